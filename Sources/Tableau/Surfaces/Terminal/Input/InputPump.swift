#if !canImport(UIKit)
/// What a pump reads from and hands over to.
@MainActor package protocol InputPumpHost: AnyObject {
    /// Whether keys are typed into a text.
    var isTyping: Bool { get }
    /// Reads at most a number of bytes; none if none have arrived, nil at the end of input.
    func read(upTo count: Int) -> [UInt8]?
    func mayOpen(_ event: InputEvent) -> Bool
    func handle(_ event: InputEvent)
    /// Draws a frame if anything has changed.
    func drawIfNeeded()
}

/// Hands over input one event at a time, each after the effects of the one before.
///
/// A key may open a field, a screen or another program, often in a later turn of the main loop, and
/// what was typed on is meant for that. Until then nothing more is read: it waits in the terminal,
/// where another program finds it.
@MainActor package final class InputPump {
    private unowned let host: any InputPumpHost
    private let clock: any TerminalClock
    private var parser = InputParser()
    /// Events that were read together with an earlier one.
    private var events: [InputEvent] = []
    /// Whether nothing more is read: until effects have come, and while a frame is drawn.
    private var isSettling = false
    private var changes = 0
    private lazy var keyEnd = NextCall(clock) { [weak self] _ in self?.run() }

    /// The number of bytes to read at once where each may not be for a command.
    private static let most = 4096
    /// The seconds after which a frame is drawn though more input is there.
    private static let longestBlindness = 0.05
    /// The turns of the main loop in which an effect may come, and where effects go on.
    private static let (turns, mostTurns) = (3, 16)

    package init(_ host: any InputPumpHost, clock: any TerminalClock) {
        self.host = host
        self.clock = clock
    }

    /// Something visible has changed: effects go on.
    package func noteChange() { changes += 1 }

    /// Drops what was read but not handled: another program has the terminal.
    func drop() { events = [] }

    /// Handles what has arrived; returns false at the end of input.
    @discardableResult package func run() -> Bool {
        guard !isSettling else { return true }
        var left = Self.most
        var frameDue = clock.now + Self.longestBlindness
        while handleEvents(&frameDue), left > 0 {
            let count = host.isTyping || parser.isInPaste ? left : 1
            guard let bytes = host.read(upTo: count) else { return false }
            if bytes.isEmpty {
                // The rest of a key has not come in time.
                guard let due = parser.deadline, due <= clock.now else { break }
                events += parser.flush()
                continue
            }
            left -= bytes.count
            events += parser.feed(bytes, at: clock.now)
        }
        keyEnd.cancel()
        if let deadline = parser.deadline { keyEnd.request(at: deadline) }
        return true
    }

    /// Handles events up to one that may open something; returns whether all were handled.
    private func handleEvents(_ frameDue: inout Double) -> Bool {
        while !isSettling, !events.isEmpty {
            if clock.now >= frameDue {
                isSettling = true
                host.drawIfNeeded()
                frameDue = clock.now + Self.longestBlindness
            }
            let event = events.removeFirst()
            isSettling = host.mayOpen(event)
            host.handle(event)
        }
        if isSettling { settle(turn: 1, since: changes) }
        return !isSettling
    }

    private func settle(turn: Int, since count: Int) {
        TerminalFrames.enqueue { [weak self] in
            guard let self else { return }
            if turn < Self.turns || changes != count && turn < Self.mostTurns {
                return settle(turn: turn + 1, since: changes)
            }
            // What is typed on is an answer to it.
            host.drawIfNeeded()
            isSettling = false
            run()
        }
    }
}
#endif
