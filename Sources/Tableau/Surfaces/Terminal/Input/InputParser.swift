/// Turns the bytes a terminal sends into events.
///
/// Bytes may be cut anywhere: what is incomplete waits for more. Sequences that mean nothing here
/// are dropped, never typed as text, and none can make the parser wait for ever or grow: after
/// ``longestSequence`` bytes it gives up on one.
///
/// A lone Escape and the beginning of a sequence look alike. While ``isWaitingForMore``, the caller
/// starts a timer of 40 ms and then calls ``flush()``.
package struct InputParser {
    /// Bytes after which an unfinished sequence is dropped.
    static let longestSequence = 64
    /// Bytes of a paste that are kept; the rest is dropped.
    static let longestPaste = 1 << 20

    private var pending: [UInt8] = []
    private var pasted: [UInt8]?

    /// A parser that has seen nothing.
    package init() {}

    /// Whether a sequence has begun that may or may not go on.
    package var isWaitingForMore: Bool { !pending.isEmpty && pasted == nil }

    /// Parses further bytes.
    package mutating func feed(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
        pending.append(contentsOf: bytes)
        var events: [InputEvent] = []
        var rest = pending[...]
        while !rest.isEmpty {
            let before = rest.count
            let wasPasting = pasted != nil
            if wasPasting {
                parsePaste(&rest, &events)
            } else {
                parseOne(&rest, &events)
            }
            // A paste may begin or end without taking bytes; anything else must make progress.
            if rest.count == before && wasPasting == (pasted != nil) { break }
        }
        pending = Array(rest)
        return events
    }

    /// Gives up waiting: a lone Escape was the key, anything else is dropped.
    package mutating func flush() -> [InputEvent] {
        guard pasted == nil, !pending.isEmpty else { return [] }
        defer { pending.removeAll() }
        switch pending {
        case [0x1B]: return [.key(.escape)]
        case [0x1B, UInt8(ascii: "[")]: return [.key(.alt("["))]
        case [0x1B, UInt8(ascii: "O")]: return [.key(.alt("O"))]
        default: return []
        }
    }

    // MARK: One event

    private mutating func parseOne(_ rest: inout ArraySlice<UInt8>, _ events: inout [InputEvent]) {
        let first = rest[rest.startIndex]
        switch first {
        case 0x1B: parseEscape(&rest, &events)
        case 0x0D, 0x0A: take(1, .enter, &rest, &events)
        case 0x09: take(1, .tab, &rest, &events)
        case 0x7F, 0x08: take(1, .backspace, &rest, &events)
        case 0x00: take(1, .control(" "), &rest, &events)
        case 0x01..<0x1B: take(1, .control(letter(first + 0x60)), &rest, &events)
        case 0x1C..<0x20: take(1, .control(letter(first + 0x40)), &rest, &events)
        default:
            if let (character, count) = Self.character(in: rest) {
                if let character { events.append(.key(.character(character))) }
                rest.removeFirst(count)
            }
        }
    }

    private func letter(_ byte: UInt8) -> Character { Character(Unicode.Scalar(byte)) }

    private func take(
        _ count: Int, _ key: Key, _ rest: inout ArraySlice<UInt8>, _ events: inout [InputEvent]
    ) {
        rest.removeFirst(count)
        events.append(.key(key))
    }

    private mutating func parseEscape(
        _ rest: inout ArraySlice<UInt8>, _ events: inout [InputEvent]
    ) {
        let bytes = rest.dropFirst()
        guard let second = bytes.first else { return }
        switch second {
        case UInt8(ascii: "["):
            guard let final = bytes.dropFirst().firstIndex(where: { $0 >= 0x40 && $0 <= 0x7E })
            else {
                if rest.count > Self.longestSequence { rest.removeAll() }
                return
            }
            let parameters = bytes[(bytes.startIndex + 1)..<final]
            let sequence = ControlSequence(parameters: parameters, final: bytes[final])
            rest = rest[(final + 1)...]
            if sequence.beginsPaste {
                pasted = []
            } else if let event = sequence.event {
                events.append(event)
            }
        case UInt8(ascii: "O"):
            guard let third = bytes.dropFirst().first else { return }
            rest.removeFirst(3)
            if let key = ControlSequence.key(final: third) { events.append(.key(key)) }
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"):
            skipString(&rest)
        case 0x1B:
            take(1, .escape, &rest, &events)
        case 0x20..<0x7F:
            take(2, .alt(letter(second)), &rest, &events)
        default:
            take(1, .escape, &rest, &events)
        }
    }

    /// Drops a report that ends with BEL or ESC \, such as an answer to a colour query.
    private func skipString(_ rest: inout ArraySlice<UInt8>) {
        var index = rest.startIndex + 2
        while index < rest.endIndex {
            if rest[index] == 0x07 {
                rest = rest[(index + 1)...]
                return
            }
            if rest[index] == 0x1B, index + 1 < rest.endIndex {
                rest = rest[(rest[index + 1] == UInt8(ascii: "\\") ? index + 2 : index)...]
                return
            }
            index += 1
        }
        if rest.count > Self.longestSequence { rest.removeAll() }
    }

    // MARK: Pastes

    private mutating func parsePaste(_ rest: inout ArraySlice<UInt8>, _ events: inout [InputEvent])
    {
        let terminator: [UInt8] = Array("\u{1B}[201~".utf8)
        var text = pasted ?? []
        var end = rest.startIndex
        while end < rest.endIndex {
            if rest[end] == 0x1B {
                let tail = rest[end...].prefix(terminator.count)
                if tail.elementsEqual(terminator) {
                    text.append(contentsOf: rest[..<end])
                    events.append(.paste(String(decoding: text, as: UTF8.self)))
                    rest = rest[(end + terminator.count)...]
                    pasted = nil
                    return
                }
                if terminator.starts(with: tail) { break }
            }
            end += 1
        }
        if text.count < Self.longestPaste { text.append(contentsOf: rest[..<end]) }
        rest = rest[end...]
        pasted = text
    }

    // MARK: Characters

    /// The character at the front and its bytes; nil if it is cut.
    ///
    /// A nil character is a byte that is no UTF-8.
    private static func character(in rest: ArraySlice<UInt8>) -> (Character?, Int)? {
        let first = rest[rest.startIndex]
        let count = first < 0x80 ? 1 : first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        guard count > 0, first < 0xF5 else { return (nil, 1) }
        let bytes = rest.prefix(count)
        if let bad = bytes.dropFirst().firstIndex(where: { $0 & 0xC0 != 0x80 }) {
            return (nil, bad - rest.startIndex)
        }
        guard bytes.count == count else { return nil }
        guard let text = String(validating: bytes, as: UTF8.self), let character = text.first
        else { return (nil, count) }
        return (character, count)
    }
}
