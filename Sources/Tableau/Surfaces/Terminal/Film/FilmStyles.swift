#if !canImport(UIKit)
/// The styles of a film as classes of its style sheet, each with a light and a dark variant.
struct FilmStyles {
    /// The dark and light variants of a style.
    struct Pair: Hashable {
        var dark: ScreenStyle
        var light: ScreenStyle
    }

    private var names: [Pair: Int] = [:]
    private var pairs: [Pair] = []

    /// Returns the number of a style; a new one for a new style.
    mutating func number(of pair: Pair) -> Int {
        if let known = names[pair] { return known }
        names[pair] = pairs.count
        pairs.append(pair)
        return pairs.count - 1
    }

    /// The CSS rules of all styles.
    var css: String {
        var light = ""
        var dark = ""
        for (number, pair) in pairs.enumerated() {
            light += Self.rules(number, pair.light, isDark: false, withAttributes: true)
            dark += Self.rules(number, pair.dark, isDark: true, withAttributes: false)
        }
        return light + "@media(prefers-color-scheme:dark){\n\(dark)}\n"
    }

    private static func rules(
        _ number: Int, _ style: ScreenStyle, isDark: Bool, withAttributes: Bool
    ) -> String {
        var letters = hex(style.foreground, isDark ? 0xF2F2F7 : 0x1A1A1C)
        var ground = hex(style.background, isDark ? 0x1C1C1E : 0xFFFFFF)
        if style.attributes.contains(.reverse) { swap(&letters, &ground) }
        var text = ".t\(number){fill:\(letters)"
        if withAttributes {
            if style.attributes.contains(.bold) { text += ";font-weight:700" }
            if style.attributes.contains(.underline) { text += ";text-decoration:underline" }
            if style.attributes.contains(.dim) { text += ";opacity:.6" }
        }
        return text + "}.b\(number){fill:\(ground)}\n"
    }

    /// The default sixteen colours of terminals.
    private static let palette: [UInt32] = [
        0x000000, 0xAA0000, 0x00AA00, 0xAA5500, 0x0000AA, 0xAA00AA, 0x008888, 0xAAAAAA,
        0x555555, 0xFF5555, 0x55FF55, 0xFFFF55, 0x5555FF, 0xFF55FF, 0x55FFFF, 0xFFFFFF,
    ]

    private static func hex(_ color: ScreenColor, _ standard: UInt32) -> String {
        let number =
            color.isRGB
            ? color.packed & 0xFF_FFFF : color.isPalette ? palette[color.nearestOf16] : standard
        let digits = String(number, radix: 16)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }
}
#endif
