#if !canImport(UIKit)
extension TerminalApplication {
    func resize(to size: TerminalSize) {
        self.size = size
        for split in stack { split.layOut(in: size) }
    }

    /// The terminal has all of the frame drawn last: input that comes from now on is an answer to it.
    func frameWasWritten() {
        for pane in split.panes { pane.screen.frameWasWritten() }
        if let drawn { (seen, self.drawn) = (drawn, nil) }
        if seen.showsQuestion, question?.seenTime == nil { question?.seenTime = clock.now }
    }

    /// Returns whether an event may open something that takes the next one, now or in a later turn.
    package func mayOpen(_ event: InputEvent) -> Bool {
        switch event {
        case .mouse(.release, _, _), .mouse(.rightPress, _, _): return true
        case .mouse, .background, .paste: return false
        case .key(let key):
            if case .character(let letter) = key {
                if isTyping { return false }
                if seen.rowKeys.contains(letter) { return true }
                if top.actions.contains(where: { $0.key == letter }) { return true }
            }
            // What only moves is followed by more for the same table.
            return isTyping || BrowsingCommand.keys.command(for: key)?.lines(page: 1) == nil
        }
    }

    package func handle(_ event: InputEvent) {
        if case .background(let color) = event { background = color }
        if case .key = event { top.pressed?.isSpent = true }
        let coversScreen = help != nil
        if !take(event) {
            let (screen, event) = split.route(event)
            _ = screen.layers.first { $0.take(event) }
        }
        // Where the user clicked, the screen on top is the wanted one.
        if case .mouse(.release, _, _) = event, !coversScreen { top.ignoresTyping = false }
        frames?.setNeedsFrame()
    }

    private func context(_ size: TerminalSize) -> DrawingContext {
        DrawingContext(
            theme: options.theme(on: background), depth: options.capabilities.colorDepth,
            isAccessible: options.isAccessible, size: size)
    }

    var helpPage: HelpPage {
        HelpPage(top.helpEntries, context(size), isUnicode: options.capabilities.isUnicode)
    }

    /// Whether there is room for a table.
    var isUsable: Bool { size.columns >= 16 && size.rows >= 4 }

    /// Lets the state follow what has changed, draws it, and notes what the frame shows.
    func frame(at time: Double, _ pool: GlyphPool) -> (screen: ScreenBuffer, drawn: DrawnFrame) {
        // Where there is no room, nothing acts on what was seen before.
        for pane in split.panes {
            if isUsable { pane.screen.update() } else { pane.screen.menu = nil }
        }
        if let end = message?.end, end <= time { message = nil }
        let context = context(size)
        var buffer = ScreenBuffer(
            width: size.columns, height: size.rows, pool: pool,
            style: context.style(context.theme.title, on: context.theme.page))
        var frame = DrawnFrame(rowKeys: seen.rowKeys)
        if let end = message?.end { frame.pause = end - time }
        for pane in split.panes {
            let part = isUsable ? draw(pane, into: &buffer, at: time) : DrawnScreen()
            pane.screen.drawn = part
            frame.pause = min(frame.pause, part.pause)
            if pane.screen === top { frame.cursor = part.cursor }
        }
        if isUsable {
            BarPainter(application: self, screen: top, context: context)
                .paintStatus(into: &buffer, seen: &frame)
            // Rows below a message are not seen; those below a question take no keys anyway.
            for pane in split.panes where frame.message != nil {
                let lines = frame.messageLines.shifted(by: -pane.rows.lowerBound - 1)
                pane.screen.drawn?.table.cover(lines)
            }
            if let help {
                helpPage.paint(from: help, into: &buffer)
                frame.cursor = nil
            }
        } else {
            buffer.put("Too small", column: 0, row: 0, style: ScreenStyle())
        }
        drawn = frame
        return (buffer, frame)
    }

    private func draw(
        _ pane: TerminalSplit.Pane, into buffer: inout ScreenBuffer, at time: Double
    ) -> DrawnScreen {
        let (screen, columns, rows) = pane
        // With a line for the status, which all share.
        let context = context(TerminalSize(columns: columns.count, rows: rows.count + 1))
        let (column, row) = (columns.lowerBound, rows.lowerBound)
        var drawn = buffer.clipped(to: columns, rows, shift: (column, row)) {
            var drawn = screen.draw(into: &$0, context, at: time)
            BarPainter(application: self, screen: screen, context: context)
                .paintTitle(into: &$0, at: time, seen: &drawn)
            return drawn
        }
        if screen.isLoading, !options.isAccessible, options.isAnimated {
            drawn.pause = min(drawn.pause, BarPainter.spinnerPause)
        }
        for row in rows where column > 0 && !options.isAccessible {
            buffer.put(
                "│", column: column - 1, row: row,
                style: context.style(context.theme.secondary, on: context.theme.page))
        }
        drawn.cursor?.column += column
        drawn.cursor?.row += row
        return drawn
    }
}
#endif
