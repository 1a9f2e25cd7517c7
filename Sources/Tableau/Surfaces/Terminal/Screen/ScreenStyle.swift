#if !canImport(UIKit)
/// The style of a cell: two colours and attributes.
package struct ScreenStyle: Hashable, Sendable {
    /// Attributes that every terminal supports.
    package struct Attributes: OptionSet, Hashable, Sendable {
        package let rawValue: UInt32

        package init(rawValue: UInt32) { self.rawValue = rawValue }

        package static let bold = Attributes(rawValue: 1)
        package static let dim = Attributes(rawValue: 2)
        /// Text and background colours are exchanged.
        package static let reverse = Attributes(rawValue: 4)
        package static let underline = Attributes(rawValue: 8)
    }

    package var foreground: ScreenColor
    package var background: ScreenColor
    package var attributes: Attributes

    package init(
        _ foreground: ScreenColor = .standard, on background: ScreenColor = .standard,
        _ attributes: Attributes = []
    ) {
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
    }

    package func with(_ more: Attributes) -> ScreenStyle {
        ScreenStyle(foreground, on: background, attributes.union(more))
    }
}

/// One cell of a screen: a glyph of the pool and its style, sixteen bytes.
package struct ScreenCell: Equatable, Sendable {
    /// The number of the glyph; 0 is the right half of a two-column glyph.
    var glyph = ScreenCell.space
    var style = ScreenStyle()

    static let space: UInt32 = 0x20
}
#endif
