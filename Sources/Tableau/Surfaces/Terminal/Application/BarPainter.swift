#if !canImport(UIKit)
import Tableau

/// The end of the status line: lasting texts, a progress bar and the position of the focus.
@MainActor struct StatusEnd {
    let text: String
    let bar: ProgressBar?

    init(_ application: TerminalApplication, width: Int) {
        bar = application.progress.map {
            ProgressBar($0, width: width, isAccessible: application.options.isAccessible)
        }
        let items = StatusItems(application.top.statusItems, width: width).trailing
        let position = application.top.positionText
        let parts = [bar?.text ?? ""] + items + [position]
        text = parts.filter { !$0.isEmpty }.joined(separator: "  ")
    }

    var columns: Int { CharacterWidth.columns(of: text) }
}

/// Draws the title bar and the status line.
@MainActor struct BarPainter {
    let application: TerminalApplication
    let screen: TerminalScreen
    let context: DrawingContext

    private var frame: ScreenFrame { context.frame }
    private var width: Int { frame.size.columns }
    private var theme: TerminalTheme { context.theme }
    private var bar: ScreenStyle {
        context.style(theme.title, on: theme.bar, theme.reversesSelection ? .underline : [])
    }
    private var faint: ScreenStyle {
        context.style(theme.secondary, on: theme.bar, theme.reversesSelection ? .dim : [])
    }

    private static let spinner = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]

    /// Draws the title bar; it is faint where another screen has the focus.
    func paintTitle(into buffer: inout ScreenBuffer, at time: Double) -> TitleBar {
        buffer.fill(row: 0, style: bar)
        let titleBar = TitleBar(
            application, screen, width: width,
            loading: screen.isLoading ? loadingTexts(at: time) : nil)
        let accent = context.style(theme.accent, on: theme.bar, bar.attributes)
        for item in [titleBar.back].compactMap({ $0 }) + titleBar.right {
            buffer.put(
                item.text, column: item.columns.lowerBound, row: 0,
                style: accent)
        }
        buffer.put(
            titleBar.title.text, column: titleBar.title.columns.lowerBound, row: 0,
            style: screen === application.top ? bar.with(.bold) : faint)
        return titleBar
    }

    private func loadingTexts(at time: Double) -> [String] {
        if context.isAccessible || !application.options.isAnimated { return ["Loading…", "…"] }
        let spinner = Self.spinner[Int(time * 12) % Self.spinner.count]
        return [spinner + " Loading…", spinner]
    }

    // MARK: The status line

    /// Draws the status line, and the messages that cover the tables; returns the cursor's place if a
    /// filter is being typed.
    func paintStatus(
        into buffer: inout ScreenBuffer, seen: inout SeenBars
    ) -> ScreenEncoder.Cursor? {
        buffer.fill(row: frame.statusLine, style: faint)
        let content = application.statusContent
        seen.messages = messages(content)
        for message in seen.messages { paint(message, into: &buffer) }
        switch content {
        case .question: return nil
        case .search(let text, let found): return paint(search: text, found: found, into: &buffer)
        case .hints:
            paintHints(into: &buffer, seen: &seen)
            return nil
        }
    }

    /// Draws the hints, unless a message covers them, and the end of the line if that has room.
    private func paintHints(into buffer: inout ScreenBuffer, seen: inout SeenBars) {
        let row = frame.statusLine
        let end = StatusEnd(application, width: width)
        let start = width - 1 - end.columns
        if let message = application.message {
            if CharacterWidth.columns(of: message) > max(0, start - 2) { return }
        } else {
            let hints = KeyHints(application, width: width, end: end.columns)
            (seen.hints, seen.rowKeys) = (hints.shown, hints.rowKeys)
            buffer.put(hints.leading, column: 1, row: row, style: faint)
            if let prompt = hints.prompt {
                buffer.put(prompt, column: hints.start, row: row, style: bar)
            }
            for (hint, columns) in hints.shown {
                let end = buffer.put(
                    hint.name, column: columns.lowerBound, row: row, style: bar)
                buffer.put(hint.word, column: end + 1, row: row, style: faint)
            }
        }
        let next = buffer.put(end.text, column: start, row: row, style: faint)
        if let bar = end.bar, next <= width {
            let done = String(repeating: "━", count: bar.done.count)
            buffer.put(
                done, column: start + bar.done.lowerBound, row: row,
                style: context.style(theme.accent, on: theme.bar, faint.attributes).with(.bold))
        }
    }

    private func paint(
        search text: LineEditor, found: String, into buffer: inout ScreenBuffer
    ) -> ScreenEncoder.Cursor {
        let row = frame.statusLine
        let start = buffer.put("/", column: 1, row: row, style: bar)
        let layout = LineLayout(text, width: width - start)
        let end = buffer.put(layout.text, column: start, row: row, style: bar)
        buffer.put(
            found, column: max(end + 2, width - 1 - CharacterWidth.columns(of: found)),
            row: row, style: faint)
        return ScreenEncoder.Cursor(column: min(start + layout.cursor, width - 1), row: row)
    }

    // MARK: Messages

    /// Returns the lines of the question or of the message, of which the last is in the status line,
    /// and the toasts above them; no message while a search is typed there.
    private func messages(_ content: StatusContent) -> [SeenBars.Message] {
        let lines: [String]
        switch content {
        case .question(let question):
            lines = self.lines(of: question.text, ending: question.ending(in: width - 2))
        case .search: lines = []
        case .hints: lines = application.message.map { self.lines(of: $0) } ?? []
        }
        let first = frame.statusLine - lines.count + 1
        let message = application.question == nil ? application.message : nil
        let status = zip(first..., lines).map { row, text in
            SeenBars.Message(row: row, columns: 0..<width, text: text, message: message)
        }
        return status + toasts(above: min(first, frame.statusLine))
    }

    /// Returns the lines of a message, which covers up to about half of the table if it is longer
    /// than the status line.
    ///
    /// - Parameter ending: The end of the message, which is never cut.
    private func lines(of message: String, ending: String = "") -> [String] {
        let lines = TextWrap.lines(of: message + ending, width: max(1, width - 2))
        let most = 1 + (frame.tableLines.count + 1) / 2
        guard lines.count > most else { return lines }
        let room = width - 2 - CharacterWidth.columns(of: ending)
        return lines.prefix(most - 1)
            + [TextWrap.truncated(lines[most - 1] + " …", to: room) + ending]
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

    private func paint(_ message: SeenBars.Message, into buffer: inout ScreenBuffer) {
        let isToast = message.toast != nil
        let toast = context.style(
            theme.title, on: theme.field, theme.reversesSelection ? .reverse : [])
        let status = context.style(theme.title, on: theme.bar, .bold)
        buffer.fill(row: message.row, columns: message.columns, style: isToast ? toast : bar)
        buffer.put(
            message.text, column: message.columns.lowerBound + 1, row: message.row,
            style: isToast ? toast : status)
    }
}
#endif
