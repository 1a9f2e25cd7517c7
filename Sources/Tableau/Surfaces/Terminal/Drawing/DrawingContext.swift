#if !canImport(UIKit)
import Tableau

/// The shared settings for drawing a screen.
struct DrawingContext {
    var theme: TerminalTheme
    var depth: ColorDepth
    /// Whether to draw for a screen reader: no frames, marks or bars.
    var isAccessible: Bool
    let size: TerminalSize
    /// Knows the words of a filter, to highlight them.
    var search: SearchIndex?

    /// The lines that may be drawn; others belong to bars.
    var clip: Range<Int> { 1..<max(1, size.rows - 1) }

    /// Returns the visible lines of a slot.
    func shown(_ slot: VisibleSlot) -> Range<Int> {
        slot.lines.shifted(by: clip.lowerBound).clamped(to: clip)
    }

    /// Whether colours tell the tone of texts.
    var showsTones: Bool { depth > .none && theme.positive != .standard }

    /// Returns a style with legible text; all are made here, those of a flash as well.
    func style(
        _ foreground: ScreenColor, on background: ScreenColor,
        _ attributes: ScreenStyle.Attributes = []
    ) -> ScreenStyle {
        ScreenStyle(
            foreground.legible(on: background, contrast: theme.leastContrast, depth: depth),
            on: background, attributes)
    }

    /// Returns a background with a fraction (0...1) of a flash, if text is legible on that.
    func lit(_ background: ScreenColor, by part: Double) -> ScreenColor {
        guard part > 0 else { return background }
        let lit = background.mixed(with: theme.flash, part)
        let ground = lit.shown(in: depth)
        let best = ground.contrast(with: ScreenColor(ground.isLight ? 0 : 0xFFFFFF)) ?? .infinity
        return best < theme.leastContrast ? background : lit
    }
}
#endif
