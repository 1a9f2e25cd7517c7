#if !canImport(UIKit)
/// A search query: words, each of which must occur.
struct SearchQuery: Equatable {
    /// The words, folded; at most 64.
    let words: [[UInt8]]

    /// Creates a query from the words of a text, separated by spaces.
    init(_ text: String, _ folding: TextFolding) {
        words = folding.fold(text).split(separator: 0x20).prefix(64).map { Array($0) }
    }

    /// Whether the query matches everything.
    var isEmpty: Bool { words.isEmpty }

    /// The set of all words, as bits.
    var all: UInt64 { words.count == 64 ? .max : (1 << UInt64(words.count)) - 1 }

    /// Returns whether each row that matches this query also matches the other.
    func refines(_ other: SearchQuery) -> Bool {
        other.words.allSatisfy { old in
            words.contains { new in
                new.withUnsafeBufferPointer { Self.holds($0, old) }
            }
        }
    }

    /// Lends the words for searching many texts.
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
