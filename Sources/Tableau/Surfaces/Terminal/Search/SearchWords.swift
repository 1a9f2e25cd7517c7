#if !canImport(UIKit)
import TableauPictures

/// The words of a search, folded, each of which must occur.
typealias SearchWords = [[UInt8]]

extension SearchWords {
    /// Takes the words of a text, separated by spaces; at most 64.
    init(of text: String, _ folding: TextFolding) {
        self = folding.fold(text).split(separator: 0x20).prefix(64).map { [UInt8]($0) }
    }

    /// Returns the words that do not occur in a folded text.
    func missing(in text: [UInt8]) -> SearchWords { filter { !Self.holds(text, $0) } }

    /// Returns whether each row that matches these words also matches the others.
    func refines(_ others: SearchWords) -> Bool {
        others.allSatisfy { old in contains { Self.holds($0, old) } }
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

extension SearchIndex {
    /// Calls a function with each character of the words in a text, and the columns before.
    func forEachMatch(in text: String, _ mark: (_ piece: String, _ columns: Int) -> Void) {
        guard !words.isEmpty else { return }
        let characters = Array(text)
        // A character may fold to several bytes or none, so each byte records its character.
        let folded = characters.map { texts.folding.fold(String($0)) }
        let bytes = Array(folded.joined())
        let owners = folded.indices.flatMap { Array(repeating: $0, count: folded[$0].count) }
        var marked: Set<Int> = []
        for word in words {
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
