#if !canImport(UIKit)
import Dispatch
import Foundation

/// Runs an application without a terminal, on a virtual clock: for tests, plain text and recordings.
///
/// After each step, everything enqueued on the main queue runs, as it would between two keys of a
/// user; then time advances. Nothing depends on the speed of the machine.
@MainActor final class ScriptDriver: LoopBackend {
    private(set) lazy var loop = TerminalLoop(application, size: size, on: self)
    let film: TerminalFilm?
    private let application: TerminalApplication
    private let size: TerminalSize
    private var cast: CastWriter?
    private let startTime: Double
    private var isFinished = false
    private var hasRun = false

    /// The seconds between two keys of a script.
    private static let keyInterval = 0.3
    /// The maximum wait for the end of changes at the end of a run, in virtual seconds: less than
    /// the time of a message, so that the last one is still there.
    private static let longestRest = 3.0
    /// The maximum wait of a plain run for work that is not on its clock, such as a network, in
    /// real seconds.
    private static let longestWait = 30.0

    init(
        _ application: TerminalApplication, size: TerminalSize, castTitle: String? = nil,
        filmTitle: String? = nil
    ) {
        self.application = application
        self.size = size
        film = filmTitle.map(TerminalFilm.init(title:))
        if let castTitle { cast = CastWriter(size: size, title: castTitle) }
        startTime = application.clock.now
    }

    /// The recording, if requested.
    var castText: String? { cast?.text }

    /// Draws the first frame.
    func start() async {
        loop.start()
        await drainMainQueue()
        loop.drawNow()
    }

    /// Draws the first frame, plays a script, and waits until nothing changes.
    ///
    /// For a `main` that is not `async`: the main thread itself runs the main queue.
    func run(_ script: KeyScript) {
        Task {
            await start()
            for step in script.steps where !isFinished { await pass(perform(step)) }
            // An endless spinner must not keep the run from ending.
            await fireTimers(until: application.clock.now + Self.longestRest)
            // In real time while the application waits, for text of a table that is still loading.
            let end = Date(timeIntervalSinceNow: Self.longestWait)
            while !isFinished, application.isWaiting, Date() < end {
                try? await Task.sleep(for: .milliseconds(50))
            }
            loop.drawNow()
            hasRun = true
        }
        while !hasRun {
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 1))
        }
    }

    /// Performs one step of a script, and returns the time to wait after it, in seconds.
    func perform(_ step: KeyScript.Step) -> Double {
        switch step {
        case .input(let event): loop.handle(event)
        case .wait(let seconds): return seconds
        case .resize(let size):
            cast?.resize(size, at: application.clock.now - startTime)
            loop.resize(to: size)
        }
        return Self.keyInterval
    }

    /// Ends the run; the last screen stays.
    func stop() {
        isFinished = true
        loop.pause()
    }

    /// Advances virtual time, with turns of the main queue between events.
    func pass(_ seconds: Double) async {
        let end = application.clock.now + seconds
        await fireTimers(until: end)
        (application.clock as? TerminalVirtualClock)?.skip(to: end)
    }

    private func fireTimers(until end: Double) async {
        await drainMainQueue()
        guard let clock = application.clock as? TerminalVirtualClock else { return }
        while !isFinished, clock.fireNext(until: end) { await drainMainQueue() }
    }

    /// Runs everything enqueued on the main queue, and what that enqueues in turn.
    func drainMainQueue() async {
        for _ in 0..<4 {
            await withCheckedContinuation { continuation in
                DispatchQueue.main.async { continuation.resume() }
            }
        }
    }

    // MARK: Frames

    var isBusy: Bool { false }

    func willDraw() {}

    func take(_ bytes: [UInt8], at time: Double) {
        if bytes.isEmpty { return }
        cast?.output(bytes, at: time - startTime)
        if let screen = loop.frames.screen { film?.add(screen, loop.frames.cursor, at: time) }
    }
}
#endif
