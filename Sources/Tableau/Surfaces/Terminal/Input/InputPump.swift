#if !canImport(UIKit)
/// Hands over input one event at a time, each after the effects of the one before.
///
/// A key may open a field, a screen or another program, often in a later turn of the main loop, and
/// what was typed on is meant for that. Until then nothing more is read: it waits in the terminal,
/// where another program finds it.
@MainActor package final class InputPump {
    private let frames: TerminalFrames
    /// Reads at most a number of bytes; none if none have arrived.
    private let read: @MainActor (_ count: Int) -> [UInt8]
    private let handle: @MainActor (InputEvent) -> Void
    private var parser = InputParser()
    /// Events that were read together with an earlier one.
    private var events: [InputEvent] = []
    /// Whether nothing more is read, until effects have come and a frame shows them.
    private var isSettling = false
    private lazy var keyEnd = NextCall(clock) { [weak self] _ in self?.run() }

    /// The number of bytes to read at once where each may not be for a command.
    private static let most = 4096
    /// The seconds after which a frame is drawn though more input is there.
    private static let longestBlindness = 0.05
    /// The turns of the main loop in which an effect may come, and where effects go on.
    private static let (turns, mostTurns) = (3, 16)

    package init(
        _ frames: TerminalFrames, read: @escaping @MainActor (_ count: Int) -> [UInt8],
        handle: @escaping @MainActor (InputEvent) -> Void
    ) {
        self.frames = frames
        self.read = read
        self.handle = handle
    }

    private var application: TerminalApplication { frames.application }
    private var clock: any TerminalClock { application.clock }

    /// Drops what was read but not handled: another program has the terminal.
    func drop() { events = [] }

    /// Handles what has arrived.
    package func run() {
        if isSettling { return }
        let frameDue = clock.now + Self.longestBlindness
        while !isSettling {
            if !events.isEmpty {
                let event = events.removeFirst()
                isSettling = application.mayOpen(event)
                handle(event)
            } else {
                let count = application.isTyping || parser.isInPaste ? Self.most : 1
                let bytes = read(count)
                if !bytes.isEmpty {
                    events = parser.feed(bytes, at: clock.now)
                } else if let due = parser.deadline, due <= clock.now {
                    // The rest of a key has not come in time.
                    events = parser.flush()
                } else {
                    break
                }
            }
            if clock.now >= frameDue { isSettling = true }
        }
        if isSettling { settle(turn: 1, since: frames.changes) }
        keyEnd.cancel()
        if let deadline = parser.deadline { keyEnd.request(at: deadline) }
    }

    private func settle(turn: Int, since count: Int) {
        TerminalFrames.enqueue { [weak self] in
            guard let self else { return }
            if turn < Self.turns || frames.changes != count && turn < Self.mostTurns {
                return settle(turn: turn + 1, since: frames.changes)
            }
            // What is typed on is an answer to it.
            frames.drawIfNeeded()
            isSettling = false
            run()
        }
    }
}
#endif
