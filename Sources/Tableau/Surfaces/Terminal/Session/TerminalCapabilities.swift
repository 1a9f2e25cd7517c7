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
    /// Whether it is a terminal whose cursor can be moved; otherwise only plain text is possible.
    package var isAddressable: Bool
    /// Whether animation is disabled by `NO_ANIMATION`.
    package var isStill: Bool
    /// Whether its background is light, as far as `COLORFGBG` indicates.
    package var isLight = false

    package static let full = TerminalCapabilities(
        environment: ["TERM": "xterm", "COLORTERM": "truecolor"])

    /// The capabilities of the process's terminal.
    static var current: TerminalCapabilities {
        // Dispatch, once it is used, would take the number of a closed one for itself.
        Descriptor.occupyStandardDescriptors()
        return TerminalCapabilities(
            environment: ProcessInfo.processInfo.environment,
            isTerminal: Descriptor.isTerminal(0) && Descriptor.isTerminal(1))
    }

    /// - Parameter isTerminal: Whether standard input and output are both a terminal.
    package init(environment: [String: String], isTerminal: Bool = true) {
        let term = environment["TERM"] ?? ""
        let isSet = { (name: String) in !(environment[name] ?? "").isEmpty }
        isAddressable = isTerminal && !["", "dumb", "unknown", "emacs"].contains(term)
        let locales = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0]?.uppercased() }
        let locale = locales.first { !$0.isEmpty } ?? "UTF-8"
        isUnicode = locale.contains("UTF-8") || locale.contains("UTF8")
        colorDepth = isSet("NO_COLOR") ? .none : Self.colorDepth(environment, term: term)
        isStill = isSet("NO_ANIMATION")
        // Text and background, as numbers of the sixteen colours: 7 and above 8 are light.
        let background = environment["COLORFGBG"]?.split(separator: ";").last.flatMap { Int($0) }
        isLight = background.map { $0 == 7 || (9...15).contains($0) } ?? false
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
#endif
