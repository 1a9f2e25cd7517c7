#if !canImport(UIKit)
/// A block element of Unicode that is one rectangle: the part of its cell that it fills, in eighths.
///
/// Fonts draw these with gaps between lines. Drawn as rectangles they join, as on a terminal.
package struct BlockElement: Equatable {
    static let full = BlockElement()

    package private(set) var left = 0
    package private(set) var top = 0
    package private(set) var width = 8
    package private(set) var height = 8

    private init() {}

    /// Creates the rectangle of a character; nil if it is not one rectangle.
    package init?(_ text: String) {
        let scalars = text.unicodeScalars
        guard let first = scalars.first, scalars.dropFirst().isEmpty else { return nil }
        switch Int(first.value) {
        case 0x2580: height = 4  // upper half
        case let code where 0x2581...0x2588 ~= code:  // lower eighths, up to the full block
            height = code - 0x2580
            top = 8 - height
        case let code where 0x2589...0x258F ~= code: width = 0x2590 - code  // left eighths
        case 0x2590:  // right half
            left = 4
            width = 4
        default: return nil
        }
    }
}
#endif
