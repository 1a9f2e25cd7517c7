#if !canImport(UIKit)
import Tableau

/// Finds the matches of a query in a text, to highlight them.
struct SearchHighlighter {
    let query: SearchQuery
    let folding: TextFolding

    /// Calls a function with each piece of a text that contains a word of the query, and with the
    /// number of columns before it.
    func forEachMatch(in text: String, _ mark: (_ piece: String, _ columns: Int) -> Void) {
        guard !query.isEmpty else { return }
        let characters = Array(text)
        // A character may fold to several bytes or none, so each byte records its character.
        var bytes: [UInt8] = []
        var owners: [Int] = []
        for (index, character) in characters.enumerated() {
            let folded = folding.fold(String(character))
            bytes += folded
            owners += Array(repeating: index, count: folded.count)
        }
        var isMarked = [Bool](repeating: false, count: characters.count)
        for word in query.words where word.count <= bytes.count {
            for start in 0...(bytes.count - word.count)
            where bytes[start..<(start + word.count)].elementsEqual(word) {
                for index in owners[start]...owners[start + word.count - 1] {
                    isMarked[index] = true
                }
            }
        }
        var columns = 0
        for (index, character) in characters.enumerated() {
            if isMarked[index] { mark(String(character), columns) }
            columns += CharacterWidth.columns(of: character)
        }
    }
}
#endif
