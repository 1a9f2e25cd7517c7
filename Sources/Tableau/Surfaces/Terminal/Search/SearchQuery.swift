#if !canImport(UIKit)
import Tableau

/// A search query: words, each of which must occur.
struct SearchQuery: Equatable {
    /// The words, folded; at most 64.
    let words: [[UInt8]]

    /// Creates a query from the words of a text, separated by spaces.
    init(_ text: String, _ folding: TextFolding) {
        words = folding.fold(text).split(separator: 0x20).prefix(64).map { Array($0) }
    }

    private init(words: [[UInt8]]) { self.words = words }

    var isEmpty: Bool { words.isEmpty }

    /// Returns the words that do not occur in a folded text.
    func missing(in text: [UInt8]) -> SearchQuery {
        SearchQuery(words: words.filter { !SearchWords.holds(text, $0) })
    }

    /// Returns whether each row that matches this query also matches the other.
    func refines(_ other: SearchQuery) -> Bool {
        other.words.allSatisfy { old in words.contains { SearchWords.holds($0, old) } }
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
}

/// The words of a query, borrowed: reference counting for each text takes longer than the search.
///
/// Safety: valid within the closure of ``SearchQuery/withWords(_:)`` that receives it.
struct SearchWords {
    let bytes: UnsafeBufferPointer<UInt8>
    let ends: UnsafeBufferPointer<Int>

    func matches(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        for index in ends.indices where !Self.holds(text, word(index)) { return false }
        return true
    }

    private func word(_ index: Int) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: bytes[(index == 0 ? 0 : ends[index - 1])..<ends[index]])
    }

    /// Returns whether a word of at least one byte occurs in a text.
    static func holds<Bytes: RandomAccessCollection<UInt8>>(
        _ text: Bytes, _ word: Bytes
    ) -> Bool where Bytes.Index == Int {
        let last = text.count &- word.count
        guard last >= 0 else { return false }
        let first = word[0]
        var start = 0
        while start <= last {
            if text[start] == first {
                var length = 1
                while length < word.count, text[start &+ length] == word[length] { length &+= 1 }
                if length == word.count { return true }
            }
            start &+= 1
        }
        return false
    }
}

/// Finds the matches of a query in a text, to highlight them.
struct SearchHighlighter {
    let query: SearchQuery
    let folding: TextFolding

    /// Calls a function with each character of the query's words in a text, and the columns before.
    func forEachMatch(in text: String, _ mark: (_ piece: String, _ columns: Int) -> Void) {
        guard !query.isEmpty else { return }
        let characters = Array(text)
        // A character may fold to several bytes or none, so each byte records its character.
        let folded = characters.map { folding.fold(String($0)) }
        let bytes = Array(folded.joined())
        let owners = folded.indices.flatMap { Array(repeating: $0, count: folded[$0].count) }
        var marked: Set<Int> = []
        for word in query.words {
            for start in bytes.indices where bytes[start...].starts(with: word) {
                marked.formUnion(owners[start]...owners[start + word.count - 1])
            }
        }
        var columns = 0
        for (index, character) in characters.enumerated() {
            if marked.contains(index) { mark(String(character), columns) }
            columns += CharacterWidth.columns(of: character)
        }
    }
}
#endif
