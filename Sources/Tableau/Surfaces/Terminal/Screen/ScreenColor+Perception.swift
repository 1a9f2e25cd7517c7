#if !canImport(UIKit)
import Foundation
import Synchronization

/// Perception of colours: the nearest of a set, and the legibility of text.
extension ScreenColor {
    /// A colour in Oklab, where distances correspond to perceived differences.
    ///
    /// Björn Ottosson, "A perceptual color space for image processing", 2020.
    private struct Oklab {
        var (lightness, a, b): (Double, Double, Double)

        init(_ color: ScreenColor) {
            let (red, green, blue) = color.linear
            let l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
            let m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
            let s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
            lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
            a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
            b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
        }

        func distance(to other: Oklab) -> Double {
            let (dl, da, db) = (lightness - other.lightness, a - other.a, b - other.b)
            return dl * dl + da * da + db * db
        }
    }

    /// The 240 of the 256 colours that do not depend on the user's palette: the cube, then the
    /// greys.
    private static let fixed: [(color: ScreenColor, lab: Oklab)] = (16..<256).map { index in
        let color = ScreenColor(entryOf256: index)
        return (color, Oklab(color))
    }

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

    /// A cache of nearest colours: a screen has few colours, but needs them for each cell.
    private static let known = Mutex<[UInt32: Int]>([:])

    /// The visually nearest entry of the 256-colour cube or its grey ramp.
    var nearestOf256: Int {
        if isPalette { return Int(packed & 15) }
        return Self.known.withLock { known in
            if let entry = known[packed] { return entry }
            // A film of blended colours must not use unlimited memory.
            if known.count >= 4_096 { known.removeAll(keepingCapacity: true) }
            let entry = findNearestOf256()
            known[packed] = entry
            return entry
        }
    }

    private func findNearestOf256() -> Int {
        let own = Oklab(self)
        var (nearest, least) = (0, Double.infinity)
        for (index, entry) in Self.fixed.enumerated() {
            let distance = own.distance(to: entry.lab)
            if distance < least { (nearest, least) = (index, distance) }
        }
        return 16 + nearest
    }

    // MARK: Contrast

    /// Red, green and blue as amounts of light, 0...1.
    private var linear: (Double, Double, Double) {
        (Self.light[red], Self.light[green], Self.light[blue])
    }

    private static let light: [Double] = (0..<256).map { value in
        let part = Double(value) / 255
        return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }

    private var luminance: Double {
        let (red, green, blue) = linear
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    /// Returns the contrast with another colour as defined by WCAG 2, from 1 to 21; nil for a
    /// colour of the user's palette.
    package func contrast(with other: ScreenColor) -> Double? {
        guard isRGB, other.isRGB else { return nil }
        let (one, two) = (luminance, other.luminance)
        return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }

    /// Creates a colour from a terminal's report: `rgb:ff/ff/ff`, each part with one to four
    /// digits.
    init?(reportedAs text: Substring) {
        let parts = text.dropFirst(4).split(separator: "/", omittingEmptySubsequences: false)
        guard text.hasPrefix("rgb:"), parts.count == 3 else { return nil }
        var hex: UInt32 = 0
        for part in parts {
            guard (1...4).contains(part.utf8.count), part.allSatisfy(\.isHexDigit),
                let value = UInt32(part, radix: 16)
            else { return nil }
            hex = hex << 8 | value * 255 / (1 << (4 * UInt32(part.utf8.count)) - 1)
        }
        self.init(hex)
    }

    /// Whether dark text is more legible on it than light text.
    var isLight: Bool {
        (contrast(with: ScreenColor(0)) ?? 0) > (contrast(with: ScreenColor(0xFFFFFF)) ?? 0)
    }

    /// Returns the colour as shown by a terminal of a depth, if known.
    package func shown(in depth: ColorDepth) -> ScreenColor {
        depth == .ansi256 && isRGB ? ScreenColor(entryOf256: nearestOf256) : self
    }

    /// Returns this colour if text in it is legible on another, otherwise the nearest legible one
    /// towards white or black.
    ///
    /// - Parameters:
    ///   - background: The background of the text.
    ///   - contrast: The minimum contrast.
    ///   - depth: The number of colours the terminal shows: the displayed colour counts.
    func legible(on background: ScreenColor, contrast: Double, depth: ColorDepth) -> ScreenColor {
        let ground = background.shown(in: depth)
        func isLegible(_ color: ScreenColor) -> Bool {
            (color.shown(in: depth).contrast(with: ground) ?? contrast) >= contrast
        }
        if isLegible(self) { return self }
        let end = ScreenColor(ground.isLight ? 0 : 0xFFFFFF)
        for step in 1..<16 {
            let color = mixed(with: end, Double(step) / 16)
            if isLegible(color) { return color }
        }
        return end
    }
}
#endif
