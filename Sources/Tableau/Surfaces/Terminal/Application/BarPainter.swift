/// Draws the title bar and the status line.
@MainActor struct BarPainter {
    let application: TerminalApplication
    let context: DrawingContext
    let frame: ScreenFrame

    private var screen: TerminalScreen { application.top }
    private var width: Int { frame.size.columns }
    private var theme: TerminalTheme { context.theme }
    private var bar: ScreenStyle {
        context.style(theme.title, on: theme.bar, theme.reversesSelection ? .underline : [])
    }
    private var faint: ScreenStyle {
        context.style(theme.secondary, on: theme.bar, theme.reversesSelection ? .dim : [])
    }

    private static let spinner = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]

    /// Where the way back is shown, if there is one.
    static func backText(_ application: TerminalApplication) -> String? {
        guard application.screens.count > 1 else { return nil }
        let below = application.screens[application.screens.count - 2]
        return "‹ " + (below.title.isEmpty ? "Back" : below.title)
    }

    func paintTitle(into buffer: inout ScreenBuffer, at time: Double) {
        buffer.fill(row: 0, style: bar)
        var left = 1
        if let back = Self.backText(application) {
            let shown = TextWrap.truncated(back, to: width / 3)
            left = buffer.put(
                shown, column: 1, row: 0,
                style: context.style(theme.accent, on: theme.bar, bar.attributes))
            left += 1
        }
        let right = rightText(at: time)
        let rightColumns = CharacterWidth.columns(of: right)
        let rightStart = max(left, width - 1 - rightColumns)
        if rightColumns < width / 2 {
            buffer.put(
                right, column: rightStart, row: 0,
                style: context.style(theme.accent, on: theme.bar, bar.attributes))
        }
        let room = max(0, rightStart - left - 1)
        let title = TextWrap.truncated(screen.title, to: room)
        let columns = CharacterWidth.columns(of: title)
        let centred = (width - columns) / 2
        let column = max(left, min(centred, rightStart - 1 - columns))
        buffer.put(title, column: column, row: 0, style: bar.with(.bold))
    }

    private func rightText(at time: Double) -> String {
        if screen.isLoading {
            if context.isAccessible || !application.options.isAnimated { return "Loading…" }
            return Self.spinner[Int(time * 12) % Self.spinner.count] + " Loading…"
        }
        // While a filter is typed, their keys are letters of it.
        if screen.filter?.isTyping == true { return "" }
        return screen.actions.prefix(2).map { "\($0.key) \($0.title)" }.joined(separator: "  ")
    }

    /// Draws the status line; returns the place of the cursor if a filter is typed there.
    func paintStatus(into buffer: inout ScreenBuffer) -> ScreenEncoder.Cursor? {
        let row = frame.statusLine
        buffer.fill(row: row, style: faint)
        if let filter = screen.filter, filter.isTyping {
            let end = buffer.put("/" + filter.query, column: 1, row: row, style: bar)
            let count = filter.summary
            buffer.put(
                count, column: max(end + 2, width - 1 - CharacterWidth.columns(of: count)),
                row: row, style: faint)
            return ScreenEncoder.Cursor(column: min(end, width - 1), row: row)
        }
        let position = screen.positionText
        let positionStart = width - 1 - CharacterWidth.columns(of: position)
        buffer.put(position, column: positionStart, row: row, style: faint)
        let room = max(0, positionStart - 2)
        if let message = application.message {
            buffer.put(
                TextWrap.truncated(message, to: room), column: 1, row: row,
                style: context.style(theme.title, on: theme.bar, .bold))
        } else {
            buffer.put(hints(room: room), column: 1, row: row, style: faint)
        }
        return nil
    }

    private func hints(room: Int) -> String {
        var hints: [String]
        if screen.editor != nil {
            hints = ["Esc done", "Tab next field"]
        } else if screen.awaitsSectionLetter {
            hints = ["Letter of the section to jump to"]
        } else {
            hints = ["↑↓ move", "⏎ open"]
            if application.screens.count > 1 { hints.append("Esc back") }
            if let filter = screen.filter { hints = ["/\(filter.query)", "Esc clear"] }
            hints += screen.actions.map { "\($0.key) \($0.title)" }
            hints += ["/ filter", "? help", "q quit"]
        }
        var text = ""
        for hint in hints {
            let next = text.isEmpty ? hint : text + "  " + hint
            if CharacterWidth.columns(of: next) > room { break }
            text = next
        }
        return text
    }
}
