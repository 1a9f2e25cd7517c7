#if !canImport(UIKit)
import Tableau

/// A lasting text in a screen's status line, left or right of the key hints.
///
/// ```swift
/// screen.statusItems = [.leading("LIVE"), .trailing("spread \(spread)")]
/// ```
///
/// Hints keep half of the line: on a narrow screen, the last items are not shown. A message covers
/// leading items while it is shown.
public struct TerminalStatusItem: Hashable, Sendable {
    /// The text, in a few words.
    public var text: String
    /// Whether it is left of the hints; otherwise it is at their right, before the position.
    public var isLeading: Bool

    /// Returns an item left of the hints.
    public static func leading(_ text: String) -> TerminalStatusItem {
        TerminalStatusItem(text: text, isLeading: true)
    }

    /// Returns an item right of the hints.
    public static func trailing(_ text: String) -> TerminalStatusItem {
        TerminalStatusItem(text: text, isLeading: false)
    }
}
#endif
