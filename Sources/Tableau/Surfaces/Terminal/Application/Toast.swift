#if !canImport(UIKit)
import Tableau

/// A message above the status line that goes by itself.
struct Toast {
    let id: Int
    let text: String
    let timer: TerminalTimer

    /// How many are seen at once; a further one replaces the first.
    static let most = 3
}

extension TerminalApplication {
    /// Shows a message above the status line for a while; it covers no key hints, and up to three are seen
    /// at once.
    ///
    /// - Parameters:
    ///   - text: What it says, in a few words.
    ///   - seconds: How long it is seen.
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
        // At least half of the table stays in sight.
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
