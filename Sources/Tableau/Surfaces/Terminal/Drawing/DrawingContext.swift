#if !canImport(UIKit)
/// What everything on a screen is drawn with.
struct DrawingContext {
    var theme: TerminalTheme
    /// How many colours the terminal shows.
    var depth: ColorDepth
    /// Whether a screen reader reads: no frames, marks or bars.
    var isAccessible: Bool
    /// The lines that may be drawn on; others belong to bars.
    var clip: Range<Int>

    /// A style whose letters can be read on its background.
    ///
    /// Every style is made here, so that no state of a row, its flash included, is an exception.
    func style(
        _ foreground: ScreenColor, on background: ScreenColor,
        _ attributes: ScreenStyle.Attributes = []
    ) -> ScreenStyle {
        ScreenStyle(
            foreground.legible(on: background, contrast: theme.leastContrast, depth: depth),
            on: background, attributes)
    }

    /// A background lit by a part (0...1) of a flash; unlit where nothing could be read on it.
    func lit(_ background: ScreenColor, by part: Double) -> ScreenColor {
        guard part > 0 else { return background }
        let lit = background.mixed(with: theme.flash, part)
        let ground = lit.shown(in: depth)
        let best = [ScreenColor(0), ScreenColor(0xFFFFFF)].compactMap { ground.contrast(with: $0) }
        return (best.max() ?? .infinity) < theme.leastContrast ? background : lit
    }
}
#endif
