#if !canImport(UIKit)
/// One cell of a screen: a glyph of the pool and its style, sixteen bytes.
package struct ScreenCell: Equatable, Sendable {
    /// The number of the glyph; 0 is the right half of a two-column glyph.
    var glyph: UInt32
    var style: ScreenStyle

    static let space: UInt32 = 0x20

    init(glyph: UInt32 = ScreenCell.space, style: ScreenStyle = ScreenStyle()) {
        self.glyph = glyph
        self.style = style
    }

    /// Whether only the background is visible.
    var isBlank: Bool { glyph == Self.space && style.attributes.isEmpty }

    // Written explicitly, since the synthesised comparison of nested structs is four times as slow
    // in the encoder's inner loop.
    package static func == (left: ScreenCell, right: ScreenCell) -> Bool {
        left.glyph == right.glyph
            && left.style.foreground.packed == right.style.foreground.packed
            && left.style.background.packed == right.style.background.packed
            && left.style.attributes.rawValue == right.style.attributes.rawValue
    }
}
#endif
