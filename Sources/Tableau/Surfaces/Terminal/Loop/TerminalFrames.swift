#if !canImport(UIKit)
import Dispatch
import Tableau

/// The frames of an application: at most sixty a second, and none while nothing changes.
@MainActor package final class TerminalFrames {
    let application: TerminalApplication
    /// Called before each frame.
    package var willDraw: () -> Void = {}
    /// Whether the last frame has not been taken yet.
    var isBusy: () -> Bool = { false }
    /// Takes a frame, which has no bytes if nothing has changed; once set, what is requested is drawn.
    package var take: ((_ bytes: [UInt8], _ time: Double) -> Void)?
    /// How often something that is shown may have changed.
    package private(set) var changes = 0

    private let pool: GlyphPool
    /// The shown screen; without one, the next frame repaints everything.
    package private(set) var screen: ScreenBuffer?
    private var encoder: ScreenEncoder

    private lazy var next = NextCall(application.clock) { [weak self] in self?.drawNow(due: $0) }
    private(set) var isPaused = false
    /// Whether a frame was requested that is not drawn yet.
    private var isWanted = false
    private var lastFrame = -Double.infinity

    /// The minimum time between two frames, in seconds; while something moves, that between all.
    static let shortest = 1.0 / 60

    package init(_ application: TerminalApplication, size: TerminalSize) {
        self.application = application
        let capabilities = application.options.capabilities
        pool = GlyphPool(isASCII: !capabilities.isUnicode)
        encoder = ScreenEncoder(depth: capabilities.colorDepth)
        application.frames = self
        application.resize(to: size)
    }

    /// Runs work at the end of this turn of the main loop.
    static func enqueue(_ work: @escaping @MainActor () -> Void) {
        DispatchQueue.main.async { MainActor.assumeIsolated(work) }
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
        invalidate()
        application.resize(to: size)
        drawNow()
    }

    // MARK: Pace

    /// Requests a frame for the end of this turn, or for when the last one is old enough.
    func setNeedsFrame() {
        changes += 1
        guard !isPaused, take != nil else { return }
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
        guard !isPaused, let take else { return }
        let time = application.clock.now
        // An animation keeps its beat: the microseconds by which timers are late don't accumulate.
        lastFrame = due.map { time - $0 < Self.shortest ? $0 : time } ?? time
        // Nothing accumulates for a terminal that does not read: it gets the latest frame.
        isWanted = true
        if isBusy() { return }
        // What was typed before this frame is no answer to it.
        willDraw()
        guard !isPaused else { return }
        next.cancel()
        isWanted = false
        let pause = draw(at: time)
        take(encoder.bytes, time)
        if !isBusy() { application.frameWasWritten() }
        if pause < .infinity { next.request(at: lastFrame + pause) }
    }

    func frameWasTaken() {
        application.frameWasWritten()
        if isWanted { setNeedsFrame() }
    }

    // MARK: Drawing

    /// Draws a frame, of which the encoder has the bytes; returns the seconds until the next one.
    private func draw(at time: Double) -> Double {
        let (next, drawn) = application.frame(at: time, pool)
        encoder.encode(from: screen, to: next, cursor: drawn.cursor)
        screen = next
        return drawn.pause
    }

    /// Draws a frame, which the terminal takes or not; returns the number of its bytes.
    package func show(at time: Double, isTaken: Bool = true) -> Int {
        _ = draw(at: time)
        if isTaken { application.frameWasWritten() }
        return encoder.bytes.count
    }

    /// Discards the shown screen: the next frame repaints everything.
    package func invalidate() { screen = nil }

    package var lines: [String] { screen?.lines ?? [] }
}
#endif
