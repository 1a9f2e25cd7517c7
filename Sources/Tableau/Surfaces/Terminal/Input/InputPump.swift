#if !canImport(UIKit)
/// Hands over input one event at a time, each after the effects of the one before.
///
/// A key may open a field, a screen or another program, often in a later turn of the main loop, and
/// what was typed on is meant for that. Until then nothing more is read: it waits in the terminal,
/// where another program finds it.
@MainActor package final class InputPump {
    /// What a pump reads from and hands over to.
    package struct Host {
        /// Reads at most a number of bytes; none if none have arrived, nil at the end of input.
        var read: (_ count: Int) -> [UInt8]?
        /// Whether keys are typed into a text, which opens nothing.
        var isTyping: () -> Bool
        /// Returns whether an event may open something.
        var mayOpen: (InputEvent) -> Bool
        var handle: (InputEvent) -> Void
        /// Draws a frame if anything has changed.
        var draw: () -> Void
        /// Runs work in the next turn of the main loop.
        var enqueue: (@escaping @MainActor () -> Void) -> Void
        /// Called after reading, to call ``InputPump/flush()`` at a time, in seconds.
        var wait: (_ deadline: Double?) -> Void
        var now: () -> Double

        package init(
            read: @escaping (_ count: Int) -> [UInt8]?, isTyping: @escaping () -> Bool,
            mayOpen: @escaping (InputEvent) -> Bool, handle: @escaping (InputEvent) -> Void,
            draw: @escaping () -> Void,
            enqueue: @escaping (@escaping @MainActor () -> Void) -> Void,
            wait: @escaping (_ deadline: Double?) -> Void, now: @escaping () -> Double
        ) {
            (self.read, self.isTyping, self.mayOpen) = (read, isTyping, mayOpen)
            (self.handle, self.draw, self.enqueue) = (handle, draw, enqueue)
            (self.wait, self.now) = (wait, now)
        }
    }

    private let host: Host
    private var parser = InputParser()
    /// Events that were read together with an earlier one.
    private var events: [InputEvent] = []
    private var isSettling = false
    /// Whether it draws a frame between events, which reads no more.
    private var isDrawing = false
    /// Counts visible changes.
    private var changes = 0

    /// The number of bytes to read at once where each may not be for a command.
    private static let most = 4096
    /// The seconds after which a frame is drawn though more input is there.
    private static let longestBlindness = 0.05
    /// The turns of the main loop in which an effect may come, and where effects go on.
    private static let (turns, mostTurns) = (3, 16)

    package init(_ host: Host) {
        self.host = host
    }

    /// Notes a visible change: effects go on.
    package func noteChange() { changes += 1 }

    /// Drops what was read but not handled: another program has the terminal.
    func drop() { events = [] }

    /// Handles what has arrived; returns false at the end of input.
    @discardableResult package func run() -> Bool {
        guard !isSettling, !isDrawing else { return true }
        var left = Self.most
        var frameDue = host.now() + Self.longestBlindness
        while handleEvents(&frameDue), left > 0 {
            let count = host.isTyping() || parser.isInPaste ? left : 1
            guard let bytes = host.read(count) else { return false }
            if bytes.isEmpty { break }
            left -= bytes.count
            events += parser.feed(bytes, at: host.now())
        }
        host.wait(parser.deadline)
        return true
    }

    /// Stops waiting for the rest of a sequence.
    package func flush() {
        events += parser.flush()
        run()
    }

    /// Handles events up to one that may open something; returns whether all were handled.
    ///
    /// - Parameter frameDue: When a frame is to be drawn between events.
    private func handleEvents(_ frameDue: inout Double) -> Bool {
        while !isSettling, !events.isEmpty {
            if host.now() >= frameDue {
                isDrawing = true
                host.draw()
                isDrawing = false
                frameDue = host.now() + Self.longestBlindness
            }
            let event = events.removeFirst()
            isSettling = host.mayOpen(event)
            host.handle(event)
        }
        if isSettling { settle(turn: 1, since: changes) }
        return !isSettling
    }

    private func settle(turn: Int, since count: Int) {
        host.enqueue { [weak self] in
            guard let self else { return }
            if turn < Self.turns || changes != count && turn < Self.mostTurns {
                return settle(turn: turn + 1, since: changes)
            }
            // What is typed on is an answer to it.
            host.draw()
            isSettling = false
            run()
        }
    }
}
#endif
