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
public struct TerminalTheme: Sendable, Equatable {
    /// The name that `--theme` knows it by.
    public let name: String

    var page: ScreenColor
    var card: ScreenColor
    var bar: ScreenColor
    var title: ScreenColor
    var secondary: ScreenColor
    var accent: ScreenColor
    var selection: ScreenColor
    var selectedTitle: ScreenColor
    var flash: ScreenColor
    var field: ScreenColor
    /// The least contrast of letters with what they stand on, as WCAG 2 asks for it: level AA, or AAA
    /// for the theme that is all about contrast.
    var leastContrast: Double { name == Self.highContrast.name ? 7 : 4.5 }
    /// Whether a selected row is shown by exchanging its colours.
    var reversesSelection = false

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
        flash: ScreenColor(0x0000A0), field: ScreenColor(0x303030))

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

    private init(
        name: String, page: ScreenColor, card: ScreenColor, bar: ScreenColor,
        title: ScreenColor, secondary: ScreenColor, accent: ScreenColor, selection: ScreenColor,
        selectedTitle: ScreenColor, flash: ScreenColor, field: ScreenColor,
        reversesSelection: Bool = false
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
    }
}
#endif
