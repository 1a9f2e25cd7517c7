#if !canImport(UIKit)
/// What a frame shows outside the table, for clicks there.
@MainActor struct SeenBars {
    /// A message at a line of the table, which it covers.
    struct Message {
        let row: Int
        let columns: Range<Int>
        let text: String?
        /// The toast; nil for the message of the status line.
        let toast: Int?
    }

    /// The keys of the focused row's actions; nil if a message covers the hints.
    var rowKeys: Set<Character>?
    var hints: [(hint: KeyHints.Hint, columns: Range<Int>)] = []
    var title: TitleBar?
    var messages: [Message] = []
}

extension BarPainter {
    /// The messages that cover the table.
    var seenMessages: [SeenBars.Message] {
        let toasts = toastPainter.places(of: application.toasts).map {
            SeenBars.Message(row: $0.row, columns: $0.columns, text: nil, toast: $0.toast.id)
        }
        let first = max(frame.tableLines.lowerBound, frame.statusLine - messageLines.count + 1)
        guard first < frame.statusLine, application.question == nil else { return toasts }
        let lines = (first..<frame.statusLine).map {
            SeenBars.Message(
                row: $0, columns: 0..<frame.size.columns, text: application.message, toast: nil)
        }
        return toasts + lines
    }
}
#endif
