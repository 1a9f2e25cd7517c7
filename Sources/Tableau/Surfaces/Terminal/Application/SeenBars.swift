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

    /// Dismisses the toast or the long message that was shown at a place; returns false if none was.
    func dismissMessage(column: Int, row: Int) -> Bool {
        // In the status line, clicks are for the hints.
        guard row < size.rows - 1,
            let hit = seen.messages.first(where: {
                $0.row == row && $0.columns.contains(column)
            })
        else { return false }
        if let index = toasts.firstIndex(where: { $0.id == hit.toast }) {
            toasts.remove(at: index).timer.cancel()
        } else if hit.toast == nil, message == hit.message {
            message = nil
        }
        return true
    }
}
#endif
