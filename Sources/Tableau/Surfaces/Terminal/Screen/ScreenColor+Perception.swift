#if !canImport(UIKit)
import Foundation

/// Perception of colours: the nearest of a set, and the legibility of text.
extension ScreenColor {
    /// Creates one of the entries 16 to 255 that 256-colour terminals have in common.
    package init(entryOf256 index: Int) {
        if index >= 232 {
            let grey = UInt32(8 + 10 * (index - 232))
            self.init(grey << 16 | grey << 8 | grey)
        } else {
            let steps: [UInt32] = [0, 95, 135, 175, 215, 255]
            let place = index - 16
            self.init(steps[place / 36] << 16 | steps[place / 6 % 6] << 8 | steps[place % 6])
        }
    }

    /// The nearest entry of the 256-colour cube or its grey ramp, by distance in red, green and blue.
    var nearestOf256: Int {
        // The steps of the cube are 0, 95, 135, 175, 215 and 255; the greys are 8, 18 ... 238.
        func step(_ value: Int) -> Int { value < 48 ? 0 : value < 115 ? 1 : (value - 35) / 40 }
        let cube = 16 + 36 * step(red) + 6 * step(green) + step(blue)
        let grey = 232 + max(0, min(23, (red + green + blue - 9) / 30))
        return distance(toEntry: cube) <= distance(toEntry: grey) ? cube : grey
    }

    private func distance(toEntry index: Int) -> Int {
        let other = ScreenColor(entryOf256: index)
        let (dr, dg, db) = (red - other.red, green - other.green, blue - other.blue)
        return dr * dr + dg * dg + db * db
    }

    // MARK: Contrast

    /// The amount of light, 0...1, of red, green or blue.
    private static let light: [Double] = (0..<256).map { value in
        let part = Double(value) / 255
        return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }

    private var luminance: Double {
        0.2126 * Self.light[red] + 0.7152 * Self.light[green] + 0.0722 * Self.light[blue]
    }

    /// Returns the contrast with another colour as defined by WCAG 2, from 1 to 21; nil for a
    /// colour of the user's palette.
    package func contrast(with other: ScreenColor) -> Double? {
        guard isRGB, other.isRGB else { return nil }
        let (one, two) = (luminance, other.luminance)
        return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }

    /// Creates a colour from a terminal's report: `rgb:ff/ff/ff`, with one to four digits each.
    init?(reportedAs text: Substring) {
        let form = #/rgb:([0-9a-fA-F]{1,4})/([0-9a-fA-F]{1,4})/([0-9a-fA-F]{1,4})/#
        guard let match = text.wholeMatch(of: form) else { return nil }
        let channels = [match.1, match.2, match.3].map { digits in
            (UInt32(digits, radix: 16) ?? 0) * 255 / (1 << (4 * UInt32(digits.count)) - 1)
        }
        self.init(channels.reduce(0) { $0 << 8 | $1 })
    }

    /// Whether dark text is more legible on it than light text.
    var isLight: Bool {
        (contrast(with: ScreenColor(0)) ?? 0) > (contrast(with: ScreenColor(0xFFFFFF)) ?? 0)
    }

    /// Returns the colour as shown by a terminal of a depth, if known.
    package func shown(in depth: ColorDepth) -> ScreenColor {
        depth == .ansi256 && isRGB ? ScreenColor(entryOf256: nearestOf256) : self
    }

    /// Returns this colour if text in it has a contrast with a background, as both are displayed,
    /// otherwise the nearest one towards white or black that has.
    func legible(on background: ScreenColor, contrast: Double, depth: ColorDepth) -> ScreenColor {
        let ground = background.shown(in: depth)
        func isLegible(_ color: ScreenColor) -> Bool {
            (color.shown(in: depth).contrast(with: ground) ?? contrast) >= contrast
        }
        if isLegible(self) { return self }
        let end = ScreenColor(ground.isLight ? 0 : 0xFFFFFF)
        let steps = (1..<16).lazy.map { mixed(with: end, Double($0) / 16) }
        return steps.first(where: isLegible) ?? end
    }
}
#endif
