#if !canImport(UIKit)
/// Decides when a frame is drawn: on demand, at most sixty a second, and never when nothing
/// happens.
///
/// ```swift
/// pacer.setNeedsFrame()            // draws soon: once for all requests of a turn
/// ```
/// `draw` says what shall follow: nothing, the next frame of an animation, or of a spinner.
@MainActor final class FramePacer {
    /// When the next frame comes by itself.
    enum Pace: Double {
        /// Not before something asks for it: no timer exists, the process sleeps.
        case onDemand = 0
        /// Something moves.
        case animation = 60
        /// A spinner turns.
        case spinner = 12
    }

    private let clock: any TerminalClock
    /// Runs work at the end of the current turn of the main loop.
    private let enqueue: (@escaping @MainActor () -> Void) -> Void
    private let draw: (_ time: Double) -> Pace

    private var timer: TerminalTimer?
    private var timerDue = Double.infinity
    private var isQueued = false
    private var lastFrame = -Double.infinity
    /// When the frame now drawn was due, if a timer asked for it.
    private var beatDue: Double?
    private(set) var isStopped = false

    /// The least time between two frames, in seconds.
    static let shortest = 1.0 / 60

    init(
        clock: any TerminalClock, enqueue: @escaping (@escaping @MainActor () -> Void) -> Void,
        draw: @escaping (_ time: Double) -> Pace
    ) {
        self.clock = clock
        self.enqueue = enqueue
        self.draw = draw
    }

    /// Asks for a frame: at the end of this turn if the last is old enough, else when it is.
    func setNeedsFrame() {
        guard !isStopped, !isQueued else { return }
        let wait = lastFrame + Self.shortest - clock.now
        if wait <= 0 {
            isQueued = true
            enqueue { [weak self] in self?.drawQueued() }
        } else {
            schedule(at: lastFrame + Self.shortest)
        }
    }

    /// Draws at once, whatever the pace: after a resize, or at the end of a script.
    func drawNow() {
        guard !isStopped else { return }
        timer?.cancel()
        timer = nil
        timerDue = .infinity
        let time = clock.now
        let pace = draw(time)
        // An animation keeps its beat: the few hundred microseconds that a timer is late do not
        // add up.
        let beat = beatDue.map { time - $0 < Self.shortest ? $0 : time } ?? time
        lastFrame = beat
        beatDue = nil
        guard pace != .onDemand else { return }
        schedule(at: beat + 1 / pace.rawValue)
    }

    /// No frames until ``resume()``; no timer is left.
    func stop() {
        isStopped = true
        timer?.cancel()
        timer = nil
        timerDue = .infinity
    }

    /// Frames again, beginning with one now.
    func resume() {
        isStopped = false
        drawNow()
    }

    private func drawQueued() {
        guard isQueued else { return }
        isQueued = false
        drawNow()
    }

    private func schedule(at due: Double) {
        guard due < timerDue else { return }
        timer?.cancel()
        timerDue = due
        timer = clock.schedule(after: due - clock.now) { [weak self] in
            self?.timer = nil
            self?.timerDue = .infinity
            self?.beatDue = due
            self?.drawNow()
        }
    }
}
#endif
