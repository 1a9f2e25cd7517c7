#if !canImport(UIKit)
/// A source of frames that a driver runs: it handles events and draws frames, on any terminal.
@MainActor protocol FrameSource: AnyObject {
    /// Set by the driver; called whenever a visible change occurs.
    var needsFrame: (() -> Void)? { get set }

    /// Set by the driver; makes the next frame repaint everything.
    var repaint: (() -> Void)? { get set }

    /// Set by the driver; lends the terminal to a function until it returns.
    var giveWay: ((_ body: () -> Void) -> Void)? { get set }

    /// The background colour reported by the terminal, by which colours are chosen.
    var background: ScreenColor? { get set }

    /// Whether it is waiting for something that is not on its clock.
    var isWaiting: Bool { get }

    /// Whether keys are typed into a text.
    var isTyping: Bool { get }

    /// Returns whether an event may open something that takes the next one, now or in a later turn.
    func mayOpen(_ event: InputEvent) -> Bool

    /// Handles an event.
    func handle(_ event: InputEvent)

    /// Sets the size of the terminal, initially and after each change.
    func resize(to size: TerminalSize)

    /// Draws everything at a time.
    func draw(into buffer: inout ScreenBuffer, at time: Double) -> DrawnFrame

    /// Called when the terminal was sent all of the frame drawn last: input that comes from now on
    /// is an answer to it.
    func frameWasWritten()
}

/// The result of drawing a frame.
struct DrawnFrame {
    /// The place of the real cursor; nil if hidden.
    var cursor: ScreenEncoder.Cursor?
    /// The pace of the next automatic frame.
    var pace = FramePacer.Pace.onDemand
}
#endif
