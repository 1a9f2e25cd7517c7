#if !canImport(UIKit)
/// How a cell is drawn: two colours and attributes.
package struct ScreenStyle: Hashable, Sendable {
    /// Attributes every terminal has.
    package struct Attributes: OptionSet, Hashable, Sendable {
        /// The set as bits.
        package let rawValue: UInt32

        /// The set with the given bits.
        package init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Heavier or brighter letters.
        package static let bold = Attributes(rawValue: 1)
        /// Fainter letters.
        package static let dim = Attributes(rawValue: 2)
        /// Letters and background change places.
        package static let reverse = Attributes(rawValue: 4)
        /// A line below.
        package static let underline = Attributes(rawValue: 8)
    }

    /// The colour of the letters.
    package var foreground: ScreenColor
    /// The colour behind them.
    package var background: ScreenColor
    /// Bold, dim, reverse, underline.
    package var attributes: Attributes

    /// A style; by default the terminal's own colours.
    package init(
        _ foreground: ScreenColor = .standard, on background: ScreenColor = .standard,
        _ attributes: Attributes = []
    ) {
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
    }

    /// The style with further attributes.
    package func with(_ more: Attributes) -> ScreenStyle {
        ScreenStyle(foreground, on: background, attributes.union(more))
    }
}
#endif
