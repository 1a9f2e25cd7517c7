#if !canImport(UIKit)
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
