#if !canImport(UIKit)
/// What a search knows of one row, in eight bytes.
struct SearchedRow {
    private var start: UInt32 = 0
    /// 24 bits of length, two of verdict, and the two flags.
    private var packed: UInt32 = SearchedRow.pendingBit

    /// Whether the row matches, as far as is known.
    enum Verdict: UInt32 {
        case unknown = 0
        case misses = 1
        case matches = 2
    }

    private static let lengthMask: UInt32 = 0xFF_FFFF
    private static let verdictShift: UInt32 = 24
    private static let textBit: UInt32 = 1 << 26
    private static let pendingBit: UInt32 = 1 << 27

    /// Where its text is, once it is known; it may be that of an earlier content.
    var text: TextStore.Place {
        get { TextStore.Place(start: start, length: packed & Self.lengthMask) }
        set {
            start = newValue.start
            packed = packed & ~Self.lengthMask | newValue.length | Self.textBit
        }
    }

    /// Whether ``text`` is what the row shows now.
    var hasText: Bool {
        get { packed & Self.textBit != 0 }
        set { packed = newValue ? packed | Self.textBit : packed & ~Self.textBit }
    }

    /// The verdict; one that is pending is of an earlier content.
    var verdict: Verdict {
        get { Verdict(rawValue: packed >> Self.verdictShift & 3) ?? .unknown }
        set {
            packed = packed & ~(3 << Self.verdictShift) | newValue.rawValue << Self.verdictShift
        }
    }

    /// Whether it is still to be looked at.
    var isPending: Bool {
        get { packed & Self.pendingBit != 0 }
        set { packed = newValue ? packed | Self.pendingBit : packed & ~Self.pendingBit }
    }

    /// Decides about the row as it is now.
    mutating func decide(_ matches: Bool) {
        verdict = matches ? .matches : .misses
        isPending = false
    }

    /// Its content is another: the verdict stands until it is looked at again.
    mutating func becomeStale() {
        hasText = false
        isPending = true
    }
}

/// What a search knows of one section.
struct SearchedSection {
    private(set) var rows: [SearchedRow]
    /// How many rows match, as far as is known.
    private(set) var matchCount = 0
    /// How many rows are still to be looked at.
    private(set) var pendingCount: Int
    /// The header's text, folded; nil before it was asked for.
    var header: [UInt8]?
    /// Whether the header is to be asked for again.
    var isHeaderStale = true
    /// The words that stand in the header, as bits.
    var headerWords: UInt64 = 0
    /// Whether a row has a verdict, of whatever age.
    private var hasVerdicts = false

    /// Whether something of it is still to be looked at.
    var isPending: Bool { pendingCount > 0 || isHeaderStale }

    /// A section of which nothing is known.
    init(count: Int) {
        rows = Array(repeating: SearchedRow(), count: count)
        pendingCount = count
    }

    /// Changes some rows.
    mutating func update<Result>(
        _ range: Range<Int>, _ change: (UnsafeMutableBufferPointer<SearchedRow>) -> Result
    ) -> Result {
        hasVerdicts = true
        count(range, by: -1)
        defer { count(range, by: 1) }
        return rows.withUnsafeMutableBufferPointer { change($0) }
    }

    private mutating func count(_ range: Range<Int>, by sign: Int) {
        for row in range {
            if rows[row].verdict == .matches { matchCount += sign }
            if rows[row].isPending { pendingCount += sign }
        }
    }

    /// Its content is another.
    mutating func becomeStale(_ row: Int) {
        if !rows[row].isPending { pendingCount += 1 }
        rows[row].becomeStale()
    }

    /// Takes other rows, or changes them all.
    mutating func replaceRows(_ change: (inout [SearchedRow]) -> Void) {
        change(&rows)
        hasVerdicts = true
        matchCount = 0
        pendingCount = 0
        for row in rows {
            if row.verdict == .matches { matchCount += 1 }
            if row.isPending { pendingCount += 1 }
        }
    }

    /// Forgets the verdicts that another query may change.
    ///
    /// - Parameters:
    ///   - keepsMatches: Whether what matched does so still.
    ///   - keepsMisses: Whether what did not match does not still.
    mutating func forgetVerdicts(keepsMatches: Bool, keepsMisses: Bool) {
        guard hasVerdicts else { return }
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
