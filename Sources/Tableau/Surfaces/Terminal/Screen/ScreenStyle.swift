#if !canImport(UIKit)
/// The style of a cell: two colours and attributes.
package struct ScreenStyle: Hashable, Sendable {
    /// Attributes that every terminal supports.
    package struct Attributes: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        package let rawValue: UInt32

        /// Creates a set from bits.
        package init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Heavier or brighter text.
        package static let bold = Attributes(rawValue: 1)
        /// Fainter text.
        package static let dim = Attributes(rawValue: 2)
        /// Text and background colours are exchanged.
        package static let reverse = Attributes(rawValue: 4)
        /// A line below.
        package static let underline = Attributes(rawValue: 8)
    }

    /// The text colour.
    package var foreground: ScreenColor
    /// The background colour.
    package var background: ScreenColor
    /// Bold, dim, reverse, underline.
    package var attributes: Attributes

    /// Creates a style; by default with the terminal's own colours.
    package init(
        _ foreground: ScreenColor = .standard, on background: ScreenColor = .standard,
        _ attributes: Attributes = []
    ) {
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
    }

    /// Returns the style with further attributes.
    package func with(_ more: Attributes) -> ScreenStyle {
        ScreenStyle(foreground, on: background, attributes.union(more))
    }
}
#endif
