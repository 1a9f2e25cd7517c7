#if !canImport(UIKit)
import Foundation

/// Folds text to find words regardless of case and accents, into UTF-8, which is fast to search.
///
/// Accents are removed from Latin, Greek and Cyrillic letters; in other scripts, marks are letters
/// and stay. Invisible characters are dropped: joiners, soft hyphens, variation selectors.
final class TextFolding {
    /// Where each scalar's folding is in ``bytes``, nil until it is needed; empty for ASCII alone.
    private var scalars: [Range<Int32>?] = []
    private var bytes: [UInt8] = []

    private static let count = 0x20000

    /// Returns the maximum number of bytes of folded text.
    static func room(for count: Int) -> Int { 4 * count + 16 }

    /// Folds valid UTF-8 into memory for ``room(for:)`` bytes; returns the number of bytes written.
    func fold(
        _ utf8: UnsafeBufferPointer<UInt8>, into output: UnsafeMutablePointer<UInt8>
    ) -> Int {
        guard let input = utf8.baseAddress else { return 0 }
        var all: UInt8 = 0
        for index in 0..<utf8.count {
            let byte = input[index]
            all |= byte
            output[index] = byte &- 0x41 < 26 ? byte | 0x20 : byte
        }
        if all < 0x80 { return utf8.count }
        var (read, written) = (0, 0)
        while read < utf8.count {
            let byte = input[read]
            if byte < 0x80 {
                output[written] = byte &- 0x41 < 26 ? byte | 0x20 : byte
                (read, written) = (read &+ 1, written &+ 1)
                continue
            }
            let (scalar, length) = Self.decode(input + read)
            write(scalar, bytes: input + read, length: length, to: output, at: &written)
            read &+= length
        }
        return written
    }

    /// Returns the multi-byte scalar at the start of valid UTF-8.
    private static func decode(_ bytes: UnsafePointer<UInt8>) -> (scalar: UInt32, length: Int) {
        func part(_ index: Int) -> UInt32 { UInt32(bytes[index] & 0x3F) }
        let first = UInt32(bytes[0])
        if first < 0xE0 { return ((first & 0x1F) << 6 | part(1), 2) }
        if first < 0xF0 { return ((first & 0xF) << 12 | part(1) << 6 | part(2), 3) }
        return ((first & 7) << 18 | part(1) << 12 | part(2) << 6 | part(3), 4)
    }

    private func write(
        _ scalar: UInt32, bytes: UnsafePointer<UInt8>, length: Int,
        to output: UnsafeMutablePointer<UInt8>, at written: inout Int
    ) {
        guard scalar < Self.count else {
            for index in 0..<length { output[written + index] = bytes[index] }
            written += length
            return
        }
        if scalars.isEmpty { scalars = Array(repeating: nil, count: Self.count) }
        for index in scalars[Int(scalar)] ?? add(scalar) {
            output[written] = self.bytes[Int(index)]
            written &+= 1
        }
    }

    private func add(_ value: UInt32) -> Range<Int32> {
        let start = Int32(bytes.count)
        bytes += Unicode.Scalar(value).map(Self.fold) ?? []
        scalars[Int(value)] = start..<Int32(bytes.count)
        return start..<Int32(bytes.count)
    }

    private static func fold(_ scalar: Unicode.Scalar) -> [UInt8] {
        // Up, then down: `ß` and `SS`, `ς` and `σ` become the same.
        let upper = scalar.properties.uppercaseMapping
        let lower = upper.unicodeScalars.map(\.properties.lowercaseMapping).joined()
        return lower.decomposedStringWithCanonicalMapping.unicodeScalars
            .filter { !isLeftOut($0) }.flatMap { Array(String($0).utf8) }
    }

    private static func isLeftOut(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x300...0x36F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF: true
        case 0xFE00...0xFE0F, 0xFE20...0xFE2F: true
        default: scalar.properties.generalCategory == .format
        }
    }

    func fold(_ text: String) -> [UInt8] {
        var text = text
        return text.withUTF8 { utf8 in
            Array(unsafeUninitializedCapacity: Self.room(for: utf8.count)) { output, count in
                count = output.baseAddress.map { fold(utf8, into: $0) } ?? 0
            }
        }
    }
}
#endif
