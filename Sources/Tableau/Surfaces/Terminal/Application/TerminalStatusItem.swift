#if !canImport(UIKit)
/// A lasting text, in a few words, in a screen's status line, left or right of the key hints.
///
/// ```swift
/// screen.statusItems = [.leading("LIVE"), .trailing("spread \(spread)")]
/// ```
///
/// Hints keep half of the line: on a narrow screen, the last items are not shown. A message covers
/// leading items while it is shown.
public enum TerminalStatusItem: Hashable, Sendable {
    /// Left of the hints.
    case leading(String)
    /// Right of the hints, before the position.
    case trailing(String)

    var text: String {
        switch self {
        case .leading(let text), .trailing(let text): text
        }
    }

    var isLeading: Bool { self == .leading(text) }
}
#endif
