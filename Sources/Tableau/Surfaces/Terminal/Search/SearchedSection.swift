#if !canImport(UIKit)
struct SearchedRow {
    /// The place of its text; nil until it is known.
    var text: TextStore.Place?
    var isPending = true
    /// Whether it matches; while pending, whether its earlier content did.
    var matches = false

    /// Decides whether its text has the words of a query.
    @inline(__always)
    mutating func check(_ words: SearchWords, in texts: TextStore) {
        matches = words.matches(texts.text(at: text))
        isPending = false
    }
}

struct SearchedSection {
    private(set) var rows: [SearchedRow]
    /// The number of rows known to match.
    private(set) var matchCount = 0
    /// The header's folded text; empty before it is read.
    var header: [UInt8] = []
    var isHeaderStale = true
    /// The words of the query that the header lacks: rows must have them.
    var missing: SearchQuery

    init(count: Int, missing: SearchQuery) {
        rows = Array(repeating: SearchedRow(), count: count)
        self.missing = missing
    }

    mutating func update<Result>(
        _ range: Range<Int>, _ change: (UnsafeMutableBufferPointer<SearchedRow>) -> Result
    ) -> Result {
        count(range, by: -1)
        defer { count(range, by: 1) }
        return rows.withUnsafeMutableBufferPointer { change($0) }
    }

    private mutating func count(_ range: Range<Int>, by sign: Int) {
        for row in range where rows[row].matches { matchCount += sign }
    }

    /// Replaces the rows, or changes them all.
    mutating func replaceRows(_ change: (inout [SearchedRow]) -> Void) {
        change(&rows)
        matchCount = rows.count { $0.matches }
    }

    /// Discards the verdicts that another query may change: on matches, on other rows, or on both.
    mutating func forgetVerdicts(keepsMatches: Bool, keepsMisses: Bool) {
        replaceRows { rows in
            for index in rows.indices where !(rows[index].matches ? keepsMatches : keepsMisses) {
                rows[index].matches = false
                rows[index].isPending = true
            }
        }
    }
}
#endif
