#if !canImport(UIKit)
extension InputParser {
    /// Parses the first event; returns false if it needs more bytes.
    mutating func parse(_ rest: inout ArraySlice<UInt8>, _ events: inout [InputEvent]) -> Bool {
        switch mode {
        case .keys: parseKey(&rest, &events)
        case .paste: parsePaste(&rest, &events)
        case .string, .sequence: drop(&rest, &events)
        }
    }

    private mutating func begin(_ mode: Mode, _ kept: [UInt8] = []) {
        (self.mode, self.kept, budget) = (mode, kept, Self.longestReply)
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
            begin(.string, [second])
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
            begin(.sequence)
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
            begin(.paste)
        } else if let event = sequence.event {
            events.append(event)
        }
        return true
    }

    // MARK: What has no meaning here

    /// Drops a byte, or ends what is dropped.
    private mutating func drop(
        _ rest: inout ArraySlice<UInt8>, _ events: inout [InputEvent]
    ) -> Bool {
        let byte = rest[rest.startIndex]
        let isString = mode == .string
        switch byte {
        case 0x07 where isString:
            takeReply(&events)
            rest.removeFirst()
        case 0x1B where isString:
            guard let next = rest.dropFirst().first else { return false }
            mode = .keys
            guard next == UInt8(ascii: "\\") else { return true }
            takeReply(&events)
            rest.removeFirst(2)
        // CAN and SUB cancel a string, as they do in a terminal.
        case 0x18 where isString, 0x1A where isString, 0x40..<0x7F where !isString:
            rest.removeFirst()
        case _ where isString || (0x20..<0x40).contains(byte):
            if kept.count < Self.longestSequence { kept.append(byte) }
            rest.removeFirst()
            budget -= 1
            if budget > 0 { return true }
        default: break
        }
        mode = .keys
        return true
    }

    /// Handles the only requested reply: the background colour.
    private func takeReply(_ events: inout [InputEvent]) {
        let text = String(decoding: kept, as: UTF8.self)
        guard text.hasPrefix("]11;"), let color = ScreenColor(reportedAs: text.dropFirst(4)) else {
            return
        }
        events.append(.background(color))
    }

    // MARK: Pastes

    private mutating func parsePaste(
        _ rest: inout ArraySlice<UInt8>, _ events: inout [InputEvent]
    ) -> Bool {
        let byte = rest[rest.startIndex]
        if byte == 0x1B {
            let tail = rest.prefix(Self.endOfPaste.count)
            if tail.elementsEqual(Self.endOfPaste) {
                events.append(Self.pasted(kept))
                rest.removeFirst(tail.count)
                mode = .keys
                return true
            }
            if Self.endOfPaste.starts(with: tail) { return false }
        }
        if kept.count < Self.longestPaste { kept.append(byte) }
        rest.removeFirst()
        return true
    }

    private static let endOfPaste = Array("\u{1B}[201~".utf8)

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
