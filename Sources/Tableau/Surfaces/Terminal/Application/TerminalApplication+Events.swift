#if !canImport(UIKit)
extension TerminalApplication {
    /// Whether it is waiting for something that is not on its clock.
    var isWaiting: Bool { options.isPlain && options.keys == nil && top.isLoading }

    /// Sets the size of the terminal, initially and after each change.
    func resize(to size: TerminalSize) {
        self.size = size
        for screen in screens {
            screen.surface.resize(to: ScreenFrame(size: size).tableSize)
            screen.revealCursor()
        }
    }

    /// Called when the terminal was sent all of the frame drawn last: input that comes from now on
    /// is an answer to it.
    func frameWasWritten() {
        top.surface.frameWasWritten()
        if question != nil, question?.seenTime == nil { question?.seenTime = clock.now }
    }

    /// Returns whether an event may open something that takes the next one, now or in a later turn.
    package func mayOpen(_ event: InputEvent) -> Bool {
        switch event {
        case .release, .rightPress: return true
        case .press, .drag, .wheel, .background, .paste: return false
        case .key(let key):
            if isTyping {
                if case .character = key { return false }
                return switch EditingCommand.keys.command(for: key) {
                case .done, .nextField, .previousField, nil: true
                default: false
                }
            }
            if case .character(let letter) = key,
                top.seenKeys.contains(letter)
                    || top.actions.contains(where: { $0.key == letter })
            {
                return true
            }
            return BrowsingCommand.keys.command(for: key)?.opensNothing != true
        }
    }

    package func handle(_ event: InputEvent) {
        switch event {
        case .background(let color): background = color
        case .key(let key):
            // Shift has no selection to extend.
            let plain = key.withoutShift ?? key
            _ = layers.first { $0.take(plain) }
        default:
            let coversScreen = help != nil
            _ = layers.first { $0.take(event) }
            // Where the user clicked, the screen on top is the wanted one.
            if case .release = event, !coversScreen { top.ignoresTyping = false }
        }
        needsFrame?()
    }

    /// Returns the key that was seen at a column of the status line; nil if none was.
    func statusKey(at column: Int) -> Key? {
        seen.hints.first { $0.columns.contains(column) }?.hint.key
    }

    /// Handles a click on the status line as the key that was seen there, if one was.
    func clickStatus(column: Int) {
        if let key = statusKey(at: column) { handle(.key(key)) }
    }

    func context(_ frame: ScreenFrame) -> DrawingContext {
        DrawingContext(
            theme: options.theme(on: background), depth: options.capabilities.colorDepth,
            isAccessible: options.isAccessible, clip: frame.tableLines)
    }

    /// The help of the screen, laid out for its size.
    var helpPage: HelpPage {
        HelpPainter(context: context(ScreenFrame(size: size)), columns: size.columns)
            .page(top.helpEntries)
    }

    /// Draws a frame at a time: first the state follows what has changed, then it is drawn, and what
    /// the frame shows is noted for input.
    func frame(into buffer: inout ScreenBuffer, at time: Double) -> DrawnFrame {
        update()
        let drawn = draw(into: &buffer, at: time)
        note(drawn)
        return drawn
    }

    /// Follows what the data have changed since the last frame.
    private func update() {
        let frame = ScreenFrame(size: size)
        if frame.isUsable { top.update(frame) }
    }

    /// Draws the state, and changes none.
    private func draw(into buffer: inout ScreenBuffer, at time: Double) -> DrawnFrame {
        let frame = ScreenFrame(size: size)
        let context = context(frame)
        buffer.clear(context.style(context.theme.title, on: context.theme.page))
        guard frame.isUsable else {
            buffer.put("Too small", column: 0, row: 0, style: ScreenStyle())
            return DrawnFrame()
        }
        var drawn = top.draw(into: &buffer, frame: frame, context: context, at: time)
        let bars = BarPainter(application: self, context: context, frame: frame)
            .paint(into: &buffer, at: time)
        drawn.bars = bars.seen
        if let cursor = bars.cursor { drawn.cursor = cursor }
        if let help {
            HelpPainter(context: context, columns: size.columns)
                .paint(helpPage, from: help.offset, into: &buffer)
            drawn.cursor = nil
        }
        if top.isLoading, !options.isAccessible, options.isAnimated, drawn.pace == .onDemand {
            drawn.pace = .spinner
        }
        return drawn
    }

    private func note(_ drawn: DrawnFrame) {
        guard ScreenFrame(size: size).isUsable else { return }
        seen = drawn.bars
        top.note(drawn)
    }
}
#endif
