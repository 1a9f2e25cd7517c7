#if !canImport(UIKit)
import Dispatch

/// Runs an application without a terminal, on a virtual clock: for tests, plain text and recordings.
///
/// After each step, everything enqueued on the main queue runs, as it would between two keys of a
/// user; then time advances. Nothing depends on the speed of the machine.
@MainActor final class ScriptDriver {
    let application: TerminalApplication
    let clock: any TerminalClock
    let renderer: FrameRenderer
    private var pacer: FramePacer?
    private var cast: CastWriter?
    let film: TerminalFilm?
    private let startTime: Double
    private(set) var isFinished = false

    /// The seconds between two keys of a script.
    static let keyInterval = 0.3
    /// The maximum wait for the end of changes at the end of a run, in virtual seconds: less than
    /// the time of a message, so that the last one is still there.
    static let longestRest = 3.0
    /// The maximum wait of a plain run for work that is not on its clock, such as a network, in
    /// real seconds.
    static let longestWait = 30.0

    init(
        application: TerminalApplication, clock: any TerminalClock, size: TerminalSize,
        capabilities: TerminalCapabilities, castTitle: String? = nil, filmTitle: String? = nil
    ) {
        self.application = application
        self.clock = clock
        renderer = FrameRenderer(size: size, capabilities: capabilities)
        film = filmTitle.map(TerminalFilm.init(title:))
        if let castTitle { cast = CastWriter(size: size, title: castTitle) }
        startTime = clock.now
    }

    /// The screen as lines of text.
    var lines: [String] { renderer.lines }
    /// The recording, if requested.
    var castText: String? { cast?.text }

    /// Prepares the first frame; it is drawn by ``drawNow()``.
    func start() {
        let pacer = FramePacer(
            clock: clock,
            enqueue: { work in DispatchQueue.main.async { MainActor.assumeIsolated(work) } },
            draw: { [unowned self] in draw(at: $0) })
        self.pacer = pacer
        application.needsFrame = { [weak pacer] in pacer?.setNeedsFrame() }
        application.repaint = { [weak renderer] in renderer?.invalidate() }
        application.resize(to: renderer.size)
    }

    /// Draws a frame, regardless of the pace.
    func drawNow() { pacer?.drawNow() }

    /// Draws what was requested, regardless of the pace.
    func drawIfNeeded() { pacer?.drawIfNeeded() }

    /// Performs one step of a script, and returns the time to wait after it, in seconds.
    func perform(_ step: KeyScript.Step) -> Double {
        switch step {
        case .input(let event):
            application.handle(event)
            pacer?.setNeedsFrame()
        case .wait(let seconds): return seconds
        case .resize(let size):
            renderer.resize(to: size)
            cast?.resize(size, at: clock.now - startTime)
            application.resize(to: size)
            pacer?.drawNow()
        }
        return Self.keyInterval
    }

    /// Ends the run; the last screen stays.
    func stop() {
        isFinished = true
        pacer?.stop()
    }

    /// Fires the next timer due by a time; returns false if there is none.
    func fireNext(until end: Double) -> Bool {
        guard !isFinished, let clock = clock as? TerminalVirtualClock else { return false }
        return clock.fireNext(until: end)
    }

    /// Advances time to a point before which no timer remains.
    func skip(to end: Double) {
        (clock as? TerminalVirtualClock)?.skip(to: end)
    }

    private func draw(at time: Double) -> FramePacer.Pace {
        let (bytes, pace) = renderer.render(application, at: time)
        application.frameWasWritten()
        if !bytes.isEmpty {
            cast?.output(bytes, at: time - startTime)
            if let screen = renderer.screen { film?.add(screen, renderer.cursor, at: time) }
        }
        return pace
    }
}
#endif
