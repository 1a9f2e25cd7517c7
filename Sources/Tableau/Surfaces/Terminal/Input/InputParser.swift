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
    /// What the next byte belongs to.
    private enum State: Equatable {
        /// A key, of which nothing has arrived.
        case key
        /// A character of which some bytes are missing.
        case character(missing: Int)
        /// What follows Escape: a key pressed with Alt, or a sequence.
        case escape
        /// What follows `ESC O`.
        case application
        /// `ESC [`, parameters, and a final byte.
        case sequence
        /// What follows `ESC [ [`: the Linux console's function keys.
        case console
        /// A string up to BEL or `ESC \`.
        case string
        /// What follows Escape in a string.
        case stringEscape
        case paste
    }

    /// The maximum number of bytes kept of a sequence; a longer one is dropped.
    private static let longestSequence = 64
    /// The number of bytes after which the end of a sequence is no longer awaited.
    private static let longestReply = 1 << 16
    /// The maximum number of bytes of a paste; the rest is dropped.
    private static let longestPaste = 1 << 20
    private static let endOfPaste = Array("\u{1B}[201~".utf8)

    /// The seconds for which a lone Escape waits for the rest of a sequence.
    private static let keyDelay = 0.04
    /// The maximum seconds between the beginning and the end of a sequence.
    private static let replyDelay = 1.0
    /// The seconds without a byte after which a paste is considered ended.
    private static let pasteDelay = 1.0

    private var state = State.key
    /// The bytes of a character, a sequence, a string or a paste, after what introduces it; of a
    /// string with the kind of that.
    private var kept: [UInt8] = []
    /// The number of bytes of a sequence or a string, kept or not.
    private var count = 0
    /// The number of bytes of ``endOfPaste`` that have arrived.
    private var matched = 0
    private var isAlt = false
    private var events: [InputEvent] = []
    /// The times of the first and the last byte of an incomplete sequence.
    private var beginTime = 0.0
    private var lastTime = 0.0

    package init() {}

    /// The time at which the caller must call ``flush()`` unless bytes arrive first; nil if nothing
    /// is pending.
    package var deadline: Double? {
        switch state {
        case .key: nil
        case .paste: lastTime + Self.pasteDelay
        case _ where ambiguousKey != nil: lastTime + Self.keyDelay
        default: beginTime + Self.replyDelay
        }
    }

    var isInPaste: Bool { state == .paste }

    /// Parses further bytes, received at a time in seconds.
    package mutating func feed(_ bytes: some Sequence<UInt8>, at time: Double) -> [InputEvent] {
        if isInPaste, bytes.elementsEqual([0x03]) {
            // Control-C alone is a key: the end of the paste was lost.
            return flush() + [.key(.control("c"))]
        }
        lastTime = time
        for byte in bytes { take(byte) }
        defer { events = [] }
        return events
    }

    /// Stops waiting: returns pending bytes as a key if possible, and drops others.
    package mutating func flush() -> [InputEvent] {
        defer { reset() }
        if isInPaste { return [Self.pasted(kept + Self.endOfPaste.prefix(matched))] }
        return ambiguousKey.map { [.key($0)] } ?? []
    }

    /// What has arrived, if that is both a key and the beginning of a sequence: Escape, alone or as
    /// Alt.
    private var ambiguousKey: Key? {
        switch state {
        case .escape, .stringEscape: .escape
        case .application: .alt("O")
        case .sequence where count == 0: .alt("[")
        case .string where count == 0: .alt(Self.letter(kept[0]))
        default: nil
        }
    }

    private mutating func reset() {
        (state, count, matched, isAlt) = (.key, 0, 0, false)
        kept.removeAll(keepingCapacity: kept.count < Self.longestReply)
    }

    private mutating func emit(_ key: Key?) {
        if let key { events.append(.key(isAlt ? key.with(.alt) : key)) }
        reset()
    }

    private mutating func take(_ byte: UInt8) {
        switch state {
        case .key:
            beginTime = lastTime
            if byte == 0x1B { state = .escape } else { takeKey(byte) }
        case .character(let missing): takeCharacter(byte, missing)
        case .escape: takeEscaped(byte)
        case .application:
            guard byte > 0x20, byte < 0x7F else {
                // Alt-O followed by another key.
                emit(.alt("O"))
                return take(byte)
            }
            emit(byte == UInt8(ascii: "M") ? .enter : ControlSequence.key(final: byte))
        case .sequence: takeSequence(byte)
        case .console:
            emit((0x41...0x45).contains(byte) ? .function(Int(byte) - 0x40) : nil)
        case .string: takeString(byte)
        case .stringEscape:
            if byte == UInt8(ascii: "\\") { return takeReply() }
            // It has ended the string, and begins something else.
            reset()
            take(0x1B)
            take(byte)
        case .paste: takePaste(byte)
        }
    }

    // MARK: Keys

    /// Takes the first byte of a key other than Escape.
    private mutating func takeKey(_ byte: UInt8) {
        switch byte {
        case 0x0D, 0x0A: emit(.enter)
        case 0x09: emit(.tab)
        case 0x7F, 0x08: emit(.backspace)
        case 0x00: emit(.control(" "))
        case 0x01..<0x1B: emit(.control(Self.letter(byte + 0x60)))
        case 0x1C..<0x20: emit(.control(Self.letter(byte + 0x40)))
        case 0x20..<0x7F: emit(.character(Self.letter(byte)))
        case 0xC2..<0xF5:
            state = .character(missing: byte < 0xE0 ? 1 : byte < 0xF0 ? 2 : 3)
            kept = [byte]
        // It is not UTF-8.
        default: emit(nil)
        }
    }

    private mutating func takeCharacter(_ byte: UInt8, _ missing: Int) {
        guard byte & 0xC0 == 0x80 else {
            reset()
            return take(byte)
        }
        kept.append(byte)
        state = .character(missing: missing - 1)
        if missing > 1 { return }
        emit(String(validating: kept, as: UTF8.self)?.first.map { .character($0) })
    }

    private mutating func takeEscaped(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "["): state = .sequence
        case UInt8(ascii: "O"): state = .application
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"):
            state = .string
            kept = [byte]
        case 0x1B:
            emit(.escape)
            take(byte)
        default:
            isAlt = true
            takeKey(byte)
        }
    }

    private static func letter(_ byte: UInt8) -> Character { Character(Unicode.Scalar(byte)) }

    // MARK: Sequences and strings

    /// Takes a byte of what may have no meaning here: whose end is awaited, but not forever.
    private mutating func keep(_ byte: UInt8) {
        if kept.count < Self.longestSequence { kept.append(byte) }
        count += 1
        if count > Self.longestReply { reset() }
    }

    private mutating func takeSequence(_ byte: UInt8) {
        switch byte {
        case 0x20..<0x40: keep(byte)
        case UInt8(ascii: "[") where count == 0: state = .console
        case 0x40..<0x7F:
            let sequence = ControlSequence(parameters: kept[...], final: byte)
            let isWhole = count == kept.count
            reset()
            if isWhole, sequence.beginsPaste {
                state = .paste
            } else if isWhole, let event = sequence.event {
                events.append(event)
            }
        default:
            // Bytes that interrupt a sequence are parsed separately.
            reset()
            take(byte)
        }
    }

    private mutating func takeString(_ byte: UInt8) {
        switch byte {
        case 0x07: takeReply()
        case 0x1B: state = .stringEscape
        // CAN and SUB cancel a string, as they do in a terminal.
        case 0x18, 0x1A: reset()
        default: keep(byte)
        }
    }

    /// Handles the only requested reply: the background colour.
    private mutating func takeReply() {
        let text = String(decoding: kept, as: UTF8.self)
        reset()
        if text.hasPrefix("]11;"), let color = ScreenColor(reportedAs: text.dropFirst(4)) {
            events.append(.background(color))
        }
    }

    // MARK: Pastes

    private mutating func takePaste(_ byte: UInt8) {
        if byte == Self.endOfPaste[matched] {
            matched += 1
            guard matched == Self.endOfPaste.count else { return }
            events.append(Self.pasted(kept))
            reset()
        } else if matched == 0 {
            if kept.count < Self.longestPaste { kept.append(byte) }
        } else {
            // What looked like the end is text, and the end may begin here.
            let text = Self.endOfPaste.prefix(matched)
            if kept.count + text.count <= Self.longestPaste { kept += text }
            matched = 0
            takePaste(byte)
        }
    }

    private static func pasted(_ text: [UInt8]) -> InputEvent {
        .paste(String(decoding: text, as: UTF8.self))
    }
}
#endif
