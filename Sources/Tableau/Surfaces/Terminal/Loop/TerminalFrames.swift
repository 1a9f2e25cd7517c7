#if !canImport(UIKit)
/// Draws frames of an application one by one, without pacing or a terminal, for benchmarks.
@MainActor package final class TerminalFrames {
    private let application: TerminalApplication
    private let renderer: FrameRenderer
    /// The number of times that a frame was wanted.
    package private(set) var requests = 0

    /// Creates frames of an application at a size.
    package init(_ application: TerminalApplication, size: TerminalSize) {
        self.application = application
        renderer = FrameRenderer(size: size, capabilities: application.options.capabilities)
        application.resize(to: size)
        application.needsFrame = { [weak self] in self?.requests += 1 }
    }

    /// Draws a frame at a time; returns the number of bytes that would be sent.
    package func draw(at time: Double) -> Int {
        defer { application.frameWasWritten() }
        return renderer.render(application, at: time).bytes.count
    }

    /// Makes the next frame repaint everything.
    package func invalidate() { renderer.invalidate() }

    package func handle(_ events: [InputEvent]) {
        for event in events { application.handle(event) }
    }

    /// Returns the style of a cell.
    package func style(column: Int, row: Int) -> ScreenStyle? {
        renderer.style(column: column, row: row)
    }

    /// The screen as lines of text.
    package var lines: [String] { renderer.lines }
}
#endif
