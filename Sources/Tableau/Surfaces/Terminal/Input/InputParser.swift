#if !canImport(UIKit)
/// Turns the bytes a terminal sends into events.
///
/// Bytes may be cut anywhere: what is incomplete waits for more. Sequences that mean nothing here
/// are dropped to their end, never typed as text. None makes the parser wait for ever or grow: it
/// gives up after ``longestReply`` bytes, or when the caller calls ``flush()`` at the ``deadline``.
///
/// A lone Escape and the beginning of a sequence look alike; how long the parser waits tells them
/// apart.
package struct InputParser {
    /// Bytes of an unfinished sequence that are kept; a longer one cannot mean anything.
    static let longestSequence = 64
    /// Bytes after which a reply is not waited for any more.
    static let longestReply = 1 << 16
    /// Bytes of a paste that are kept; the rest is dropped.
    static let longestPaste = 1 << 20

    /// Seconds that a lone Escape waits for the rest of a sequence.
    static let keyDelay = 0.04
    /// Seconds that the end of a sequence may come after its beginning.
    static let replyDelay = 1.0
    /// Seconds without a byte after which a paste has lost its end.
    static let pasteDelay = 1.0

    /// What the next bytes belong to.
    enum Mode {
        case keys
        case paste([UInt8])
        /// Bytes without meaning, up to what ends them; and how many may still come.
        case dropping(Dropped, budget: Int)
    }

    /// What ends bytes that are dropped.
    enum Dropped {
        /// BEL or `ESC \`.
        case string
        /// The final byte of a control sequence.
        case sequence
        /// Their number.
        case fixed(Int)
    }

    var mode = Mode.keys
    /// The beginning of a string that is dropped.
    var reply: [UInt8] = []
    private var pending: [UInt8] = []
    /// When the first byte came of what is incomplete, and when the last one did.
    private var beginTime = 0.0
    private var lastTime = 0.0

    /// A parser that has seen nothing.
    package init() {}

    /// When the caller shall call ``flush()``, unless bytes come first; nil if nothing is waited
    /// for.
    package var deadline: Double? {
        switch mode {
        case .paste: lastTime + Self.pasteDelay
        case .dropping: beginTime + Self.replyDelay
        case .keys where pending.isEmpty: nil
        case .keys where Self.isAmbiguous(pending): lastTime + Self.keyDelay
        case .keys: beginTime + Self.replyDelay
        }
    }

    /// Parses further bytes, which came at a time in seconds.
    package mutating func feed(_ bytes: some Sequence<UInt8>, at time: Double) -> [InputEvent] {
        if case .paste = mode, bytes.elementsEqual([0x03]) {
            // Control-C on its own is a key: the end of the paste was lost.
            return flush() + [.key(.control("c"))]
        }
        if deadline == nil { beginTime = time }
        lastTime = time
        pending.append(contentsOf: bytes)
        var events: [InputEvent] = []
        var rest = pending[...]
        while !rest.isEmpty, parse(&rest, &events) {
            // What is incomplete now began later than what is complete.
            if case .keys = mode { beginTime = time }
        }
        pending = Array(rest)
        return events
    }

    /// Gives up waiting: what may be a key is one, anything else is dropped.
    package mutating func flush() -> [InputEvent] {
        var events: [InputEvent] = []
        if case .paste(let text) = mode { events.append(Self.pasted(text + pending)) }
        if Self.isAmbiguous(pending) {
            let escapes = pending.prefix { $0 == 0x1B }.count
            let other = pending.last.flatMap { $0 == 0x1B ? nil : Self.letter($0) }
            let alone = other == nil ? escapes : escapes - 1
            events += Array(repeating: .key(.escape), count: alone)
            if let other { events.append(.key(.alt(other))) }
        }
        pending.removeAll()
        mode = .keys
        return events
    }

    /// Whether bytes are both a key and the beginning of a sequence: Escape, alone or with Alt.
    private static func isAmbiguous(_ bytes: [UInt8]) -> Bool {
        guard let rest = bytes.firstIndex(where: { $0 != 0x1B }) else { return !bytes.isEmpty }
        return rest > 0 && rest == bytes.count - 1 && bytes[rest] < 0x80
    }

    static func letter(_ byte: UInt8) -> Character { Character(Unicode.Scalar(byte)) }

    static func pasted(_ text: [UInt8]) -> InputEvent {
        .paste(String(decoding: text, as: UTF8.self))
    }
}
#endif
