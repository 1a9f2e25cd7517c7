#if !canImport(UIKit)
/// Converts the bytes from a terminal into events.
///
/// Input may be split anywhere: incomplete sequences wait for more bytes, but not without limit.
/// Unsupported sequences are dropped completely, never typed as text.
///
/// A lone Escape and the beginning of a sequence look the same; a timeout distinguishes them.
package struct InputParser {
    /// What begins the bytes that have arrived, and their number; without a meaning they are dropped.
    private typealias Match = (event: InputEvent?, length: Int)

    /// The maximum number of bytes of a sequence with a meaning.
    private static let longestSequence = 64
    /// The number of bytes after which the end of a sequence is no longer awaited.
    private static let longestReply = 1 << 16
    /// The maximum number of bytes of a paste; the rest is dropped.
    private static let longestPaste = 1 << 20
    private static let endOfPaste = Array("\u{1B}[201~".utf8)
    private static let escape: UInt8 = 0x1B

    /// The seconds for which a lone Escape waits for the rest of a sequence.
    private static let keyDelay = 0.04
    /// The maximum seconds between the beginning and the end of a sequence, or two parts of a paste.
    private static let longestDelay = 1.0

    /// The bytes of a paste, or of a key, a sequence or a string, that is incomplete.
    private var bytes: [UInt8] = []
    private(set) var isInPaste = false
    /// The number of bytes before the place where their end may be.
    private var searched = 0
    /// The times of the first and the last of the bytes.
    private var beginTime = 0.0
    private var lastTime = 0.0

    package init() {}

    /// The time to call ``flush()`` unless bytes arrive first; nil if nothing is pending.
    package var deadline: Double? {
        if isInPaste { return lastTime + Self.longestDelay }
        if bytes.isEmpty { return nil }
        return ambiguousKey == nil ? beginTime + Self.longestDelay : lastTime + Self.keyDelay
    }

    /// Parses further bytes, received at a time in seconds.
    package mutating func feed(_ more: some Sequence<UInt8>, at time: Double) -> [InputEvent] {
        if isInPaste, more.elementsEqual([0x03]) {
            // Control-C alone is a key: the end of the paste was lost.
            return flush() + [.key(.control("c"))]
        }
        lastTime = time
        if bytes.isEmpty { beginTime = time }
        bytes += more
        var events: [InputEvent] = []
        while let (event, length) = isInPaste ? matchedPaste() : match() {
            if let event { events.append(event) }
            bytes.removeFirst(length)
            (beginTime, searched) = (time, 0)
        }
        // The end that was looked for may have begun.
        searched = max(0, bytes.count - Self.endOfPaste.count)
        return events
    }

    /// Stops waiting: returns pending bytes as a key if possible, and drops others.
    package mutating func flush() -> [InputEvent] {
        defer { (bytes, isInPaste, searched) = ([], false, 0) }
        return isInPaste ? [pasted(bytes[...])] : ambiguousKey.map { [.key($0)] } ?? []
    }

    /// What has arrived, if that is a key and may begin a sequence: Escape, alone or as Alt.
    private var ambiguousKey: Key? {
        if bytes.last == Self.escape { return .escape }
        return bytes.count == 2 && bytes[1] < 0x80 ? .alt(Self.letter(bytes[1])) : nil
    }

    /// Returns what begins the bytes; nil if that is incomplete.
    private mutating func match() -> Match? {
        guard bytes.first == Self.escape else { return key(at: 0) }
        guard bytes.count > 1 else { return nil }
        switch bytes[1] {
        case UInt8(ascii: "["): return sequence()
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"):
            return string()
        case UInt8(ascii: "O"):
            guard bytes.count > 2 else { return nil }
            // Alt-O followed by another key.
            guard bytes[2] > 0x20, bytes[2] < 0x7F else { return (.key(.alt("O")), 2) }
            let key = Key.ending(in: String(UnicodeScalar(bytes[2])))
            return (key.map { .key($0) }, 3)
        case Self.escape: return (.key(.escape), 1)
        default: return key(at: 1, with: .alt)
        }
    }

    /// Returns a key other than Escape, after what precedes it.
    private func key(at start: Int, with modifiers: KeyModifiers = []) -> Match? {
        guard start < bytes.count else { return nil }
        let byte = bytes[start]
        var length = 1
        let key: Key?
        switch byte {
        case 0x0D, 0x0A: key = .enter
        case 0x09: key = .tab
        case 0x7F, 0x08: key = .backspace
        case 0x00: key = .control(" ")
        case 0x01..<0x1B: key = .control(Self.letter(byte + 0x60))
        case 0x1C..<0x20: key = .control(Self.letter(byte + 0x40))
        case 0x20..<0x7F: key = .character(Self.letter(byte))
        case 0xC2..<0xF5:
            length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
            let character = bytes[start...].prefix(length)
            if let end = character.dropFirst().firstIndex(where: { $0 & 0xC0 != 0x80 }) {
                return (nil, end)
            }
            guard character.count == length else { return nil }
            let text = String(validating: character, as: UTF8.self)
            key = text?.first.map { .character($0) }
        // It is not UTF-8.
        default: key = nil
        }
        return (key.map { .key($0.with(modifiers)) }, start + length)
    }

    private static func letter(_ byte: UInt8) -> Character { Character(Unicode.Scalar(byte)) }

    // MARK: Sequences and strings

    /// Returns a sequence: `ESC [`, parameters, and a final byte.
    private mutating func sequence() -> Match? {
        if bytes.dropFirst(2).first == UInt8(ascii: "[") {
            // The Linux console's function keys.
            guard bytes.count > 3 else { return nil }
            let number = Int(bytes[3]) - 0x40
            return ((1...5).contains(number) ? .key(.function(number)) : nil, 4)
        }
        guard let end = end(where: { !(0x20..<0x40).contains($0) }) else { return dropped }
        // Bytes that interrupt a sequence are parsed separately.
        guard bytes[end] >= 0x40, bytes[end] < 0x7F else { return (nil, end) }
        guard end - 2 <= Self.longestSequence else { return (nil, end + 1) }
        let sequence = ControlSequence(parameters: bytes[2..<end], final: bytes[end])
        isInPaste = sequence.beginsPaste
        return (sequence.event, end + 1)
    }

    /// Returns a string, up to BEL or `ESC \`: the only requested reply is the background colour.
    private func string() -> Match? {
        guard let end = end(where: { [0x07, 0x18, 0x1A, Self.escape].contains($0) }) else {
            return dropped
        }
        switch bytes[end] {
        // CAN and SUB cancel a string, as they do in a terminal.
        case 0x18, 0x1A: return (nil, end + 1)
        case Self.escape where end + 1 == bytes.count: return nil
        // It has ended the string, and begins something else.
        case Self.escape where bytes[end + 1] != UInt8(ascii: "\\"): return (nil, end)
        default:
            let text = String(decoding: bytes[1..<end], as: UTF8.self)
            let color = text.hasPrefix("]11;") ? ScreenColor(reportedAs: text.dropFirst(4)) : nil
            return (color.map { .background($0) }, bytes[end] == Self.escape ? end + 2 : end + 1)
        }
    }

    /// Returns the index of the first byte that may end what two bytes have introduced.
    private func end(where isEnd: (UInt8) -> Bool) -> Int? {
        bytes[max(2, searched)...].firstIndex(where: isEnd)
    }

    /// What may have no meaning here: its end is awaited, but not forever.
    private var dropped: Match? { bytes.count > Self.longestReply ? (nil, bytes.count) : nil }

    // MARK: Pastes

    private mutating func matchedPaste() -> Match? {
        let end = bytes[searched...].indices.first {
            bytes[$0] == Self.escape && bytes[$0...].starts(with: Self.endOfPaste)
        }
        guard let end else {
            let tail = bytes.count - Self.endOfPaste.count
            if tail > Self.longestPaste { bytes.removeSubrange(Self.longestPaste..<tail) }
            return nil
        }
        isInPaste = false
        return (pasted(bytes[..<end]), end + Self.endOfPaste.count)
    }

    private func pasted(_ text: ArraySlice<UInt8>) -> InputEvent {
        .paste(String(decoding: text.prefix(Self.longestPaste), as: UTF8.self))
    }
}
#endif
