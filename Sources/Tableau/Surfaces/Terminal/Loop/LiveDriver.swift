#if !canImport(UIKit)
import Dispatch
import Foundation
import TableauPlatform

/// Runs a source on a real terminal, with keys as input and frames as output, until stopped.
///
/// Everything runs on the main thread and its queue, since only there can a stack overflow be
/// survived long enough to restore the terminal. Between events the process sleeps: a timer exists
/// only while something moves.
@MainActor final class LiveDriver {
    private let source: any FrameSource
    private let session: TerminalSession
    private let renderer: FrameRenderer
    private let clock: any TerminalClock
    private let query: String
    private let signals = SignalWatcher()
    private var inputWatch: DescriptorWatch?
    private lazy var pump = makePump()
    private var inputTimer: TerminalTimer?
    private var pacer: FramePacer?
    private var isFinished = false
    private var missedFrame = false
    /// Whether moves of the mouse are reported: not before the mouse is used, since each report
    /// wakes the process.
    private var hasMotion = false
    /// The exit status after a signal; nil returns to the caller.
    private var exitCode: Int32?

    init(source: any FrameSource, options: TerminalOptions) throws {
        self.source = source
        clock = options.clock
        query = options.asksForBackground ? ControlSequences.backgroundQuery : ""
        session = try TerminalSession(guardsAgainstKill: options.guardsAgainstKill)
        renderer = FrameRenderer(size: session.size, capabilities: options.capabilities)
    }

    /// Runs until ``stop()``, a signal, or the end of input.
    func run() throws {
        // Signals first: one that arrives while the terminal is ours must be handled.
        watchSignals()
        defer { end() }
        try session.enter(asking: query)
        let pacer = FramePacer(
            clock: clock,
            enqueue: { work in DispatchQueue.main.async { MainActor.assumeIsolated(work) } },
            draw: { [unowned self] in draw(at: $0) })
        self.pacer = pacer
        source.needsFrame = { [weak self] in
            self?.pump.noteChange()
            self?.pacer?.setNeedsFrame()
        }
        source.repaint = { [weak renderer] in renderer?.invalidate() }
        source.giveWay = { [weak self] in self?.giveWay(to: $0) }
        source.copy = { [weak session] in session?.output.send(ControlSequences.copy($0)) }
        session.output.didDrain = { [weak self] in self?.drainedOutput() }
        watchInput()
        // The size may have changed before the signal was watched.
        if session.size != renderer.size { renderer.resize(to: session.size) }
        source.resize(to: renderer.size)
        pacer.drawNow()
        while !isFinished {
            _ = RunLoop.main.run(mode: .default, before: .distantFuture)
        }
    }

    /// Ends the run at the end of this turn.
    func stop() {
        isFinished = true
        // Nothing else may wake the run loop.
        DispatchQueue.main.async {}
    }

    private func end() {
        source.needsFrame = nil
        source.repaint = nil
        source.giveWay = nil
        source.copy = nil
        pacer?.stop()
        inputTimer?.cancel()
        inputWatch?.end()
        session.end()
        signals.end()
        if let exitCode { exit(exitCode) }
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
        var pace = FramePacer.Pace.onDemand
        let bytes = renderer.render { buffer in
            let drawn = source.draw(into: &buffer, at: time)
            pace = drawn.pace
            return drawn.cursor
        }
        if !bytes.isEmpty { session.output.send(bytes) }
        if !session.output.isBusy { source.frameWasWritten() }
        return pace
    }

    private func drainedOutput() {
        source.frameWasWritten()
        guard missedFrame else { return }
        missedFrame = false
        pacer?.setNeedsFrame()
    }

    // MARK: Input

    private func watchInput() {
        inputWatch = DescriptorWatch(session.input, for: .reading) { [weak self] in
            self?.readInput()
        }
    }

    private func readInput() {
        guard !isFinished, !pump.run() else { return }
        // The terminal is gone.
        inputWatch?.end()
        stop()
    }

    private func makePump() -> InputPump {
        InputPump(
            InputPump.Host(
                read: { [weak self] in self?.read(upTo: $0) },
                isTyping: { [source] in source.isTyping },
                mayOpen: { [source] in source.mayOpen($0) },
                handle: { [weak self] in self?.handle($0) },
                draw: { [weak self] in self?.pacer?.drawIfNeeded() },
                enqueue: { work in DispatchQueue.main.async { MainActor.assumeIsolated(work) } },
                wait: { [weak self] in self?.flush(at: $0) },
                now: { [clock] in clock.now }))
    }

    private func read(upTo count: Int) -> [UInt8]? {
        guard !isFinished,
            Descriptor.wait(for: session.input, toTakeBytes: false, milliseconds: 0)
        else { return [] }
        var bytes = [UInt8](repeating: 0, count: count)
        switch bytes.withUnsafeMutableBytes({ Descriptor.read(session.input, into: $0) }) {
        case .wouldBlock: return []
        case .bytes(let count) where count > 0: return Array(bytes[..<count])
        // The end of input, or an error.
        case .bytes, .failed: return nil
        }
    }

    private func flush(at deadline: Double?) {
        inputTimer?.cancel()
        inputTimer = deadline.map { deadline in
            clock.schedule(after: deadline - clock.now) { [weak self] in self?.pump.flush() }
        }
    }

    private func handle(_ event: InputEvent) {
        guard !isFinished else { return }
        if event.pointer != nil, !hasMotion {
            hasMotion = true
            session.output.send(ControlSequences.motion)
        }
        if case .key(let key) = event, BrowsingCommand.keys.command(for: key) == .suspend {
            suspend(stopsGroup: true)
        } else {
            source.handle(event)
        }
        pacer?.setNeedsFrame()
    }

    // MARK: Signals

    private func watchSignals() {
        signals.on(.windowSize) { [weak self] _ in self?.takeSize() }
        signals.on(.stop) { [weak self] _ in self?.suspend(stopsGroup: false) }
        signals.on(.continue) { [weak self] _ in self?.continueAfterStop() }
        signals.on(.terminate, .interrupt, .hangUp, .quit) { [weak self] signal in
            self?.exitCode = 128 + signal.number
            self?.stop()
        }
    }

    private func takeSize() {
        let size = session.size
        guard size != renderer.size else { return }
        renderer.resize(to: size)
        source.resize(to: size)
        pacer?.drawNow()
    }

    /// - Parameter stopsGroup: False after a signal, whose sender chose which processes stop.
    private func suspend(stopsGroup: Bool) {
        pacer?.stop()
        session.suspend(stopsGroup: stopsGroup)
        // Continues here after SIGCONT, whose event is still to come and changes nothing more.
        continueAfterStop()
    }

    /// Lends the screen to `body`, and restores it afterwards.
    private func giveWay(to body: () -> Void) {
        guard !isFinished else { return body() }
        pacer?.stop()
        // Keys typed meanwhile are for another program, even if `body` runs the run loop.
        inputWatch?.end()
        pump.drop()
        session.leave()
        signals.giveWay(to: body)
        watchInput()
        continueAfterStop()
    }

    /// Sets up the terminal again after any stop, when the shell had it, and repaints everything.
    private func continueAfterStop() {
        guard !isFinished else { return }
        hasMotion = false
        try? session.enter(asking: query)
        renderer.resize(to: session.size)
        source.resize(to: session.size)
        pacer?.resume()
    }
}
#endif
