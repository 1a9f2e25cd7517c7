#if !canImport(UIKit)
/// What everything on a screen is drawn with.
struct DrawingContext {
    var theme: TerminalTheme
    /// Whether a screen reader reads: no frames, marks or bars.
    var isAccessible: Bool
    /// The lines that may be drawn on; others belong to bars.
    var clip: Range<Int>

    func style(
        _ foreground: ScreenColor, on background: ScreenColor,
        _ attributes: ScreenStyle.Attributes = []
    ) -> ScreenStyle {
        ScreenStyle(foreground, on: background, attributes)
    }
}
#endif
