#if !canImport(UIKit)
struct SearchedRow {
    /// Whether the row is known to match.
    enum Verdict: UInt8 {
        case unknown
        case misses
        case matches
    }

    /// The place of its text; nil until it is known.
    var text: TextStore.Place?
    /// Whether it must still be checked.
    var isPending = true
    /// The verdict; while pending, that of earlier content.
    var verdict = Verdict.unknown

    /// Decides whether its text has the words of a query.
    @inline(__always)
    mutating func check(_ words: SearchWords, in texts: TextStore) {
        verdict = words.matches(texts.text(at: text)) ? .matches : .misses
        isPending = false
    }

    /// Marks the content as changed: the verdict remains until the next check.
    mutating func becomeStale() {
        text = nil
        isPending = true
    }
}

struct SearchedSection {
    private(set) var rows: [SearchedRow]
    /// The number of rows known to match.
    private(set) var matchCount = 0
    /// The header's folded text; nil before it is read.
    var header: [UInt8]?
    /// Whether the header must be read again.
    var isHeaderStale = true
    /// The words of the query that the header lacks: rows must have them.
    var missing: SearchQuery

    /// Creates a section with nothing checked yet.
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
        for row in range where rows[row].verdict == .matches { matchCount += sign }
    }

    /// Replaces the rows, or changes them all.
    mutating func replaceRows(_ change: (inout [SearchedRow]) -> Void) {
        change(&rows)
        matchCount = rows.count { $0.verdict == .matches }
    }

    /// Discards the verdicts that another query may change.
    ///
    /// - Parameters:
    ///   - keepsMatches: Whether matching rows still match.
    ///   - keepsMisses: Whether other rows still do not match.
    mutating func forgetVerdicts(keepsMatches: Bool, keepsMisses: Bool) {
        replaceRows { rows in
            for index in rows.indices {
                let verdict = rows[index].verdict
                if verdict == .matches ? keepsMatches : verdict == .misses && keepsMisses {
                    continue
                }
                rows[index].verdict = .unknown
                rows[index].isPending = true
            }
        }
    }
}
#endif
