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

/// Draws toasts above the status line: boxes at the right, or lines for a screen reader.
struct ToastPainter {
    let context: DrawingContext
    let frame: ScreenFrame

    func paint(_ toasts: [Toast], into buffer: inout ScreenBuffer) {
        let lines = frame.tableLines
        // At least half of the table stays visible.
        let shown = toasts.suffix(max(1, lines.count / 2))
        let theme = context.theme
        let width = frame.size.columns
        let style = context.style(
            theme.title, on: theme.field, theme.reversesSelection ? .reverse : [])
        for (index, toast) in shown.enumerated() {
            let row = lines.upperBound - shown.count + index
            guard lines.contains(row) else { continue }
            let text = TextWrap.truncated(toast.text, to: width - 4)
            let columns = CharacterWidth.columns(of: text)
            let left = context.isAccessible ? 0 : width - 3 - columns
            buffer.fill(
                row: row, columns: left..<(context.isAccessible ? width : width - 1), style: style)
            buffer.put(text, column: left + 1, row: row, style: style)
        }
    }
}
#endif
