#if !canImport(UIKit)
import Foundation

/// A colour of a cell, in four bytes: the terminal's default, one of its palette, or red-green-blue.
public struct ScreenColor: Hashable, Sendable {
    /// 0: the terminal's default; 0x01rrggbb: red-green-blue; 0x020000ii: palette entry ii.
    let packed: UInt32

    /// The terminal's default colour.
    public static let standard = ScreenColor(packed: 0)

    /// Creates a colour from `0xRRGGBB`.
    public init(_ hex: UInt32) {
        packed = 0x0100_0000 | (hex & 0xFF_FFFF)
    }

    private init(packed: UInt32) {
        self.packed = packed
    }

    /// Returns one of the sixteen colours of the user's palette: 0 to 7 dark, 8 to 15 bright; for a
    /// larger number, the last four bits are used.
    public static func palette(_ index: UInt8) -> ScreenColor {
        ScreenColor(packed: 0x0200_0000 | UInt32(index & 15))
    }

    var isRGB: Bool { packed >> 24 == 1 }
    var isPalette: Bool { packed >> 24 == 2 }
    var red: Int { Int(packed >> 16 & 255) }
    var green: Int { Int(packed >> 8 & 255) }
    var blue: Int { Int(packed & 255) }

    /// Returns a mix with a fraction (0...1) of another colour; colours without known
    /// red-green-blue values switch half-way.
    package func mixed(with other: ScreenColor, _ fraction: Double) -> ScreenColor {
        let fraction = max(0, min(1, fraction))
        guard isRGB, other.isRGB else { return fraction < 0.5 ? self : other }
        func channel(_ from: Int, _ to: Int) -> UInt32 {
            UInt32(Double(from) + Double(to - from) * fraction)
        }
        return ScreenColor(
            channel(red, other.red) << 16 | channel(green, other.green) << 8
                | channel(blue, other.blue))
    }

    /// The nearest of the sixteen palette colours.
    var nearestOf16: Int {
        if isPalette { return Int(packed & 15) }
        let brightest = max(red, green, blue)
        if brightest < 64 { return 0 }
        let darkest = min(red, green, blue)
        if brightest - darkest < 32 { return brightest < 128 ? 8 : brightest < 200 ? 7 : 15 }
        let threshold = (brightest + darkest) / 2
        let base = (red > threshold ? 1 : 0) | (green > threshold ? 2 : 0)
        return base | (blue > threshold ? 4 : 0) | (brightest > 190 ? 8 : 0)
    }

    // MARK: The 256 colours

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

/// The number of colours that a terminal shows.
package enum ColorDepth: Comparable, Sendable {
    /// No colour: only bold, reverse and underline.
    case none
    /// The sixteen colours of the user's palette.
    case ansi16
    case ansi256
    case truecolor
}
#endif
