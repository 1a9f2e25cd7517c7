#if !canImport(UIKit)
/// The colours of a terminal application.
///
/// ```swift
/// var options = TerminalOptions()
/// options.theme = .light
/// ```
///
/// Without a choice, an application takes ``dark`` or ``light``, as the terminal's background is, or
/// ``palette`` where a terminal has sixteen colours, or ``noColor`` where it has none.
public struct TerminalTheme: Sendable, Hashable {
    /// The name that `--theme` knows a built-in one by.
    public var name: String

    /// Behind everything.
    public var page: ScreenColor
    /// Behind rows.
    public var card: ScreenColor
    /// Behind the title bar and the status line.
    public var bar: ScreenColor
    /// The letters of titles.
    public var title: ScreenColor
    /// The letters of values, subtitles and hints.
    public var secondary: ScreenColor
    /// The letters of what can be done, and of marks.
    public var accent: ScreenColor
    /// Behind the row with the focus.
    public var selection: ScreenColor
    /// The letters of the title of the row with the focus.
    public var selectedTitle: ScreenColor
    /// Behind a row whose content is new, for a moment.
    public var flash: ScreenColor
    /// Behind what is edited, menus, the help and messages.
    public var field: ScreenColor
    /// Whether a selected row is shown by exchanging its colours: where colours are the user's own.
    public var reversesSelection: Bool
    /// The least contrast of letters with what they stand on, as WCAG 2 counts it, from 1 to 21.
    ///
    /// Letters that have less are made lighter or darker until they have it, in every state of a row.
    public var leastContrast: Double

    /// Light letters on a dark ground; the default.
    public static let dark = TerminalTheme(
        name: "dark", page: ScreenColor(0x1C1C1E), card: ScreenColor(0x2C2C2E),
        bar: ScreenColor(0x0B0B0D), title: ScreenColor(0xF2F2F7),
        secondary: ScreenColor(0x9A9AA2), accent: ScreenColor(0x0A84FF),
        selection: ScreenColor(0x2F3E5C), selectedTitle: ScreenColor(0xFFFFFF),
        flash: ScreenColor(0x6B5B00), field: ScreenColor(0x3A3A3E))

    /// Dark letters on a light ground.
    public static let light = TerminalTheme(
        name: "light", page: ScreenColor(0xF2F2F7), card: ScreenColor(0xFFFFFF),
        bar: ScreenColor(0xE2E2E8), title: ScreenColor(0x1A1A1C),
        secondary: ScreenColor(0x6A6A72), accent: ScreenColor(0x0062CC),
        selection: ScreenColor(0xCFE3FB), selectedTitle: ScreenColor(0x000000),
        flash: ScreenColor(0xFFE58A), field: ScreenColor(0xE9E9EE))

    /// The strongest contrasts, for tired or weak eyes.
    public static let highContrast = TerminalTheme(
        name: "high-contrast", page: ScreenColor(0x000000), card: ScreenColor(0x000000),
        bar: ScreenColor(0x000000), title: ScreenColor(0xFFFFFF),
        secondary: ScreenColor(0xFFFFFF), accent: ScreenColor(0xFFFF00),
        selection: ScreenColor(0xFFFF00), selectedTitle: ScreenColor(0x000000),
        flash: ScreenColor(0x0000A0), field: ScreenColor(0x303030), leastContrast: 7)

    /// The sixteen colours of the user's own palette, on the terminal's own background.
    public static let palette = TerminalTheme(
        name: "palette", page: .standard, card: .standard, bar: .standard, title: .standard,
        secondary: .standard, accent: .palette(6), selection: .standard,
        selectedTitle: .standard, flash: .standard, field: .standard,
        reversesSelection: true)

    /// No colours at all: bold, underline and reverse say everything.
    public static let noColor = TerminalTheme(
        name: "no-color", page: .standard, card: .standard, bar: .standard, title: .standard,
        secondary: .standard, accent: .standard, selection: .standard, selectedTitle: .standard,
        flash: .standard, field: .standard, reversesSelection: true)

    /// Every theme, in the order that the documentation names them.
    public static let all: [TerminalTheme] = [.dark, .light, .highContrast, .palette, .noColor]

    /// The theme with a name; nil if there is none.
    public init?(named name: String) {
        guard let theme = Self.all.first(where: { $0.name == name }) else { return nil }
        self = theme
    }

    /// A theme of your own.
    ///
    /// To change a few colours of a built-in one, copy it:
    ///
    /// ```swift
    /// var theme = TerminalTheme.dark
    /// theme.accent = ScreenColor(0xFF9F0A)
    /// ```
    public init(
        name: String, page: ScreenColor, card: ScreenColor, bar: ScreenColor,
        title: ScreenColor, secondary: ScreenColor, accent: ScreenColor, selection: ScreenColor,
        selectedTitle: ScreenColor, flash: ScreenColor, field: ScreenColor,
        reversesSelection: Bool = false, leastContrast: Double = 4.5
    ) {
        self.name = name
        self.page = page
        self.card = card
        self.bar = bar
        self.title = title
        self.secondary = secondary
        self.accent = accent
        self.selection = selection
        self.selectedTitle = selectedTitle
        self.flash = flash
        self.field = field
        self.reversesSelection = reversesSelection
        self.leastContrast = leastContrast
    }
}
#endif
