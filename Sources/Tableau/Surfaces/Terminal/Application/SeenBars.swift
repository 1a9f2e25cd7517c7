#if !canImport(UIKit)
import Tableau

/// What a frame shows outside the table, for clicks there.
@MainActor struct SeenBars {
    /// A line of a message, which covers the table or the hints.
    struct Message {
        let row: Int
        let columns: Range<Int>
        let text: String
        /// The toast; nil for a question and for the message of the status line.
        var toast: Int?
        /// The whole message of the status line.
        var message: String?
    }

    /// The keys of the focused row's actions; nil if a message covers the hints.
    var rowKeys: Set<Character>?
    var hints: [(hint: KeyHints.Hint, columns: Range<Int>)] = []
    var title: TitleBar?
    var messages: [Message] = []
}

extension BarPainter {
    /// The lines of the question or of the message, of which the last is in the status line, and
    /// the toasts above them.
    var messages: [SeenBars.Message] {
        let lines = messageLines
        let first = frame.statusLine - lines.count + 1
        let message = application.question == nil ? application.message : nil
        let status = zip(first..., lines).map { row, text in
            SeenBars.Message(row: row, columns: 0..<width, text: text, message: message)
        }
        return status + toasts(above: min(first, frame.statusLine))
    }

    /// Boxes at the right, or lines for a screen reader.
    private func toasts(above end: Int) -> [SeenBars.Message] {
        // At least half of the table stays visible.
        let shown = application.toasts.suffix(max(1, frame.tableLines.count / 2))
        return zip(shown, (end - shown.count)...).compactMap { toast, row in
            guard frame.tableLines.contains(row) else { return nil }
            let text = TextWrap.truncated(toast.text, to: width - 4)
            let left = width - 3 - CharacterWidth.columns(of: text)
            return SeenBars.Message(
                row: row, columns: context.isAccessible ? 0..<width : left..<(width - 1),
                text: text, toast: toast.id)
        }
    }

    func paint(_ messages: [SeenBars.Message], into buffer: inout ScreenBuffer) {
        let status = context.style(theme.title, on: theme.bar, .bold)
        let toast = context.style(
            theme.title, on: theme.field, theme.reversesSelection ? .reverse : [])
        for message in messages {
            let isToast = message.toast != nil
            buffer.fill(
                row: message.row, columns: message.columns, style: isToast ? toast : bar)
            buffer.put(
                message.text, column: message.columns.lowerBound + 1, row: message.row,
                style: isToast ? toast : status)
        }
    }
}
#endif
