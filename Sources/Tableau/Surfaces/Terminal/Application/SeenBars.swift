#if !canImport(UIKit)
/// What a frame shows outside the table, for clicks there.
@MainActor struct SeenBars {
    /// The keys of the focused row's actions; nil if a message covers the hints.
    var rowKeys: Set<Character>?
    var hints: [(hint: KeyHints.Hint, columns: Range<Int>)] = []
    /// The lines of a question or a message, which cover the table or the hints.
    var messageLines = 0..<0
    /// The whole message; nil for none, and for a question.
    var message: String?
}

extension TerminalApplication {
    /// Dismisses the long message that was shown in a line; returns false if none was.
    func dismissMessage(row: Int) -> Bool {
        // In the status line, clicks are for the hints.
        guard row < size.rows - 1, seen.messageLines.contains(row) else { return false }
        if message == seen.message { message = nil }
        return true
    }
}
#endif
