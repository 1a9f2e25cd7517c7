#if !canImport(UIKit)
/// Draws frames of an application one by one, without pacing or a terminal, for benchmarks.
@MainActor package final class TerminalFrames {
    private let application: TerminalApplication
    private let renderer: FrameRenderer

    /// Creates frames of an application at a size.
    package init(_ application: TerminalApplication, size: TerminalSize) {
        self.application = application
        renderer = FrameRenderer(size: size, capabilities: application.options.capabilities)
        application.resize(to: size)
    }

    /// Draws a frame at a time; returns the number of bytes that would be sent.
    package func draw(at time: Double) -> Int {
        defer { application.frameWasWritten() }
        return renderer.render { application.draw(into: &$0, at: time).cursor }.count
    }

    /// Makes the next frame repaint everything.
    package func invalidate() { renderer.invalidate() }

    package func handle(_ events: [InputEvent]) {
        for event in events { application.handle(event) }
    }

    /// The screen as lines of text.
    package var lines: [String] { renderer.lines }
}
#endif
