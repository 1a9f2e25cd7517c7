#if !canImport(UIKit)
import Dispatch
import Tableau

/// The pace of automatic frames, by their number in a second.
enum FramePace: Double, Comparable {
    /// Only on request: there is no timer, and the process sleeps.
    case onDemand = 0
    /// Something moves.
    case animation = 60
    case spinner = 12

    static func < (one: FramePace, other: FramePace) -> Bool { one.rawValue < other.rawValue }
}

/// What a loop draws on: a terminal, or a virtual one.
@MainActor protocol LoopBackend: AnyObject {
    /// Whether the last frame has not been taken yet.
    var isBusy: Bool { get }
    func willDraw()
    /// Takes a frame; its bytes are none if nothing has changed.
    func take(_ bytes: [UInt8], at time: Double)
}

/// Draws the frames of an application: at most sixty a second, and none while nothing changes.
@MainActor final class TerminalLoop {
    let application: TerminalApplication
    let frames: TerminalFrames
    var didChange: () -> Void = {}
    private unowned let backend: any LoopBackend
    private var isPaused = false

    private lazy var next = NextCall(application.clock) { [weak self] in self?.drawNow(due: $0) }
    /// Whether a frame was requested that is not drawn yet.
    private var isWanted = false
    private var lastFrame = -Double.infinity

    /// The minimum time between two frames, in seconds.
    static let shortest = 1.0 / 60

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
            self?.setNeedsFrame()
        }
        application.repaint = { [weak frames] in frames?.invalidate() }
    }

    /// Stops frames until ``resume(at:)``; no timer remains.
    func pause() {
        isPaused = true
        next.cancel()
    }

    func resume(at size: TerminalSize) {
        isPaused = false
        resize(to: size)
    }

    func resize(to size: TerminalSize) {
        frames.resize(to: size)
        drawNow()
    }

    // MARK: Pace

    /// Requests a frame for the end of this turn, or for when the last one is old enough.
    private func setNeedsFrame() {
        guard !isPaused else { return }
        isWanted = true
        next.request(at: lastFrame + Self.shortest)
    }

    /// Draws what was requested, regardless of the pace.
    func drawIfNeeded() {
        if isWanted { drawNow() }
    }

    /// Draws a frame, regardless of the pace: after a resize, or at the end of a script.
    ///
    /// - Parameter due: The time for which it was requested.
    func drawNow(due: Double? = nil) {
        guard !isPaused else { return }
        let time = application.clock.now
        // An animation keeps its beat: the microseconds by which timers are late don't accumulate.
        lastFrame = due.map { time - $0 < Self.shortest ? $0 : time } ?? time
        // Nothing accumulates for a terminal that does not read: it gets the latest frame.
        isWanted = true
        if backend.isBusy { return }
        // What was typed before this frame is no answer to it.
        backend.willDraw()
        guard !isPaused else { return }
        next.cancel()
        isWanted = false
        let (bytes, pace) = frames.draw(at: time)
        backend.take(bytes, at: time)
        if !backend.isBusy { application.frameWasWritten() }
        guard pace != .onDemand else { return }
        next.request(at: lastFrame + 1 / pace.rawValue)
    }

    func frameWasTaken() {
        application.frameWasWritten()
        if isWanted { setNeedsFrame() }
    }
}
#endif
