#if !canImport(UIKit)
/// Converts the bytes from a terminal into events.
///
/// Input may be split anywhere: incomplete sequences wait for more bytes, but not without limit.
/// Unsupported sequences are dropped completely, never typed as text.
///
/// A lone Escape and the beginning of a sequence look the same; a timeout distinguishes them.
package struct InputParser {
    /// What the last byte has completed, and how many of the last bytes begin what follows; without a
    /// meaning the others are dropped.
    private typealias Match = (event: InputEvent?, rest: Int)

    /// The number of bytes after which the end of a sequence is no longer awaited.
    private static let longestReply = 1 << 16
    private static let startOfPaste = Array("\u{1B}[200~".utf8)
    private static let endOfPaste = Array("\u{1B}[201~".utf8)
    private static let escape: UInt8 = 0x1B

    /// The seconds for which a lone Escape waits for the rest of a sequence.
    private static let keyDelay = 0.04
    /// The maximum seconds between the beginning and the end of a sequence, or two parts of a paste.
    private static let longestDelay = 1.0

    /// The bytes of a paste, or of a key, a sequence or a string, that is incomplete.
    private var bytes: [UInt8] = []
    private(set) var isInPaste = false
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
        var events: [InputEvent] = []
        for byte in more {
            if bytes.isEmpty { beginTime = time }
            bytes.append(byte)
            while let (event, rest) = isInPaste ? endedPaste() : match() {
                if let event { events.append(event) }
                bytes.removeFirst(bytes.count - rest)
                beginTime = time
            }
        }
        return events
    }

    /// Stops waiting: returns pending bytes as a key if possible, and drops others.
    package mutating func flush() -> [InputEvent] {
        defer { (bytes, isInPaste) = ([], false) }
        if isInPaste { return [.paste(String(decoding: bytes, as: UTF8.self))] }
        return ambiguousKey.map { [.key($0)] } ?? []
    }

    /// What has arrived, if that is a key and may begin a sequence: Escape, alone or as Alt.
    private var ambiguousKey: Key? {
        if bytes.last == Self.escape { return .escape }
        return bytes.count == 2 && bytes[1] < 0x80 ? .alt(Self.letter(bytes[1])) : nil
    }

    private mutating func match() -> Match? {
        guard bytes.first == Self.escape else { return key(bytes[...]) }
        guard bytes.count > 1 else { return nil }
        switch bytes[1] {
        case UInt8(ascii: "["): return sequence()
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"):
            return string()
        case UInt8(ascii: "O"):
            guard bytes.count > 2 else { return nil }
            // Alt-O followed by another key.
            guard bytes[2] > 0x20, bytes[2] < 0x7F else { return (.key(.alt("O")), 1) }
            return (Key.ending(in: String(Self.letter(bytes[2]))).map { .key($0) }, 0)
        case Self.escape: return (.key(.escape), 1)
        default: return key(bytes[1...], with: .alt)
        }
    }

    /// Returns a key other than Escape.
    private func key(_ bytes: ArraySlice<UInt8>, with modifiers: KeyModifiers = []) -> Match? {
        guard let byte = bytes.first, let last = bytes.last else { return nil }
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
            if bytes.count > 1, last & 0xC0 != 0x80 { return (nil, 1) }
            guard bytes.count == (byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4) else { return nil }
            key = String(validating: bytes, as: UTF8.self)?.first.map { .character($0) }
        // It is not UTF-8.
        default: key = nil
        }
        return (key.map { .key($0.with(modifiers)) }, 0)
    }

    private static func letter(_ byte: UInt8) -> Character { Character(Unicode.Scalar(byte)) }

    // MARK: Sequences and strings

    /// Returns a sequence: `ESC [`, parameters, and a final byte.
    private mutating func sequence() -> Match? {
        guard bytes.count > 2, let final = bytes.last else { return nil }
        // The function keys of the Linux console have a second bracket.
        if bytes.count == 3, final == UInt8(ascii: "[") { return nil }
        switch final {
        case 0x20..<0x40: return dropped
        case 0x40..<0x7F:
            isInPaste = bytes == Self.startOfPaste
            return (InputEvent.sequence(bytes[2..<bytes.count - 1], final: final), 0)
        // A byte that interrupts a sequence is parsed separately.
        default: return (nil, 1)
        }
    }

    /// Returns a string, up to BEL or `ESC \`: the only requested reply is the background colour.
    private func string() -> Match? {
        let end = bytes.count - 2
        if end > 1, bytes[end] == Self.escape {
            // Another character than that has ended the string, and begins something else.
            return bytes[end + 1] == UInt8(ascii: "\\") ? (reply(bytes[1..<end]), 0) : (nil, 2)
        }
        switch bytes[end + 1] {
        case 0x07: return (reply(bytes[1...end]), 0)
        // CAN and SUB cancel a string, as they do in a terminal.
        case 0x18, 0x1A: return (nil, 0)
        default: return dropped
        }
    }

    private func reply(_ bytes: ArraySlice<UInt8>) -> InputEvent? {
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.hasPrefix("]11;") else { return nil }
        return ScreenColor(reportedAs: text.dropFirst(4)).map { .background($0) }
    }

    /// What may have no meaning here: its end is awaited, but not forever.
    private var dropped: Match? { bytes.count > Self.longestReply ? (nil, 0) : nil }

    private mutating func endedPaste() -> Match? {
        let text = bytes.dropLast(Self.endOfPaste.count)
        guard bytes.last == Self.endOfPaste.last, bytes[text.endIndex...] == Self.endOfPaste[...]
        else { return nil }
        isInPaste = false
        return (.paste(String(decoding: text, as: UTF8.self)), 0)
    }
}

extension InputEvent {
    /// Returns the event of a sequence: `ESC [`, parameters, and a final byte; nil for an unsupported
    /// one.
    static func sequence(_ parameters: ArraySlice<UInt8>, final: UInt8) -> InputEvent? {
        let text = String(decoding: parameters, as: UTF8.self)
        // Without what is no digit; 0 for a missing number or an endless one.
        let numbers = text.split(separator: ";", omittingEmptySubsequences: false)
            .map { min(Int($0.filter(\.isNumber)) ?? 0, 99_999) }
        let final = Character(UnicodeScalar(final))
        switch final {
        case "M", "m": return text.first == "<" ? mouse(numbers, isRelease: final == "m") : nil
        default:
            if text.first == "?" { return nil }
            let start = final == "~" ? "\(numbers[0])" : text == "[" ? text : ""
            let key = Key.ending(in: start + String(final))
            // One more than the bits of Shift, Alt, Control and Meta.
            let bits = numbers.count > 1 ? max(0, numbers[1] - 1) : 0
            let modifiers = KeyModifiers(rawValue: bits & 7)
            return key.map { .key($0.with(bits & 8 == 0 ? modifiers : modifiers.union(.alt))) }
        }
    }

    /// Returns the event of a mouse report in the SGR form: button, column and row.
    private static func mouse(_ numbers: [Int], isRelease: Bool) -> InputEvent? {
        guard numbers.count == 3 else { return nil }
        let isMotion = numbers[0] & 32 != 0
        let action: MouseAction
        switch numbers[0] & 67 {
        case 64: action = .wheel(lines: -1)
        case 65: action = .wheel(lines: 1)
        case 2 where !isMotion && !isRelease: action = .rightPress
        // Only the left button drags.
        case 0: action = isRelease ? .release : isMotion ? .drag : .press
        // Another button; 66 and 67 are the sideways wheel.
        default: return nil
        }
        return .mouse(action, column: numbers[1] - 1, row: numbers[2] - 1)
    }
}
#endif
