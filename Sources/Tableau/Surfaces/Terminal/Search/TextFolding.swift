import Foundation

/// Folds text so that words are found whatever their case and accents: into UTF-8, which is quick to
/// search.
///
/// Accents fall away where they stand on Latin, Greek or Cyrillic letters; in other scripts marks
/// are letters and stay. What is not seen is left out: joiners, soft hyphens, variation selectors.
struct TextFolding {
    /// By scalar, below `0x20000`: 0 for not known yet, ``nothing``, the folded scalar, or a place in
    /// ``longer`` with the highest bit set.
    private var folded: [UInt32] = []
    private var longer: [[UInt8]] = []

    private static let nothing = UInt32.max >> 1
    private static let isLonger: UInt32 = 1 << 31

    /// Appends folded text.
    mutating func append(_ text: String, to bytes: inout [UInt8]) {
        var text = text
        let start = bytes.count
        let isASCII = text.withUTF8 { utf8 in
            bytes.append(contentsOf: utf8)
            var all: UInt8 = 0
            bytes.withUnsafeMutableBufferPointer { bytes in
                for index in start..<bytes.count {
                    let byte = bytes[index]
                    all |= byte
                    bytes[index] = byte &- 0x41 < 26 ? byte | 0x20 : byte
                }
            }
            return all < 0x80
        }
        if isASCII { return }
        bytes.removeSubrange(start...)
        for scalar in text.unicodeScalars { append(scalar, to: &bytes) }
    }

    private mutating func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
        let value = scalar.value
        guard value < 0x20000 else {
            bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            return
        }
        if folded.isEmpty { folded = Array(repeating: 0, count: 0x20000) }
        if folded[Int(value)] == 0, value != 0 { folded[Int(value)] = fold(scalar) }
        let result = folded[Int(value)]
        if result == Self.nothing { return }
        if result & Self.isLonger != 0 {
            bytes.append(contentsOf: longer[Int(result & ~Self.isLonger)])
        } else if result < 0x80 {
            bytes.append(UInt8(result))
        } else if let scalar = Unicode.Scalar(result), let encoded = UTF8.encode(scalar) {
            bytes.append(contentsOf: encoded)
        }
    }

    private mutating func fold(_ scalar: Unicode.Scalar) -> UInt32 {
        // Up, then down: `ß` and `SS`, `ς` and `σ` become the same.
        let upper = scalar.properties.uppercaseMapping
        let lower = upper.unicodeScalars.map(\.properties.lowercaseMapping).joined()
        let kept = lower.decomposedStringWithCanonicalMapping.unicodeScalars
            .filter { !Self.isLeftOut($0) }.map(\.self)
        if kept.isEmpty { return Self.nothing }
        if kept.count == 1 { return kept[0].value }
        longer.append(Array(kept.map { String($0) }.joined().utf8))
        return Self.isLonger | UInt32(longer.count - 1)
    }

    private static func isLeftOut(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x300...0x36F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF: true
        case 0xFE00...0xFE0F, 0xFE20...0xFE2F: true
        default: scalar.properties.generalCategory == .format
        }
    }
}
