#if !canImport(UIKit)
import Tableau

/// A temporary message above the status line.
struct Toast {
    let id: Int
    let text: String
    let timer: TerminalTimer

    /// The maximum number visible at once; a further one replaces the first.
    static let most = 3
}

extension TerminalApplication {
    /// Shows a temporary message above the status line; it covers no key hints, and up to three are
    /// visible at once.
    ///
    /// - Parameters:
    ///   - text: The message, in a few words.
    ///   - seconds: The time for which it is visible.
    public func toast(_ text: String, for seconds: Double = 3) {
        let id = (toasts.last?.id ?? 0) + 1
        let timer = clock.schedule(after: max(0, seconds)) { [weak self] in
            self?.toasts.removeAll { $0.id == id }
        }
        toasts.append(Toast(id: id, text: text, timer: timer))
        if toasts.count > Toast.most { toasts.removeFirst().timer.cancel() }
    }
}

extension TerminalApplication {
    /// Dismisses the toast or the long message that was shown at a place; returns false if none was.
    func dismissMessage(column: Int, row: Int) -> Bool {
        let hit = seen.messages.first { $0.row == row && $0.columns.contains(column) }
        guard let hit else { return false }
        if let index = toasts.firstIndex(where: { $0.id == hit.toast }) {
            toasts.remove(at: index).timer.cancel()
        } else if hit.toast == nil, message == hit.text {
            message = nil
        }
        return true
    }
}

/// Draws toasts above the status line: boxes at the right, or lines for a screen reader.
struct ToastPainter {
    let context: DrawingContext
    let frame: ScreenFrame
    /// The lines above the status line that a question or a message takes.
    let linesBelow: Int

    /// Returns the visible toasts, each with its text and its place on the screen.
    func places(
        of toasts: [Toast]
    ) -> [(toast: Toast, text: String, row: Int, columns: Range<Int>)] {
        let lines = frame.tableLines
        // At least half of the table stays visible.
        let shown = toasts.suffix(max(1, lines.count / 2))
        let width = frame.size.columns
        let first = lines.upperBound - linesBelow - shown.count
        return zip(shown, first...).compactMap { toast, row in
            guard lines.contains(row) else { return nil }
            let text = TextWrap.truncated(toast.text, to: width - 4)
            let left = width - 3 - CharacterWidth.columns(of: text)
            return (toast, text, row, context.isAccessible ? 0..<width : left..<(width - 1))
        }
    }

    func paint(_ toasts: [Toast], into buffer: inout ScreenBuffer) {
        let theme = context.theme
        let style = context.style(
            theme.title, on: theme.field, theme.reversesSelection ? .reverse : [])
        for (_, text, row, columns) in places(of: toasts) {
            buffer.fill(row: row, columns: columns, style: style)
            buffer.put(text, column: columns.lowerBound + 1, row: row, style: style)
        }
    }
}
#endif
