#if !canImport(UIKit)
/// Converts the bytes from a terminal into events.
///
/// Input may be split anywhere: incomplete sequences wait for more bytes. Unsupported sequences are
/// dropped completely, never typed as text. No input makes the parser wait or grow without limit:
/// it gives up after ``longestReply`` bytes, or when the caller calls ``flush()`` at the
/// ``deadline``.
///
/// A lone Escape and the beginning of a sequence look the same; a timeout distinguishes them.
package struct InputParser {
    /// The maximum number of bytes of an unfinished sequence; a longer one is invalid.
    static let longestSequence = 64
    /// The number of bytes after which a reply is abandoned.
    static let longestReply = 1 << 16
    /// The maximum number of bytes of a paste; the rest is dropped.
    static let longestPaste = 1 << 20

    /// The seconds for which a lone Escape waits for the rest of a sequence.
    static let keyDelay = 0.04
    /// The maximum seconds between the beginning and the end of a sequence.
    static let replyDelay = 1.0
    /// The seconds without a byte after which a paste is considered ended.
    static let pasteDelay = 1.0

    enum Mode {
        case keys
        /// Keeps bytes up to the end of a paste.
        case paste
        /// Drops bytes up to BEL or `ESC \`.
        case string
        /// Drops bytes up to the final one of a control sequence.
        case sequence
    }

    var mode = Mode.keys
    /// The pasted text, or the beginning of a dropped string.
    var kept: [UInt8] = []
    /// The number of bytes to drop at most.
    var budget = 0
    private var pending: [UInt8] = []
    /// The times of the first and the last byte of an incomplete sequence.
    private var beginTime = 0.0
    private var lastTime = 0.0

    package init() {}

    /// The time at which the caller must call ``flush()`` unless bytes arrive first; nil if nothing
    /// is pending.
    package var deadline: Double? {
        switch mode {
        case .paste: lastTime + Self.pasteDelay
        case .string, .sequence: beginTime + Self.replyDelay
        case .keys where pending.isEmpty: nil
        case .keys where Self.isAmbiguous(pending): lastTime + Self.keyDelay
        case .keys: beginTime + Self.replyDelay
        }
    }

    var isInPaste: Bool { mode == .paste }

    /// Parses further bytes, received at a time in seconds.
    package mutating func feed(_ bytes: some Sequence<UInt8>, at time: Double) -> [InputEvent] {
        if isInPaste, bytes.elementsEqual([0x03]) {
            // Control-C alone is a key: the end of the paste was lost.
            return flush() + [.key(.control("c"))]
        }
        if deadline == nil { beginTime = time }
        lastTime = time
        pending.append(contentsOf: bytes)
        var events: [InputEvent] = []
        var rest = pending[...]
        while !rest.isEmpty, parse(&rest, &events) {
            // The incomplete sequence began after the completed ones.
            if mode == .keys { beginTime = time }
        }
        pending = Array(rest)
        return events
    }

    /// Stops waiting: returns pending bytes as a key if possible, and drops others.
    package mutating func flush() -> [InputEvent] {
        var events: [InputEvent] = []
        if isInPaste { events.append(Self.pasted(kept + pending)) }
        if Self.isAmbiguous(pending) {
            events.append(.key(pending.count == 1 ? .escape : .alt(Self.letter(pending[1]))))
        }
        pending.removeAll()
        mode = .keys
        return events
    }

    /// Returns whether bytes are both a key and the beginning of a sequence: Escape, alone or with
    /// Alt.
    private static func isAmbiguous(_ bytes: [UInt8]) -> Bool {
        bytes.first == 0x1B && (bytes.count == 1 || bytes.count == 2 && bytes[1] < 0x80)
    }

    static func letter(_ byte: UInt8) -> Character { Character(Unicode.Scalar(byte)) }

    static func pasted(_ text: [UInt8]) -> InputEvent {
        .paste(String(decoding: text, as: UTF8.self))
    }
}
#endif
