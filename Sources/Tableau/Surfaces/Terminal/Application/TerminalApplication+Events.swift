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

    /// Whether keys are typed into a text.
    package var isTyping: Bool {
        question == nil && help == nil && (top.editor != nil || top.filter?.isTyping == true)
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
        if case .key(let key) = event {
            if answer(with: key) {
                needsFrame?()
                return
            }
            if key.isControl, handleAlways(BrowsingCommand.keys.command(for: key)) {
                needsFrame?()
                return
            }
            if var open = help {
                help = open.handle(key, on: helpPage) ? open : nil
            } else if key == .function(1) {
                // Applies even where other keys type.
                help = HelpView()
            } else {
                handle(key)
            }
        } else if case .background(let color) = event {
            background = color
        } else if event.isPress, question != nil {
            question = nil
        } else if case .paste = event, question != nil {
            // Neither an answer nor for the field beneath.
        } else if event.isPress, help == nil, let place = event.pointer,
            dismissMessage(column: place.column, row: place.row)
        {
            // The row beneath was not meant.
        } else if isSecondClick(event) {
            // The second click of a double click must not act on the screen that the first one
            // opened.
        } else if var open = help {
            switch event {
            case .wheel(let lines, _, _):
                open.scroll(by: lines * 3, on: helpPage)
                help = open
            case .press(let column, let row) where row == size.rows - 1: clickStatus(column: column)
            default: break
            }
        } else {
            top.handle(event)
            // Where the user clicked, the screen on top is the wanted one.
            if case .release = event { top.ignoresTyping = false }
        }
        needsFrame?()
    }

    private func isSecondClick(_ event: InputEvent) -> Bool {
        guard case .press(let column, let row) = event, let last = lastRowClick else {
            return false
        }
        lastRowClick = nil
        return (column, row) == (last.column, last.row)
            && clock.now - last.time < Self.doubleClickTime
    }

    private func handle(_ key: Key) {
        // Shift has no selection to extend.
        if let plain = key.withoutShift { return handle(plain) }
        if top.handle(key) { return }
        switch BrowsingCommand.keys.command(for: key) {
        case .quit: leaveProgram()
        case .help: help = HelpView()
        case .back: leaveScreen()
        default: break
        }
    }

    /// Handles Control keys that also work while text is typed; returns false for other keys.
    private func handleAlways(_ command: BrowsingCommand?) -> Bool {
        switch command {
        case .quit: leaveProgram()
        // Another program may have overwritten the terminal.
        case .repaint: repaint?()
        default: return false
        }
        return true
    }

    /// Handles a click on the status line as the key named there; returns false if there is none.
    @discardableResult func clickStatus(column: Int) -> Bool {
        // A key would become part of what is typed there.
        guard message == nil, help != nil || top.filter?.isTyping != true else { return false }
        guard let key = seen.hints.first(where: { $0.columns.contains(column) })?.hint.key else {
            return false
        }
        handle(.key(key))
        return true
    }

    func context(_ frame: ScreenFrame) -> DrawingContext {
        DrawingContext(
            theme: options.theme(on: background), depth: options.capabilities.colorDepth,
            isAccessible: options.isAccessible, clip: frame.tableLines)
    }

    private var helpPage: HelpPage {
        HelpPainter(context: context(ScreenFrame(size: size)), columns: size.columns)
            .page(top.helpEntries)
    }

    /// Draws everything at a time.
    func draw(into buffer: inout ScreenBuffer, at time: Double) -> DrawnFrame {
        let frame = ScreenFrame(size: size)
        let context = context(frame)
        buffer.clear(context.style(context.theme.title, on: context.theme.page))
        guard frame.isUsable else {
            buffer.put("Too small", column: 0, row: 0, style: ScreenStyle())
            return DrawnFrame()
        }
        var drawn = top.draw(into: &buffer, frame: frame, context: context, at: time)
        let bars = BarPainter(application: self, context: context, frame: frame)
        bars.paintTitle(into: &buffer, at: time)
        if let cursor = bars.paintStatus(into: &buffer) { drawn.cursor = cursor }
        bars.toastPainter.paint(toasts, into: &buffer)
        seen.messages = bars.seenMessages
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
}
#endif
