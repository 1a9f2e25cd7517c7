#if !canImport(UIKit)
import Dispatch
import Foundation
import Tableau
import TableauPlatform

/// Runs an application on a real terminal, until it quits.
///
/// Everything runs on the main thread and its queue, since only there can a stack overflow be
/// survived long enough to restore the terminal; what ends a busy program alone has a queue of its
/// own. Between events the process sleeps: a timer exists only while something moves.
///
/// While the terminal is ours, the program's output is captured (it would corrupt the screen) and
/// replayed after the terminal is restored, so a `fatalError` message is never lost.
@MainActor final class LiveDriver {
    let application: TerminalApplication
    private let end: ProgramEnd
    private let signals: SignalWatcher
    let input: TerminalInput
    let output: TerminalOutput
    private lazy var frames = TerminalFrames(application, size: size)
    private lazy var pump = InputPump(
        frames, read: { [unowned self] in read(upTo: $0) },
        handle: { [unowned self] in handle($0) })
    private lazy var turns = FrameTurns(clock: application.clock)
    /// Whether nothing more is read: what is typed on is for the shell.
    private var isOver: Bool { application.hasQuit || end.signal != nil }

    init(_ application: TerminalApplication) throws {
        guard let modes = TerminalModes(of: 0) else { throw TerminalError(call: "tcgetattr") }
        self.application = application
        let end = ProgramEnd(limit: application.options.answerTime)
        self.end = end
        let signals = SignalWatcher(queue: end.queue) { signal in
            if Self.endingSignals.contains(signal) { end.demand(signal) }
        }
        guard let signals else { throw TerminalError(call: "pipe") }
        self.signals = signals
        input = TerminalInput(end)
        output = try TerminalOutput()
        let state = restoreState
        state.pointee.input = input.descriptor
        state.pointee.output = output.descriptor
        state.pointee.modes = modes
        Self.guardsCrashes
    }

    /// Installed once, however many runs there are.
    private static let guardsCrashes: Void = CrashGuard.install(restoreTerminal)

    private nonisolated static let endingSignals: Set<TableauPlatform.Signal> = [
        .terminate, .interrupt, .hangUp, .quit,
    ]

    /// Runs until the application quits; a signal, or the loss of the terminal, ends the program.
    func run() throws {
        // Signals first: one that arrives while the terminal is ours must be handled.
        watchSignals()
        do {
            try enterTerminal()
        } catch {
            signals.end()
            output.end()
            throw error
        }
        application.driver = self
        application.didQuit = { [frames] in
            frames.pause()
            // Nothing else may wake the run loop.
            DispatchQueue.main.async {}
        }
        MainQueueClock.shared.frames = { [turns] in turns.schedule($0) }
        output.didDrain = { [weak self] in self?.frames.frameWasTaken() }
        frames.isBusy = { [output] in output.isBusy }
        frames.willDraw = { [weak self] in self?.pump.run() }
        frames.take = { [output, application] bytes, _ in
            if !bytes.isEmpty { output.send(bytes) }
            trimOutput(to: application.options.captureLimit)
        }
        watchInput()
        frames.drawNow()
        while !application.hasQuit {
            _ = RunLoop.main.run(mode: .default, before: .distantFuture)
        }
        leave()
    }

    private func leave() {
        MainQueueClock.shared.frames = nil
        turns.takeWaiting().forEach(TerminalFrames.enqueue)
        input.stop()
        end.leave {
            leaveScreen()
            application.callQuitHandlers()
        }
        // From here on signals end the program at once, also while it waits for the terminal.
        signals.end()
        leaveTerminal()
        output.end()
        end.signal?.endThisProcess()
    }

    // MARK: Input

    private func watchInput() { input.start { [weak self] in self?.pump.run() } }

    private func read(upTo count: Int) -> [UInt8] {
        if isOver { return [] }
        if let bytes = input.read(upTo: count) { return bytes }
        // The terminal is gone.
        input.stop()
        end.demand(.hangUp)
        application.quit()
        return []
    }

    private func handle(_ event: InputEvent) {
        guard !isOver else { return }
        turns.inputArrives()
        application.handle(event)
    }

    // MARK: Signals

    private func watchSignals() {
        signals.on(.windowSize) { [weak self] in
            guard let self, size != application.size else { return }
            frames.resize(to: size)
        }
        signals.on(.stop) { [weak self] in self?.suspend(stopsGroup: false) }
        signals.on(.continue) { [weak self] in self?.continueAfterStop() }
        for signal in Self.endingSignals {
            signals.on(signal) { [weak application] in application?.quit() }
        }
    }

    /// Restores the terminal, stops as Control-Z stops a program, and goes on when continued.
    ///
    /// - Parameter stopsGroup: Whether processes that wait for the program, such as `make` or a script,
    ///   stop too, as when the terminal sends the signal: otherwise the shell would not notice. Not
    ///   after a signal, whose sender chose which processes stop.
    func suspend(stopsGroup: Bool) {
        giveWay { TableauPlatform.Signal.stopThisProcess(stopsGroup: stopsGroup) }
        // Continues here after SIGCONT, whose event is still to come and changes nothing more.
    }

    /// Lends the terminal to a function until it returns.
    func lendTerminal(to body: () -> Void) {
        // Within a body that has it, and at the end, there is nothing to lend.
        guard restoreState.pointee.ownsScreen.load(ordering: .acquiring) else { return body() }
        pump.drop()
        giveWay { signals.lendTerminal(to: body) }
    }

    private func giveWay(during body: () -> Void) {
        frames.pause()
        // Keys typed meanwhile are for another program, even if `body` runs the run loop.
        input.stop()
        leaveTerminal()
        body()
        watchInput()
        continueAfterStop()
    }

    /// Sets up the terminal again after any stop, when the shell had it, and repaints everything.
    private func continueAfterStop() {
        guard !application.hasQuit else { return }
        try? enterTerminal()
        frames.resume(at: size)
    }

    // MARK: The terminal

    /// Sets up the terminal: at the start, and again after each suspension.
    func enterTerminal() throws {
        captureOutput()
        restoreState.pointee.ownsScreen.store(true, ordering: .releasing)
        guard restoreState.pointee.modes?.raw.apply(to: input.descriptor) == true else {
            let error = TerminalError(call: "tcsetattr")
            leaveTerminal()
            throw error
        }
        let query = application.options.asksForBackground ? ControlSequences.backgroundQuery : ""
        output.send(Array((ControlSequences.enter + query).utf8))
    }

    func leaveTerminal() {
        leaveScreen()
        System.flushOutput()
        trimOutput(to: application.options.captureLimit)
        restoreTerminal()
    }

    /// Restores the terminal; output is captured until ``leaveTerminal()``.
    func leaveScreen() {
        output.dropPending()
        restoreScreen()
    }

    /// The terminal's current size, or 80 x 24 if it does not report one.
    var size: TerminalSize {
        let size = TerminalDevice.size(of: output.descriptor) ?? (80, 24)
        return TerminalSize(columns: size.columns, rows: size.rows)
    }
}

enum ControlSequences {
    /// Alternate screen, no cursor, no line wrap, bracketed pastes, mouse buttons and drags in the
    /// SGR form, empty screen.
    static let enter =
        "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h"
        + "\u{1B}[2J\u{1B}[H"

    static let backgroundQuery = "\u{1B}]11;?\u{07}"

    /// Reverses `enter`, in whatever state a frame was interrupted.
    ///
    /// The alternate screen is cleared before it is left, for terminals that have none. Not a
    /// `String`, which a signal handler could not write, nor kept, which would be lazy.
    static var leave: StaticString {
        """
        \u{1B}[?2026l\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l\u{1B}[?2004l\
        \u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[2J\u{1B}[H\u{1B}[?1049l
        """
    }
}
#endif
