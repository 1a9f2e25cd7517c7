#if !canImport(UIKit)
struct SearchedRow {
    /// Its folded text; nil until it is known.
    var text: TextStore.Text?
    var isPending = true
    /// Whether it matches; while pending, whether its earlier content did.
    var matches = false
}

struct SearchedSection {
    private(set) var rows: [SearchedRow]
    /// The number of rows known to match.
    private(set) var matchCount: Int
    /// The header's folded text: rows must have the words that it lacks.
    var header: [UInt8]
    var isHeaderStale = true

    init(_ rows: [SearchedRow], header: [UInt8] = []) {
        self.rows = rows
        self.header = header
        matchCount = rows.count { $0.matches }
    }

    /// Counts here: a closure of the index would be checked at each row for being on the main actor.
    func pendingCount(in range: Range<Int>) -> Int { rows[range].count { $0.isPending } }

    /// Whether a row must be read before it is checked.
    func mustRead(_ row: Int) -> Bool { rows[row].isPending && rows[row].text == nil }

    /// Returns the rows from the first to the last that must be read; nil if none must.
    func unread(in range: Range<Int>) -> Range<Int>? {
        guard let first = range.first(where: mustRead), let last = range.last(where: mustRead)
        else { return nil }
        return first..<last + 1
    }

    /// Takes the texts of rows, and decides which rows of a range have the words that the header lacks,
    /// as far as their texts are known.
    mutating func check(
        _ range: Range<Int>, for missing: SearchWords, _ found: [(row: Int, text: TextStore.Text)]
    ) {
        matchCount += rows.withUnsafeMutableBufferPointer { rows in
            var more = 0
            for (row, text) in found { rows[row].text = text }
            for row in range
            where rows[row].isPending && (rows[row].text != nil || missing.isEmpty) {
                if !rows[row].matches { more += 1 }
                (rows[row].matches, rows[row].isPending) = (true, false)
            }
            // Word by word: row by row, the references to each word would be counted for each row,
            // which takes longer than the search.
            for word in missing {
                word.withUnsafeBufferPointer { word in
                    for row in range where rows[row].matches && !rows[row].isPending {
                        let text = rows[row].text
                        if let text, SearchWords.holds(text.bytes, word) { continue }
                        rows[row].matches = false
                        more -= 1
                    }
                }
            }
            return more
        }
    }

    /// Discards the verdicts that other words may change: on matches, on other rows, or on both.
    mutating func forgetVerdicts(keepsMatches: Bool, keepsMisses: Bool) {
        for index in rows.indices where !(rows[index].matches ? keepsMatches : keepsMisses) {
            if rows[index].matches { matchCount -= 1 }
            (rows[index].matches, rows[index].isPending) = (false, true)
        }
    }

    /// Lets rows be read again; the verdicts on what they were stay until then.
    mutating func becomeStale(_ range: Range<Int>) {
        for row in range { (rows[row].text, rows[row].isPending) = (nil, true) }
    }
}
#endif
