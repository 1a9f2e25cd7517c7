#if !canImport(UIKit)
import Tableau

/// The colours of a terminal application.
///
/// One of your own begins as a copy:
///
/// ```swift
/// var theme = TerminalTheme.dark
/// theme.accent = ScreenColor(0xFF9F0A)
/// options.theme = theme
/// ```
///
/// By default, an application uses ``dark`` or ``light``, by the terminal's background; ``palette``
/// on a terminal with sixteen colours; and ``noColor`` without colours.
public struct TerminalTheme: Sendable, Hashable {
    /// The name of a built-in theme for `--theme`.
    public var name: String

    /// The background of the screen.
    public var page = ScreenColor.standard
    /// The background of rows.
    public var card = ScreenColor.standard
    /// The background of the title bar and the status line.
    public var bar = ScreenColor.standard
    /// The text colour of titles.
    public var title = ScreenColor.standard
    /// The text colour of values, subtitles and hints.
    public var secondary = ScreenColor.standard
    /// The text colour of actions and marks.
    public var accent = ScreenColor.standard
    /// The text colour of actions that destroy something, and of negative texts.
    public var destructive = ScreenColor.standard
    /// The text colour of positive texts, and of actions that complete something.
    public var positive = ScreenColor.standard
    /// The text colour of warnings, and of actions that need attention.
    public var warning = ScreenColor.standard
    /// The background of the focused row.
    public var selection = ScreenColor.standard
    /// The text colour of the focused row's title.
    public var selectedTitle = ScreenColor.standard
    /// The brief background of a row with new content.
    public var flash = ScreenColor.standard
    /// The background of edited text, menus, the help and messages.
    public var field = ScreenColor.standard
    /// Whether a selected row is shown in reverse: for colours chosen by the user.
    public var reversesSelection = false
    /// The minimum contrast of text with its background, as defined by WCAG 2, from 1 to 21.
    ///
    /// Text with less contrast is lightened or darkened to reach it, in every state of a row.
    public var leastContrast = 4.5

    /// Light text on a dark background; the default.
    public static let dark = TerminalTheme(
        name: "dark", page: ScreenColor(0x1C1C1E), card: ScreenColor(0x2C2C2E),
        bar: ScreenColor(0x0B0B0D), title: ScreenColor(0xF2F2F7),
        secondary: ScreenColor(0x9A9AA2), accent: ScreenColor(0x0A84FF),
        destructive: ScreenColor(0xFF6961), positive: ScreenColor(0x30D158),
        warning: ScreenColor(0xFFD60A), selection: ScreenColor(0x2F3E5C),
        selectedTitle: ScreenColor(0xFFFFFF), flash: ScreenColor(0x6B5B00),
        field: ScreenColor(0x3A3A3E))

    /// Dark text on a light background.
    public static let light = TerminalTheme(
        name: "light", page: ScreenColor(0xF2F2F7), card: ScreenColor(0xFFFFFF),
        bar: ScreenColor(0xE2E2E8), title: ScreenColor(0x1A1A1C),
        secondary: ScreenColor(0x6A6A72), accent: ScreenColor(0x0062CC),
        destructive: ScreenColor(0xC40018), positive: ScreenColor(0x1B7A37),
        warning: ScreenColor(0x8A5A00), selection: ScreenColor(0xCFE3FB),
        selectedTitle: ScreenColor(0x000000), flash: ScreenColor(0xFFE58A),
        field: ScreenColor(0xE9E9EE))

    /// The highest contrast, for tired or weak eyes.
    public static let highContrast = TerminalTheme(
        name: "high-contrast", page: ScreenColor(0x000000), card: ScreenColor(0x000000),
        bar: ScreenColor(0x000000), title: ScreenColor(0xFFFFFF),
        secondary: ScreenColor(0xFFFFFF), accent: ScreenColor(0xFFFF00),
        destructive: ScreenColor(0xFF9090), positive: ScreenColor(0x7CFF9B),
        warning: ScreenColor(0xFFD000), selection: ScreenColor(0xFFFF00),
        selectedTitle: ScreenColor(0x000000), flash: ScreenColor(0x0000A0),
        field: ScreenColor(0x303030), leastContrast: 7)

    /// The sixteen colours of the user's own palette, on the terminal's own background.
    public static let palette = TerminalTheme(
        name: "palette", accent: .palette(6), destructive: .palette(1), positive: .palette(2),
        warning: .palette(3), reversesSelection: true)

    /// No colours: only bold, underline and reverse.
    public static let noColor = TerminalTheme(name: "no-color", reversesSelection: true)

    /// All built-in themes, in the order of the documentation.
    public static let all: [TerminalTheme] = [.dark, .light, .highContrast, .palette, .noColor]

    /// Returns the colour of texts with a tone; nil for a text in the colour of its place.
    func color(of tone: TextTone) -> ScreenColor? {
        switch tone {
        case .normal: nil
        case .secondary: secondary
        case .positive: positive
        case .negative: destructive
        case .warning: warning
        case .accent: accent
        }
    }
}
#endif
