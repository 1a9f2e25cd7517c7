#if !canImport(UIKit)
import Dispatch
import Foundation
import Tableau
import TableauPlatform

/// Runs an application on a real terminal, with keys as input and frames as output, until stopped.
///
/// Everything runs on the main thread and its queue, since only there can a stack overflow be
/// survived long enough to restore the terminal; what ends a busy program alone has a queue of its
/// own. Between events the process sleeps: a timer exists only while something moves.
@MainActor final class LiveDriver {
    private let application: TerminalApplication
    private let session: TerminalSession
    private let renderer: FrameRenderer
    private let clock: any TerminalClock
    private let query: String
    private let end: ProgramEnd
    private let signals: SignalWatcher
    private let onQuit: () -> Void
    private lazy var pump = makePump()
    private var inputTimer: TerminalTimer?
    private var pacer: FramePacer?
    private let turns: FrameTurns
    private var isFinished = false
    private var missedFrame = false

    /// - Parameter onQuit: Called once the terminal is restored for good.
    init(application: TerminalApplication, options: TerminalOptions, onQuit: @escaping () -> Void)
        throws
    {
        self.application = application
        self.onQuit = onQuit
        let end = ProgramEnd(limit: options.answerTime)
        self.end = end
        signals = SignalWatcher(queue: end.queue) { signal in
            if Self.endingSignals.contains(signal) { end.demand(signal) }
        }
        clock = options.clock
        turns = FrameTurns(clock: clock, enqueue: Self.enqueue)
        query = options.asksForBackground ? ControlSequences.backgroundQuery : ""
        session = try TerminalSession(end, options: options)
        renderer = FrameRenderer(size: session.size, capabilities: options.capabilities)
    }

    /// Runs work at the end of this turn of the main loop.
    private static func enqueue(_ work: @escaping @MainActor () -> Void) {
        DispatchQueue.main.async { MainActor.assumeIsolated(work) }
    }

    /// The signals that end the program.
    private nonisolated static let endingSignals: Set<TableauPlatform.Signal> = [
        .terminate, .interrupt, .hangUp, .quit,
    ]

    /// Runs until ``stop()``.
    ///
    /// A signal, or the loss of the terminal, ends the program.
    func run() throws {
        // Signals first: one that arrives while the terminal is ours must be handled.
        watchSignals()
        do {
            try session.enter(asking: query)
        } catch {
            signals.end()
            session.end()
            throw error
        }
        let pacer = FramePacer(
            clock: clock,
            enqueue: Self.enqueue,
            draw: { [unowned self] in draw(at: $0) })
        self.pacer = pacer
        application.needsFrame = { [weak self] in
            self?.pump.noteChange()
            self?.pacer?.setNeedsFrame()
        }
        application.repaint = { [weak renderer] in renderer?.invalidate() }
        application.lendTerminal = { [weak self] in self?.lendTerminal(to: $0) }
        MainQueueClock.shared.frames = { [turns] in turns.schedule($0) }
        session.output.didDrain = { [weak self] in self?.drainedOutput() }
        watchInput()
        // The size may have changed before the signal was watched.
        if session.size != renderer.size { renderer.resize(to: session.size) }
        application.resize(to: renderer.size)
        pacer.drawNow()
        while !isFinished {
            _ = RunLoop.main.run(mode: .default, before: .distantFuture)
        }
        leave()
    }

    /// Ends the run at the end of this turn.
    func stop() {
        isFinished = true
        // Nothing else may wake the run loop.
        DispatchQueue.main.async {}
    }

    private func leave() {
        application.needsFrame = nil
        application.repaint = nil
        application.lendTerminal = nil
        MainQueueClock.shared.frames = nil
        turns.takeWaiting().forEach(Self.enqueue)
        pacer?.stop()
        inputTimer?.cancel()
        session.input.stop()
        end.leave {
            session.leaveScreen()
            onQuit()
        }
        // From here on signals end the program at once, also while it waits for the terminal.
        signals.end()
        session.end()
        end.signal?.endThisProcess()
    }

    // MARK: Frames

    private func draw(at time: Double) -> FramePacer.Pace {
        if session.output.isBusy {
            // Nothing accumulates for a terminal that does not read: it gets the latest frame.
            missedFrame = true
            return .onDemand
        }
        // What was typed before this frame is no answer to it.
        readInput()
        if isFinished { return .onDemand }
        let (bytes, pace) = renderer.render(application, at: time)
        if !bytes.isEmpty { session.output.send(bytes) }
        if !session.output.isBusy { application.frameWasWritten() }
        OutputCapture.trim()
        return pace
    }

    private func drainedOutput() {
        application.frameWasWritten()
        guard missedFrame else { return }
        missedFrame = false
        pacer?.setNeedsFrame()
    }

    // MARK: Input

    private func watchInput() {
        session.input.start { [weak self] in self?.readInput() }
    }

    private func readInput() {
        guard !isFinished, end.signal == nil, !pump.run() else { return }
        // The terminal is gone.
        session.input.stop()
        end.demand(.hangUp)
        stop()
    }

    private func makePump() -> InputPump {
        InputPump(
            InputPump.Host(
                read: { [session] in session.input.read(upTo: $0) },
                isTyping: { [application] in application.isTyping },
                mayOpen: { [application] in application.mayOpen($0) },
                handle: { [weak self] in self?.handle($0) },
                draw: { [weak self] in self?.pacer?.drawIfNeeded() },
                enqueue: Self.enqueue,
                wait: { [weak self] in self?.flush(at: $0) },
                now: { [clock] in clock.now }))
    }

    private func flush(at deadline: Double?) {
        inputTimer?.cancel()
        inputTimer = deadline.map { deadline in
            clock.schedule(after: deadline - clock.now) { [weak self] in self?.inputDidWait() }
        }
    }

    /// Takes what was typed for a key, unless more of it has arrived: the main thread may have been
    /// busy meanwhile.
    private func inputDidWait() {
        if session.input.hasMore { readInput() } else { pump.flush() }
    }

    private func handle(_ event: InputEvent) {
        guard !isFinished, end.signal == nil else { return }
        turns.inputArrives()
        if case .key(let key) = event, BrowsingCommand.keys.command(for: key) == .suspend {
            suspend(stopsGroup: true)
        } else {
            application.handle(event)
        }
        pacer?.setNeedsFrame()
    }

    // MARK: Signals

    private func watchSignals() {
        signals.on(.windowSize) { [weak self] _ in self?.takeSize() }
        signals.on(.stop) { [weak self] _ in self?.suspend(stopsGroup: false) }
        signals.on(.continue) { [weak self] _ in self?.continueAfterStop() }
        for signal in Self.endingSignals { signals.on(signal) { [weak self] _ in self?.stop() } }
    }

    private func takeSize() {
        let size = session.size
        guard size != renderer.size else { return }
        renderer.resize(to: size)
        application.resize(to: size)
        pacer?.drawNow()
    }

    /// - Parameter stopsGroup: False after a signal, whose sender chose which processes stop.
    private func suspend(stopsGroup: Bool) {
        pacer?.stop()
        session.input.stop()
        session.suspend(stopsGroup: stopsGroup)
        watchInput()
        // Continues here after SIGCONT, whose event is still to come and changes nothing more.
        continueAfterStop()
    }

    /// Lends the screen to `body`, and restores it afterwards.
    private func lendTerminal(to body: () -> Void) {
        guard !isFinished else { return body() }
        pacer?.stop()
        // Keys typed meanwhile are for another program, even if `body` runs the run loop.
        session.input.stop()
        pump.drop()
        session.leave()
        signals.lendTerminal(to: body)
        watchInput()
        continueAfterStop()
    }

    /// Sets up the terminal again after any stop, when the shell had it, and repaints everything.
    private func continueAfterStop() {
        guard !isFinished else { return }
        try? session.enter(asking: query)
        renderer.resize(to: session.size)
        application.resize(to: session.size)
        pacer?.resume()
    }
}
#endif
