#if !canImport(UIKit)
/// Frames of an application one by one, without pace and without a terminal: for benchmarks.
@MainActor package final class TerminalFrames {
    private let application: TerminalApplication
    private let renderer: FrameRenderer

    /// Frames of an application at a size.
    package init(_ application: TerminalApplication, size: TerminalSize) {
        self.application = application
        renderer = FrameRenderer(size: size, capabilities: application.options.capabilities)
        application.resize(to: size)
    }

    /// Draws a frame as it is at a time; returns what would be sent, in bytes.
    package func draw(at time: Double) -> Int {
        renderer.render { application.draw(into: &$0, at: time).cursor }.count
    }

    /// Makes the next frame paint everything.
    package func invalidate() { renderer.invalidate() }

    /// Does what events lead to.
    package func handle(_ events: [InputEvent]) {
        for event in events { application.handle(event) }
    }

    /// The screen as lines of text.
    package var lines: [String] { renderer.lines }
}
#endif
