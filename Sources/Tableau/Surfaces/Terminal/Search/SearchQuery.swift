#if !canImport(UIKit)
/// What a person looks for: words, each of which must stand somewhere.
struct SearchQuery: Equatable {
    /// The words, folded; at most 64.
    let words: [[UInt8]]

    /// The words of a text, which spaces separate.
    init(_ text: String, _ folding: TextFolding) {
        words = folding.fold(text).split(separator: 0x20).prefix(64).map { Array($0) }
    }

    /// Whether it finds everything.
    var isEmpty: Bool { words.isEmpty }

    /// The set of all words, as bits.
    var all: UInt64 { words.count == 64 ? .max : (1 << UInt64(words.count)) - 1 }

    /// Whether each row that this finds is found by the other too.
    func refines(_ other: SearchQuery) -> Bool {
        other.words.allSatisfy { old in
            words.contains { new in
                new.withUnsafeBufferPointer { Self.holds($0, old) }
            }
        }
    }

    /// Lends the words for looking through many texts.
    func withWords<Result>(_ body: (SearchWords) -> Result) -> Result {
        let bytes = Array(words.joined())
        var end = 0
        let ends = words.map { word in
            end += word.count
            return end
        }
        return bytes.withUnsafeBufferPointer { bytes in
            ends.withUnsafeBufferPointer { body(SearchWords(bytes: bytes, ends: $0)) }
        }
    }

    private static func holds(_ text: UnsafeBufferPointer<UInt8>, _ word: [UInt8]) -> Bool {
        word.withUnsafeBufferPointer { SearchWords.holds(text, $0) }
    }
}
#endif
