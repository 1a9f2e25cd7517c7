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
    let frame: ScreenFrame

    var width: Int { frame.size.columns }
    var theme: TerminalTheme { context.theme }
    var bar: ScreenStyle {
        context.style(theme.title, on: theme.bar, theme.reversesSelection ? .underline : [])
    }
    private var faint: ScreenStyle {
        context.style(theme.secondary, on: theme.bar, theme.reversesSelection ? .dim : [])
    }

    private static let spinner = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]

    /// Draws the status line and what covers the tables; returns the cursor's place if a filter is
    /// being typed.
    func paintStatus(
        into buffer: inout ScreenBuffer, seen: inout SeenBars
    ) -> ScreenEncoder.Cursor? {
        buffer.fill(row: frame.statusLine, style: faint)
        seen.messages = messages
        paint(seen.messages, into: &buffer)
        return paintStatusLine(into: &buffer, seen: &seen)
    }

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

    /// Draws the status line; returns the cursor's place if a filter is being typed there.
    private func paintStatusLine(
        into buffer: inout ScreenBuffer, seen: inout SeenBars
    ) -> ScreenEncoder.Cursor? {
        let row = frame.statusLine
        switch application.statusContent {
        case .question: return nil
        case .search(let text, let found):
            return paint(search: text, found: found, into: &buffer)
        case .hints: break
        }
        let end = StatusEnd(application, width: width)
        let positionStart = width - 1 - end.columns
        let room = max(0, positionStart - 2)
        if let message = application.message {
            if CharacterWidth.columns(of: message) > room { return nil }
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
        let next = buffer.put(end.text, column: positionStart, row: row, style: faint)
        if let bar = end.bar, next <= width {
            let done = String(repeating: "━", count: bar.done.count)
            buffer.put(
                done, column: positionStart + bar.done.lowerBound, row: row,
                style: context.style(theme.accent, on: theme.bar, faint.attributes).with(.bold))
        }
        return nil
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

    /// The lines of the question or the message, the last in the status line; empty without one,
    /// and while a search is typed there.
    var messageLines: [String] {
        switch application.statusContent {
        case .question(let question):
            lines(of: question.text, ending: question.ending(in: width - 2))
        case .search: []
        case .hints: application.message.map { lines(of: $0) } ?? []
        }
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
}
#endif
