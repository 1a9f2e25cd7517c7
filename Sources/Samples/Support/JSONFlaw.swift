import Foundation

/// The place and the reason of a JSON syntax error, which Foundation's decoder doesn't report.
struct JSONFlaw: Equatable, CustomStringConvertible {
    /// The line, starting at 1.
    let line: Int
    /// The character in the line, starting at 1.
    let column: Int
    /// The expected or the unexpected token.
    let reason: String

    /// `line 3, column 4: expected a value`.
    var description: String { "line \(line), column \(column): \(reason)" }

    /// Returns the first error of a text; nil if it is valid JSON.
    ///
    /// - Parameters:
    ///   - data: The text, in UTF-8.
    ///   - checksLimits: Whether to report JSON that exceeds Foundation's limits.
    static func first(in data: Data, checksLimits: Bool = false) -> JSONFlaw? {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let text = data.starts(with: mark) ? data.dropFirst(mark.count) : data
        var scanner = JSONScanner(bytes: Array(text), checksLimits: checksLimits)
        guard let reason = scanner.findFlaw() else { return nil }
        let before = String(decoding: scanner.bytes[..<scanner.index], as: UTF8.self)
        // A line break of two characters is one `Character`.
        let lines = before.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return JSONFlaw(line: lines.count, column: (lines.last?.count ?? 0) + 1, reason: reason)
    }
}

/// Scans JSON by its grammar (RFC 8259), without decoding values.
///
/// Open brackets are kept in an array, not on the stack, so that nesting can have any depth.
private struct JSONScanner {
    let bytes: [UInt8]
    private let checksLimits: Bool
    /// The current position, or that of the error once one is found.
    private(set) var index = 0
    /// The expected closing brackets, the innermost last.
    private var open: [UInt8] = []

    init(bytes: [UInt8], checksLimits: Bool) {
        self.bytes = bytes
        self.checksLimits = checksLimits
    }

    private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    /// Returns the error at ``index``; nil if there is none.
    mutating func findFlaw() -> String? {
        var flaw = value()
        while flaw == nil {
            skipSpace()
            guard let closing = open.last else {
                return next == nil ? nil : "expected the end of the file"
            }
            if take(closing) {
                open.removeLast()
            } else if take(UInt8(ascii: ",")) {
                flaw = (closing == UInt8(ascii: "}") ? name() : nil) ?? value()
            } else {
                flaw = expected("`,` or `\(Character(Unicode.Scalar(closing)))`")
            }
        }
        return flaw
    }

    /// Scans a value or, for a container, everything before its first value.
    private mutating func value() -> String? {
        while true {
            skipSpace()
            if checksLimits, open.count >= 512 { return "more than 512 lists in each other" }
            switch next {
            case UInt8(ascii: "{"):
                index += 1
                open.append(UInt8(ascii: "}"))
                skipSpace()
                if next == UInt8(ascii: "}") { return nil }
                if let flaw = name() { return flaw }
            case UInt8(ascii: "["):
                index += 1
                open.append(UInt8(ascii: "]"))
                skipSpace()
                if next == UInt8(ascii: "]") { return nil }
            case UInt8(ascii: "\""): return text()
            case .some(UInt8(ascii: "-")), .some(UInt8(ascii: "0")...UInt8(ascii: "9")):
                return number()
            default:
                for word in ["true", "false", "null"]
                where bytes[index...].starts(with: word.utf8) {
                    index += word.utf8.count
                    return nil
                }
                return expected("a value")
            }
        }
    }

    private mutating func name() -> String? {
        skipSpace()
        guard next == UInt8(ascii: "\"") else { return expected("a name in quotes") }
        if let flaw = text() { return flaw }
        skipSpace()
        return take(UInt8(ascii: ":")) ? nil : expected("`:`")
    }

    private mutating func text() -> String? {
        index += 1
        while let byte = next {
            switch byte {
            case UInt8(ascii: "\""):
                index += 1
                return nil
            case UInt8(ascii: "\\"):
                let rest = bytes[(index + 1)...].prefix(5)
                if rest.first == UInt8(ascii: "u") {
                    let digits = rest.dropFirst().prefix {
                        Character(Unicode.Scalar($0)).isHexDigit
                    }
                    if digits.count < 4 { return "`\\u` needs four hexadecimal digits" }
                    index += 6
                } else if let escaped = rest.first {
                    guard "\"\\/bfnrt".utf8.contains(escaped) else {
                        return "`\\\(Character(Unicode.Scalar(escaped)))` is no escape sequence"
                    }
                    index += 2
                } else {
                    index += 1
                }
            case 0..<0x20: return "a control character in a text"
            case 0x80...:
                guard let length = scalarLength else { return "bytes that are no UTF-8" }
                index += length
            default: index += 1
            }
        }
        return "the file ends within a text"
    }

    /// The number of bytes of the scalar at ``index``; nil if it is invalid.
    private var scalarLength: Int? {
        var decoder = UTF8()
        var rest = bytes[index...].prefix(4).makeIterator()
        guard case .scalarValue(let scalar) = decoder.decode(&rest) else { return nil }
        return UTF8.width(scalar)
    }

    private mutating func number() -> String? {
        let start = index
        _ = take(UInt8(ascii: "-"))
        if !take(UInt8(ascii: "0")), let flaw = digits() { return flaw }
        if checksLimits, Int64(String(decoding: bytes[start..<index], as: UTF8.self)) == nil {
            index = start
            return "the number has too many digits"
        }
        if take(UInt8(ascii: ".")), let flaw = digits() { return flaw }
        guard take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) else { return nil }
        if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
        return digits()
    }

    private mutating func digits() -> String? {
        let start = index
        while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
        return index > start ? nil : expected("a digit")
    }

    private mutating func skipSpace() {
        while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { index += 1 }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        index += 1
        return true
    }

    private func expected(_ what: String) -> String {
        next == nil ? "the file ends too early" : "expected \(what)"
    }
}
