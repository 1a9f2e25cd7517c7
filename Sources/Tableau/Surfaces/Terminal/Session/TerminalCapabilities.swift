#if !canImport(UIKit)
import Foundation
import TableauPlatform

/// The capabilities of a terminal, as far as its environment indicates.
///
/// Querying the terminal is slow and unreliable; users set the environment.
package struct TerminalCapabilities: Equatable, Sendable {
    /// The number of colours; none with `NO_COLOR`.
    package var colorDepth: ColorDepth
    /// Whether it shows more than ASCII; not with an explicit locale without UTF-8.
    package var isUnicode: Bool
    /// Whether the cursor can be moved; otherwise only plain text is possible.
    package var isAddressable: Bool
    /// Whether animation is disabled: `NO_ANIMATION`, or too few colours to fade.
    package var isStill: Bool
    /// Whether its background is light, as far as `COLORFGBG` indicates.
    package var isLight = false
    /// Whether erasing fills with the current background.
    package var erasesWithBackground: Bool

    /// The capabilities of a fully capable terminal.
    package static let full = TerminalCapabilities(
        environment: ["TERM": "xterm", "COLORTERM": "truecolor"])

    package init(environment: [String: String]) {
        let term = environment["TERM"] ?? ""
        let isSet = { (name: String) in !(environment[name] ?? "").isEmpty }
        isAddressable = !["", "dumb", "unknown", "emacs"].contains(term)
        let locales = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0]?.uppercased() }
        let locale = locales.first { !$0.isEmpty } ?? "UTF-8"
        isUnicode = locale.contains("UTF-8") || locale.contains("UTF8")
        colorDepth = isSet("NO_COLOR") ? .none : Self.colorDepth(environment, term: term)
        isStill = isSet("NO_ANIMATION") || colorDepth < .ansi256
        // Text and background, as numbers of the sixteen colours: 7 and above 8 are light.
        let background = environment["COLORFGBG"]?.split(separator: ";").last.flatMap { Int($0) }
        isLight = background.map { $0 == 7 || (9...15).contains($0) } ?? false
        erasesWithBackground = !(term == "screen" || term.hasPrefix("screen."))
    }

    private static func colorDepth(_ environment: [String: String], term: String) -> ColorDepth {
        if ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "") { return .truecolor }
        let truecolor = ["direct", "kitty", "alacritty", "foot", "wezterm", "ghostty", "contour"]
        if truecolor.contains(where: { term.contains($0) }) { return .truecolor }
        if term.contains("256color") { return .ansi256 }
        if ["vt100", "vt102", "vt220", "xterm-mono", "ansi-m"].contains(term) { return .none }
        return .ansi16
    }
}

/// The process's information about its terminal before querying it.
package struct TerminalEnvironment: Sendable {
    package var variables: [String: String]
    /// Whether standard input and output are both a terminal.
    package var isTerminal: Bool

    package init(variables: [String: String], isTerminal: Bool) {
        self.variables = variables
        self.isTerminal = isTerminal
    }

    package static var current: TerminalEnvironment {
        // Dispatch, once it is used, would take the number of a closed one for itself.
        Descriptor.occupyStandardDescriptors()
        return TerminalEnvironment(
            variables: ProcessInfo.processInfo.environment,
            isTerminal: Descriptor.isTerminal(0) && Descriptor.isTerminal(1))
    }
}
#endif
