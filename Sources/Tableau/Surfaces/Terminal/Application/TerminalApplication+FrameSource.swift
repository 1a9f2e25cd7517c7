#if !canImport(UIKit)
extension TerminalApplication: FrameSource {
    var isWaiting: Bool { options.isPlain && options.keys == nil && top.isLoading }

    func resize(to size: TerminalSize) {
        self.size = size
        for screen in screens { screen.surface.resize(to: ScreenFrame(size: size).tableSize) }
    }

    func handle(_ event: InputEvent) {
        if case .key(let key) = event {
            if answer(with: key) {
                needsFrame?()
                return
            }
            if key == .control("c") {
                leaveProgram()
                needsFrame?()
                return
            }
            if key == .control("l") {
                // What the terminal shows may have been overwritten by another program.
                repaint?()
                needsFrame?()
                return
            }
            if let offset = help {
                help = helpPage.offset(after: key, from: offset)
                needsFrame?()
                return
            }
            handle(key)
        } else if case .press = event, question != nil {
            question = nil
        } else if let offset = help {
            if case .wheel(let lines, _, _) = event { help = helpPage.clamped(offset + lines * 3) }
        } else {
            top.handle(event)
        }
        needsFrame?()
    }

    private func handle(_ key: Key) {
        if case .modified(.shift, let plain) = key {
            // Shift selects nothing here.
            handle(plain)
            return
        }
        if top.handle(key) { return }
        switch key {
        case .character("q"): leaveProgram()
        case .character("?"), .function(1): help = 0
        case .escape, .left, .backspace: leaveScreen()
        default: break
        }
    }

    private func context(_ frame: ScreenFrame) -> DrawingContext {
        DrawingContext(
            theme: options.resolvedTheme, depth: options.capabilities.colorDepth,
            isAccessible: options.isAccessible, clip: frame.tableLines)
    }

    private var helpPage: HelpPage {
        let context = context(ScreenFrame(size: size))
        return HelpPainter(context: context, columns: size.columns).page(top.helpLines)
    }

    func draw(into buffer: inout ScreenBuffer, at time: Double) -> DrawnFrame {
        let frame = ScreenFrame(size: size)
        let theme = options.resolvedTheme
        buffer.clear(ScreenStyle(theme.title, on: theme.page))
        guard frame.isUsable else {
            buffer.put("Too small", column: 0, row: 0, style: ScreenStyle())
            return DrawnFrame()
        }
        let context = context(frame)
        var drawn = top.draw(into: &buffer, frame: frame, context: context, at: time)
        let bars = BarPainter(application: self, context: context, frame: frame)
        bars.paintTitle(into: &buffer, at: time)
        if let cursor = bars.paintStatus(into: &buffer) { drawn.cursor = cursor }
        if let help {
            HelpPainter(context: context, columns: size.columns)
                .paint(helpPage, from: help, into: &buffer)
            drawn.cursor = nil
        }
        if top.isLoading, !options.isAccessible, options.isAnimated, drawn.pace == .onDemand {
            drawn.pace = .spinner
        }
        return drawn
    }
}
#endif
