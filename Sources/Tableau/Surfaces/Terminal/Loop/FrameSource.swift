#if !canImport(UIKit)
/// What a driver runs: something that takes events and draws frames, on whatever terminal.
@MainActor protocol FrameSource: AnyObject {
    /// Set by the driver; called whenever something that shows has changed.
    var needsFrame: (() -> Void)? { get set }

    /// Set by the driver; makes the next frame paint everything.
    var repaint: (() -> Void)? { get set }

    /// Set by the driver; gives the terminal to what a function starts, until the function returns.
    var giveWay: ((_ body: () -> Void) -> Void)? { get set }

    /// What the terminal said of its background, by which colours are chosen.
    var background: ScreenColor? { get set }

    /// Whether it waits for something that is not on its clock.
    var isWaiting: Bool { get }

    /// Takes an event.
    func handle(_ event: InputEvent)

    /// Learns the size of the terminal, at first and after each change.
    func resize(to size: TerminalSize)

    /// Draws everything, as it is at a time.
    func draw(into buffer: inout ScreenBuffer, at time: Double) -> DrawnFrame
}

/// What follows from a frame.
struct DrawnFrame {
    /// Where the real cursor is seen; nil for nowhere.
    var cursor: ScreenEncoder.Cursor?
    /// When the next frame comes by itself.
    var pace = FramePacer.Pace.onDemand
}
#endif
