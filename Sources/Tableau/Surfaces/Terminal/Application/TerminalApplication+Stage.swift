extension TerminalApplication: Stage {
    var isWaiting: Bool { options.isPlain && options.keys == nil && top.isLoading }

    func resize(to size: TerminalSize) {
        self.size = size
        for screen in screens { screen.surface.resize(to: ScreenFrame(size: size).tableSize) }
    }

    func handle(_ event: InputEvent) {
        if case .key(let key) = event {
            if key == .control("c") {
                quit()
                return
            }
            if key == .control("l") {
                // What the terminal shows may have been overwritten by another program.
                repaint?()
                needsFrame?()
                return
            }
            if showsHelp {
                showsHelp = false
                needsFrame?()
                return
            }
            handle(key)
        } else if !showsHelp {
            top.handle(event)
        }
        needsFrame?()
    }

    private func handle(_ key: Key) {
        if case .alt(let character) = key, !top.uses(key) {
            // A terminal sends Alt and a key like Escape and the key; here it can only mean that.
            handle(.escape)
            handle(.character(character))
            return
        }
        if top.handle(key) { return }
        switch key {
        case .character("q"): quit()
        case .character("?"), .function(1): showsHelp = true
        case .escape, .left, .backspace: pop()
        default: break
        }
    }

    func draw(into buffer: inout ScreenBuffer, at time: Double) -> DrawnFrame {
        let frame = ScreenFrame(size: size)
        let theme = options.resolvedTheme
        buffer.clear(ScreenStyle(theme.title, on: theme.page))
        guard frame.isUsable else {
            buffer.put("Too small", column: 0, row: 0, style: ScreenStyle())
            return DrawnFrame()
        }
        let context = DrawingContext(
            theme: theme, depth: options.capabilities.colorDepth,
            isAccessible: options.isAccessible, clip: frame.tableLines)
        var drawn = top.draw(into: &buffer, frame: frame, context: context, at: time)
        let bars = BarPainter(application: self, context: context, frame: frame)
        bars.paintTitle(into: &buffer, at: time)
        if let cursor = bars.paintStatus(into: &buffer) { drawn.cursor = cursor }
        if showsHelp {
            HelpPainter(context: context).paint(top.helpLines, into: &buffer)
            drawn.cursor = nil
        }
        if top.isLoading, !options.isAccessible, options.isAnimated, drawn.pace == .onDemand {
            drawn.pace = .spinner
        }
        return drawn
    }
}
