import Dispatch
import Foundation

/// Runs a stage without a terminal, on a virtual clock: for tests, plain text and recordings.
///
/// After each step everything that waits on the main queue takes its turn, as it would between two
/// keys of a person; then time passes. Nothing depends on how fast the machine is.
@MainActor final class ScriptDriver {
    private let stage: any Stage
    private let clock: any TerminalClock
    private let renderer: FrameRenderer
    private var pacer: FramePacer?
    private var cast: CastWriter?
    private let startTime: Double
    private(set) var isFinished = false

    /// The seconds between two keys of a script.
    static let keyInterval = 0.3
    /// The longest that a run waits for things to come to rest at its end, in virtual seconds.
    static let longestRest = 10.0

    init(
        stage: any Stage, clock: any TerminalClock, size: TerminalSize,
        capabilities: TerminalCapabilities, castTitle: String? = nil
    ) {
        self.stage = stage
        self.clock = clock
        renderer = FrameRenderer(size: size, capabilities: capabilities)
        if let castTitle { cast = CastWriter(size: size, title: castTitle) }
        startTime = clock.now
    }

    /// The screen as lines of text.
    var lines: [String] { renderer.lines }
    /// The recording, if one was asked for.
    var castText: String? { cast?.text }

    /// Draws the first frame.
    func start() {
        let pacer = FramePacer(
            clock: clock,
            enqueue: { work in DispatchQueue.main.async { MainActor.assumeIsolated(work) } },
            draw: { [unowned self] in draw(at: $0) })
        self.pacer = pacer
        stage.needsFrame = { [weak pacer] in pacer?.setNeedsFrame() }
        stage.repaint = { [weak renderer] in renderer?.invalidate() }
        stage.resize(to: renderer.size)
        Self.drainMainQueue()
        pacer.drawNow()
    }

    /// Plays a script, with a little time after each step.
    func play(_ script: KeyScript) {
        for step in script.steps where !isFinished {
            switch step {
            case .input(let event):
                stage.handle(event)
                pacer?.setNeedsFrame()
                Self.drainMainQueue()
                pass(Self.keyInterval)
            case .wait(let seconds): pass(seconds)
            case .resize(let size):
                renderer.resize(to: size)
                cast?.resize(size, at: clock.now - startTime)
                stage.resize(to: size)
                pacer?.drawNow()
                pass(Self.keyInterval)
            }
        }
    }

    /// Lets time pass until no timer is left, or ``longestRest`` is over.
    func rest() {
        guard let clock = clock as? TerminalVirtualClock else { return }
        let end = clock.now + Self.longestRest
        Self.drainMainQueue()
        while !isFinished, clock.fireNext(until: end) { Self.drainMainQueue() }
        pacer?.drawNow()
    }

    /// Ends the run; the last screen stays.
    func stop() {
        isFinished = true
        pacer?.stop()
    }

    /// Lets virtual time pass, with turns of the main queue between what happens.
    func pass(_ seconds: Double) {
        guard let clock = clock as? TerminalVirtualClock else { return }
        let end = clock.now + seconds
        Self.drainMainQueue()
        while !isFinished, clock.fireNext(until: end) { Self.drainMainQueue() }
        clock.skip(to: end)
    }

    private func draw(at time: Double) -> FramePacer.Pace {
        var pace = FramePacer.Pace.onDemand
        let bytes = renderer.render { buffer in
            let drawn = stage.draw(into: &buffer, at: time)
            pace = drawn.pace
            return drawn.cursor
        }
        if !bytes.isEmpty { cast?.output(bytes, at: time - startTime) }
        return pace
    }

    /// Lets everything that waits on the main queue, and what that enqueues in turn, run.
    static func drainMainQueue() {
        for _ in 0..<4 {
            nonisolated(unsafe) var hasRun = false
            // Safe: both the block and this loop run on the main thread.
            DispatchQueue.main.async { hasRun = true }
            while !hasRun {
                _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 1))
            }
        }
    }
}
