import Foundation

/// The order of text: by the scalars of one normal form, which is total.
///
/// `String.<` contradicts itself where precomposed and decomposed text meet: "cafe\u{301}" equals
/// "caf\u{e9}" and "caf\u{e9}" precedes "caf\u{e9}c", but neither of "cafe\u{301}" and
/// "caf\u{e9}c" precedes the other. An order that is searched by such comparisons loses rows.
@usableFromInline
enum TextOrder {
    /// Returns a string of ASCII characters for a text, which is the text itself if it is ASCII.
    ///
    /// `<` compares such strings byte by byte, so that their order is total. Equivalent texts have
    /// the same string.
    @usableFromInline
    static func key(_ text: String) -> String {
        if isASCII(text) { return text }
        guard needsNormalizing(text) else { return encode(text) }
        // Decomposed first: Foundation does not compose a Hangul syllable with a final.
        return encode(
            text.decomposedStringWithCanonicalMapping.precomposedStringWithCanonicalMapping)
    }

    /// Returns whether no character of a text must be encoded.
    private static func isASCII(_ text: String) -> Bool {
        // Without an early exit, which is slower.
        let greatest = text.utf8.withContiguousStorageIfAvailable { $0.reduce(0, Swift.max) }
        return greatest.map { $0 < escape } ?? false
    }

    /// Returns false for a text that is in normal form C whatever surrounds its scalars.
    private static func needsNormalizing(_ text: String) -> Bool {
        text.unicodeScalars.contains { scalar in
            // Latin letters: the first mark comes after them.
            if scalar.value < 0x300 { return false }
            switch scalar.value {
            // Common letters, without a look at their properties: Greek and Cyrillic, kana,
            // ideographs and Hangul syllables.
            case 0x388...0x482, 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF,
                0xAC00...0xD7A3:
                return false
            // The vowels and finals of Hangul.
            case 0x1160...0x11FF: return true
            default:
                let properties = scalar.properties
                return properties.isGraphemeExtend || properties.isFullCompositionExclusion
                    || properties.canonicalCombiningClass != .notReordered
            }
        }
    }

    /// Returns ASCII characters in the order of the scalars: four for each scalar that has no
    /// character of its own.
    private static func encode(_ text: String) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(2 * text.utf8.count)
        for scalar in text.unicodeScalars {
            if scalar.value < escape {
                bytes.append(UInt8(scalar.value))
            } else {
                bytes.append(UInt8(escape))
                for shift in [14, 7, 0] { bytes.append(UInt8(scalar.value >> shift & 0x7F)) }
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The last ASCII character, which begins what stands for another scalar.
    private static let escape: UInt32 = 0x7F
}

@inlinable @inline(__always)
func precedes<Key: Comparable>(_ left: Key, _ right: Key) -> Bool {
    if Key.self == Character.self {
        // What a key of text becomes may be several characters.
        let left = TextOrder.key(String(unsafeBitCast(left, to: Character.self)))
        return left < TextOrder.key(String(unsafeBitCast(right, to: Character.self)))
    }
    return left < right
}
