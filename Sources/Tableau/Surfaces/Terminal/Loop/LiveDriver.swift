#if !canImport(UIKit)
import Dispatch
import Foundation
import Tableau
import TableauPlatform

/// Runs an application on a real terminal, until stopped.
///
/// Everything runs on the main thread and its queue, since only there can a stack overflow be
/// survived long enough to restore the terminal; what ends a busy program alone has a queue of its
/// own. Between events the process sleeps: a timer exists only while something moves.
@MainActor final class LiveDriver {
    private let application: TerminalApplication
    private let session: TerminalSession
    private let end: ProgramEnd
    private let signals: SignalWatcher
    private lazy var frames = TerminalFrames(application, size: session.size)
    private lazy var pump = InputPump(
        frames, read: { [unowned self] in read(upTo: $0) },
        handle: { [unowned self] in handle($0) })
    private lazy var turns = FrameTurns(clock: application.clock)
    private var isFinished = false
    /// Whether nothing more is read: what is typed on is for the shell.
    private var isOver: Bool { isFinished || end.signal != nil }

    init(_ application: TerminalApplication) throws {
        self.application = application
        let options = application.options
        let end = ProgramEnd(limit: options.answerTime)
        self.end = end
        let signals = SignalWatcher(queue: end.queue) { signal in
            if Self.endingSignals.contains(signal) { end.demand(signal) }
        }
        guard let signals else { throw TerminalSession.error("pipe") }
        self.signals = signals
        session = try TerminalSession(end, options: options)
    }

    private nonisolated static let endingSignals: Set<TableauPlatform.Signal> = [
        .terminate, .interrupt, .hangUp, .quit,
    ]

    /// Runs until ``stop()``; a signal, or the loss of the terminal, ends the program.
    func run() throws {
        // Signals first: one that arrives while the terminal is ours must be handled.
        watchSignals()
        do {
            try session.enter()
        } catch {
            signals.end()
            session.end()
            throw error
        }
        application.lendTerminal = { [weak self] in self?.lendTerminal(to: $0) }
        MainQueueClock.shared.frames = { [turns] in turns.schedule($0) }
        session.output.didDrain = { [weak self] in self?.frames.frameWasTaken() }
        frames.isBusy = { [session] in session.output.isBusy }
        frames.willDraw = { [weak self] in self?.pump.run() }
        frames.start { [session] bytes, _ in
            if !bytes.isEmpty { session.output.send(bytes) }
            trimOutput(to: session.options.captureLimit)
        }
        watchInput()
        frames.drawNow()
        while !isFinished {
            _ = RunLoop.main.run(mode: .default, before: .distantFuture)
        }
        leave()
    }

    /// Ends the run at the end of this turn.
    func stop() {
        isFinished = true
        frames.pause()
        // Nothing else may wake the run loop.
        DispatchQueue.main.async {}
    }

    private func leave() {
        application.lendTerminal = nil
        MainQueueClock.shared.frames = nil
        turns.takeWaiting().forEach(TerminalFrames.enqueue)
        session.input.stop()
        end.leave {
            session.leaveScreen()
            application.callQuitHandlers()
        }
        // From here on signals end the program at once, also while it waits for the terminal.
        signals.end()
        session.end()
        end.signal?.endThisProcess()
    }

    // MARK: Input

    private func watchInput() { session.input.start { [weak self] in self?.pump.run() } }

    private func read(upTo count: Int) -> [UInt8] {
        if isOver { return [] }
        if let bytes = session.input.read(upTo: count) { return bytes }
        // The terminal is gone.
        session.input.stop()
        end.demand(.hangUp)
        stop()
        return []
    }

    private func handle(_ event: InputEvent) {
        guard !isOver else { return }
        turns.inputArrives()
        if case .key(let key) = event, BrowsingCommand.keys.command(for: key) == .suspend {
            suspend(stopsGroup: true)
        } else {
            application.handle(event)
        }
    }

    // MARK: Signals

    private func watchSignals() {
        signals.on(.windowSize) { [weak self] in
            guard let self, session.size != application.size else { return }
            frames.resize(to: session.size)
        }
        signals.on(.stop) { [weak self] in self?.suspend(stopsGroup: false) }
        signals.on(.continue) { [weak self] in self?.continueAfterStop() }
        for signal in Self.endingSignals { signals.on(signal) { [weak self] in self?.stop() } }
    }

    /// Restores the terminal, stops as Control-Z stops a program, and goes on when continued.
    ///
    /// - Parameter stopsGroup: Whether processes that wait for the program, such as `make` or a script,
    ///   stop too, as when the terminal sends the signal: otherwise the shell would not notice. Not
    ///   after a signal, whose sender chose which processes stop.
    private func suspend(stopsGroup: Bool) {
        leaveTerminal { TableauPlatform.Signal.stopThisProcess(stopsGroup: stopsGroup) }
        // Continues here after SIGCONT, whose event is still to come and changes nothing more.
    }

    private func lendTerminal(to body: () -> Void) {
        guard !isFinished else { return body() }
        pump.drop()
        leaveTerminal { signals.lendTerminal(to: body) }
    }

    private func leaveTerminal(during body: () -> Void) {
        frames.pause()
        // Keys typed meanwhile are for another program, even if `body` runs the run loop.
        session.input.stop()
        session.leave()
        body()
        watchInput()
        continueAfterStop()
    }

    /// Sets up the terminal again after any stop, when the shell had it, and repaints everything.
    private func continueAfterStop() {
        guard !isFinished else { return }
        try? session.enter()
        frames.resume(at: session.size)
    }
}
#endif
