#if !canImport(UIKit)
import Dispatch

/// What a loop draws on: a terminal, or a virtual one.
@MainActor protocol LoopBackend: AnyObject {
    /// Whether the last frame has not been taken yet.
    var isBusy: Bool { get }
    /// Called before a frame is drawn.
    func willDraw()
    /// Takes a frame; its bytes are none if nothing has changed.
    func take(_ bytes: [UInt8], at time: Double)
}

/// Draws the frames of an application when they are wanted, and hands over its input: the same for
/// a terminal and for a virtual one.
@MainActor final class TerminalLoop {
    let application: TerminalApplication
    let frames: TerminalFrames
    /// Called when something visible has changed.
    var didChange: () -> Void = {}
    private unowned let backend: any LoopBackend
    private lazy var pacer = FramePacer(
        clock: application.clock, draw: { [unowned self] in draw(at: $0) })
    private var missedFrame = false

    init(_ application: TerminalApplication, size: TerminalSize, on backend: any LoopBackend) {
        self.application = application
        self.backend = backend
        frames = TerminalFrames(application, size: size)
    }

    /// Runs work at the end of this turn of the main loop.
    static func enqueue(_ work: @escaping @MainActor () -> Void) {
        DispatchQueue.main.async { MainActor.assumeIsolated(work) }
    }

    /// Prepares the first frame; it is drawn by ``drawNow()``.
    func start() {
        application.needsFrame = { [weak self] in
            self?.didChange()
            self?.pacer.setNeedsFrame()
        }
        application.repaint = { [weak frames] in frames?.invalidate() }
    }

    func stop() {
        pause()
        application.needsFrame = nil
        application.repaint = nil
    }

    /// Stops frames until ``resume(at:)``; no timer remains.
    func pause() { pacer.stop() }

    /// Repaints everything, at a size.
    func resume(at size: TerminalSize) {
        frames.resize(to: size)
        pacer.resume()
    }

    func handle(_ event: InputEvent) {
        application.handle(event)
        pacer.setNeedsFrame()
    }

    func resize(to size: TerminalSize) {
        frames.resize(to: size)
        pacer.drawNow()
    }

    /// Draws a frame, regardless of the pace.
    func drawNow() { pacer.drawNow() }

    /// Draws what was requested, regardless of the pace.
    func drawIfNeeded() { pacer.drawIfNeeded() }

    private func draw(at time: Double) -> FramePacer.Pace {
        if backend.isBusy {
            // Nothing accumulates for a terminal that does not read: it gets the latest frame.
            missedFrame = true
            return .onDemand
        }
        // What was typed before this frame is no answer to it.
        backend.willDraw()
        guard !pacer.isStopped else { return .onDemand }
        let (bytes, pace) = frames.draw(at: time)
        backend.take(bytes, at: time)
        if !backend.isBusy { application.frameWasWritten() }
        return pace
    }

    /// Called when a busy terminal has taken the last frame.
    func frameWasTaken() {
        application.frameWasWritten()
        guard missedFrame else { return }
        missedFrame = false
        pacer.setNeedsFrame()
    }
}
#endif
