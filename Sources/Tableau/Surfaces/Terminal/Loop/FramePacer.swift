#if !canImport(UIKit)
/// Schedules frames: on demand, at most sixty a second, and never while nothing changes.
///
/// ```swift
/// pacer.setNeedsFrame()            // draws soon: once for all requests of a turn
/// ```
/// `draw` returns the next pace: none, that of an animation, or that of a spinner.
@MainActor final class FramePacer {
    /// The pace of automatic frames.
    enum Pace: Double, Comparable {
        /// Only on request: there is no timer, and the process sleeps.
        case onDemand = 0
        /// Something moves.
        case animation = 60
        case spinner = 12

        static func < (one: Pace, other: Pace) -> Bool { one.rawValue < other.rawValue }
    }

    private let clock: any TerminalClock
    private let draw: (_ time: Double) -> Pace

    private var timer: TerminalTimer?
    private var timerDue = Double.infinity
    private var isQueued = false
    /// Whether a frame was requested that is not drawn yet.
    private var isWanted = false
    private var lastFrame = -Double.infinity
    /// The due time of the current frame, if a timer requested it.
    private var beatDue: Double?
    private(set) var isStopped = false

    /// The minimum time between two frames, in seconds.
    static let shortest = 1.0 / 60

    init(clock: any TerminalClock, draw: @escaping (_ time: Double) -> Pace) {
        self.clock = clock
        self.draw = draw
    }

    /// Requests a frame: at the end of this turn if the last one is old enough, otherwise when it
    /// is.
    func setNeedsFrame() {
        guard !isStopped, !isQueued else { return }
        isWanted = true
        let wait = lastFrame + Self.shortest - clock.now
        if wait <= 0 {
            isQueued = true
            TerminalLoop.enqueue { [weak self] in self?.drawQueued() }
        } else {
            schedule(at: lastFrame + Self.shortest)
        }
    }

    /// Draws immediately, regardless of the pace: after a resize, or at the end of a script.
    func drawNow() {
        guard !isStopped else { return }
        timer?.cancel()
        timer = nil
        timerDue = .infinity
        (isQueued, isWanted) = (false, false)
        let time = clock.now
        let pace = draw(time)
        // An animation keeps its beat: the few hundred microseconds by which a timer is late do not
        // accumulate.
        let beat = beatDue.map { time - $0 < Self.shortest ? $0 : time } ?? time
        lastFrame = beat
        beatDue = nil
        guard pace != .onDemand else { return }
        schedule(at: beat + 1 / pace.rawValue)
    }

    /// Draws at once what was requested, regardless of the pace.
    func drawIfNeeded() {
        if isQueued || isWanted { drawNow() }
    }

    /// Stops frames until ``resume()``; no timer remains.
    func stop() {
        isStopped = true
        timer?.cancel()
        timer = nil
        timerDue = .infinity
    }

    /// Resumes frames, starting with one now.
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
