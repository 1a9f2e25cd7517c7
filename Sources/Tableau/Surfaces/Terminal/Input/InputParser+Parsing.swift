#if !canImport(UIKit)
extension InputParser {
    /// Parses the first event; returns false if it needs more bytes.
    mutating func parse(_ rest: inout ArraySlice<UInt8>, _ events: inout [InputEvent]) -> Bool {
        switch mode {
        case .keys: parseKey(&rest, &events)
        case .paste(let text): parsePaste(text, from: &rest, into: &events)
        case .dropping(let what, let budget):
            drop(what, upTo: budget, from: &rest, into: &events)
        }
    }

    // MARK: Keys

    private mutating func parseKey(
        _ rest: inout ArraySlice<UInt8>, _ events: inout [InputEvent]
    ) -> Bool {
        if rest.first == 0x1B { return parseEscape(&rest, &events) }
        guard let (key, count) = Self.key(in: rest) else { return false }
        rest.removeFirst(count)
        if let key { events.append(.key(key)) }
        return true
    }

    private mutating func parseEscape(
        _ rest: inout ArraySlice<UInt8>, _ events: inout [InputEvent]
    ) -> Bool {
        let bytes = rest.dropFirst()
        guard let second = bytes.first else { return false }
        switch second {
        case UInt8(ascii: "["): return parseSequence(&rest, &events)
        case UInt8(ascii: "O"):
            guard let third = bytes.dropFirst().first else { return false }
            // Alt-O followed by another key.
            guard third > 0x20, third < 0x7F else {
                rest.removeFirst(2)
                events.append(.key(.alt("O")))
                return true
            }
            rest.removeFirst(3)
            let isEnter = third == UInt8(ascii: "M")
            let key = isEnter ? .enter : ControlSequence.key(final: third)
            if let key { events.append(.key(key)) }
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"):
            guard bytes.count > 1 else { return false }
            rest.removeFirst(2)
            reply = [second]
            mode = .dropping(.string, budget: Self.longestReply)
        case 0x1B:
            rest.removeFirst()
            events.append(.key(.escape))
        default:
            guard let (key, count) = Self.key(in: bytes) else { return false }
            rest.removeFirst(1 + count)
            if let key { events.append(.key(key.with(.alt))) }
        }
        return true
    }

    /// Parses `ESC [`, parameters, and a final byte.
    private mutating func parseSequence(
        _ rest: inout ArraySlice<UInt8>, _ events: inout [InputEvent]
    ) -> Bool {
        let start = rest.startIndex + 2
        guard let end = rest[start...].firstIndex(where: { !(0x20..<0x40).contains($0) }) else {
            if rest.count <= Self.longestSequence { return false }
            rest.removeAll()
            mode = .dropping(.sequence, budget: Self.longestReply)
            return true
        }
        guard (0x40..<0x7F).contains(rest[end]) else {
            // Bytes that interrupt a sequence are parsed separately.
            rest = rest[end...]
            return true
        }
        if rest[end] == UInt8(ascii: "["), end == start {
            // The Linux console's function keys: `ESC [ [ A`.
            guard let letter = rest[start...].dropFirst().first else { return false }
            rest.removeFirst(4)
            if (0x41...0x45).contains(letter) {
                events.append(.key(.function(Int(letter) - 0x40)))
            }
            return true
        }
        let sequence = ControlSequence(parameters: rest[start..<end], final: rest[end])
        rest = rest[(end + 1)...]
        if sequence.beginsPaste {
            mode = .paste([])
        } else if let event = sequence.event {
            events.append(event)
        }
        return true
    }

    // MARK: What has no meaning here

    private mutating func drop(
        _ what: Dropped, upTo budget: Int, from rest: inout ArraySlice<UInt8>,
        into events: inout [InputEvent]
    ) -> Bool {
        var count = 0
        for byte in rest.prefix(budget) {
            switch what {
            case .string where byte == 0x07:
                takeReply(rest.prefix(count), &events)
                return end(&rest, after: count + 1)
            case .string where byte == 0x1B:
                guard let next = rest.dropFirst(count + 1).first else {
                    keepReply(rest.prefix(count))
                    rest.removeFirst(count)
                    mode = .dropping(what, budget: budget - count)
                    return count > 0
                }
                guard next == UInt8(ascii: "\\") else { return end(&rest, after: count) }
                takeReply(rest.prefix(count), &events)
                return end(&rest, after: count + 2)
            // CAN and SUB cancel a string, as they do in a terminal.
            case .string where byte == 0x18 || byte == 0x1A: return end(&rest, after: count + 1)
            case .sequence where (0x40..<0x7F).contains(byte):
                return end(&rest, after: count + 1)
            case .sequence where !(0x20..<0x40).contains(byte): return end(&rest, after: count)
            default: count += 1
            }
        }
        keepReply(rest.prefix(count))
        rest.removeFirst(count)
        mode = count == budget ? .keys : .dropping(what, budget: budget - count)
        return true
    }

    private mutating func keepReply(_ bytes: ArraySlice<UInt8>) {
        reply += bytes.prefix(max(0, Self.longestSequence - reply.count))
    }

    /// Handles the only requested reply: the background colour.
    private mutating func takeReply(_ bytes: ArraySlice<UInt8>, _ events: inout [InputEvent]) {
        keepReply(bytes)
        let text = String(decoding: reply, as: UTF8.self)
        guard text.hasPrefix("]11;"), let color = ScreenColor(reportedAs: text.dropFirst(4)) else {
            return
        }
        events.append(.background(color))
    }

    private mutating func end(_ rest: inout ArraySlice<UInt8>, after count: Int) -> Bool {
        rest.removeFirst(count)
        mode = .keys
        return true
    }

    // MARK: Pastes

    private mutating func parsePaste(
        _ text: [UInt8], from rest: inout ArraySlice<UInt8>, into events: inout [InputEvent]
    ) -> Bool {
        let terminator: [UInt8] = Array("\u{1B}[201~".utf8)
        var text = text
        var end = rest.startIndex
        while end < rest.endIndex {
            if rest[end] == 0x1B {
                let tail = rest[end...].prefix(terminator.count)
                if tail.elementsEqual(terminator) {
                    events.append(Self.pasted(text + rest[..<end]))
                    rest = rest[(end + terminator.count)...]
                    mode = .keys
                    return true
                }
                if terminator.starts(with: tail) { break }
            }
            end += 1
        }
        let count = end - rest.startIndex
        if text.count < Self.longestPaste { text.append(contentsOf: rest[..<end]) }
        rest = rest[end...]
        mode = .paste(text)
        return count > 0
    }

    // MARK: Bytes to keys

    /// Returns the first key, other than Escape, and its bytes; nil if incomplete.
    ///
    /// A nil key is a byte that is not UTF-8.
    private static func key(in rest: ArraySlice<UInt8>) -> (Key?, Int)? {
        let first = rest[rest.startIndex]
        switch first {
        case 0x0D, 0x0A: return (.enter, 1)
        case 0x09: return (.tab, 1)
        case 0x7F, 0x08: return (.backspace, 1)
        case 0x00: return (.control(" "), 1)
        case 0x01..<0x1B: return (.control(letter(first + 0x60)), 1)
        case 0x1C..<0x20: return (.control(letter(first + 0x40)), 1)
        default:
            guard let (character, count) = character(in: rest) else { return nil }
            return (character.map { .character($0) }, count)
        }
    }

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
#endif
