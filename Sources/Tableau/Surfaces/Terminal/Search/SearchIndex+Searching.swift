#if !canImport(UIKit)
import Tableau

/// The part of a frame that a search may use.
///
/// Measured by time; on a virtual clock by a count, so that a scripted run is the same on every
/// machine.
struct SearchBudget {
    private let start: ContinuousClock.Instant?
    private var counted = Duration.zero

    /// Creates a budget for one frame.
    init(countsInsteadOfTime: Bool) {
        start = countsInsteadOfTime ? nil : .now
    }

    /// Returns whether there is time for more texts, after a number of them: enough of a frame is
    /// left to draw it.
    mutating func allowsTexts(after count: Int) -> Bool {
        allows(.milliseconds(12), after: .nanoseconds(150 * count))
    }

    /// Returns whether there is time for another cell, after one: for half a frame, since making a
    /// cell runs user code, which may be slow.
    mutating func allowsCells() -> Bool { allows(.microseconds(8_333), after: .microseconds(8)) }

    private mutating func allows(_ most: Duration, after cost: Duration) -> Bool {
        counted += cost
        return (start.map { $0.duration(to: .now) } ?? counted) < most
    }
}

/// Checks pending rows, from the origin in both directions.
extension SearchIndex {
    /// Consecutive rows of one section; empty if only the header must be read.
    private struct Run {
        var section: Int
        var rows: Range<Int>
    }

    /// The number of rows checked in one direction before switching to the other.
    private static let slice = 512

    /// Checks as many rows as a frame has time for.
    @MainActor mutating func search(within budget: inout SearchBudget) {
        while let run = nextRun() {
            guard look(at: run, &budget) else { return }
        }
    }

    /// Returns the next pending rows, alternating between directions.
    private mutating func nextRun() -> Run? {
        for _ in 0..<2 {
            goesDown.toggle()
            let run =
                goesDown
                ? Self.run(in: sections, from: &down, by: 1)
                : Self.run(in: sections, from: &up, by: -1)
            if let run { return run }
        }
        return nil
    }

    /// Returns what is pending next in a direction: rows to check together, with or without text
    /// alike.
    ///
    /// - Parameter step: 1 downwards, -1 upwards.
    private static func run(
        in sections: [SearchedSection], from place: inout RowPath, by step: Int
    ) -> Run? {
        var (section, row) = (Int(place.section), Int(place.row))
        defer { place = RowPath(section: section, row: row) }
        while section >= 0, step < 0 || section < sections.count {
            if section < sections.count {
                if sections[section].isHeaderStale { return Run(section: section, rows: 0..<0) }
                let rows = sections[section].pendingCount > 0 ? sections[section].rows : []
                row = min(row, rows.count - 1)
                while row >= 0, row < rows.count, !rows[row].isPending { row += step }
                if row >= 0, row < rows.count {
                    let hasText = rows[row].text != nil
                    let last = step > 0 ? min(row + slice, rows.count) : max(row - slice, -1)
                    var end = row
                    while end != last, rows[end].isPending, (rows[end].text != nil) == hasText {
                        end += step
                    }
                    return Run(section: section, rows: step > 0 ? row..<end : end + 1..<row + 1)
                }
            }
            section += step
            row = step > 0 ? 0 : Int(Int32.max)
        }
        return nil
    }

    /// Checks rows, and reads them if needed; returns false if the time for this frame is over.
    @MainActor private mutating func look(at run: Run, _ budget: inout SearchBudget) -> Bool {
        let (section, table, texts) = (run.section, table, texts)
        if sections[section].isHeaderStale {
            readHeader(section)
            return budget.allowsCells()
        }
        let missing = sections[section].missing
        let isKnown =
            sections[section].rows[run.rows.lowerBound].text != nil || missing.isEmpty
        let isChecked = sections[section].update(run.rows) { rows in
            missing.withWords { words in
                if isKnown {
                    for row in run.rows { rows[row].check(words, in: texts) }
                    return true
                }
                return table.searchText(ofRows: run.rows, inSection: section) { row, text in
                    rows[row].text = texts.add(text)
                    rows[row].check(words, in: texts)
                }
            }
        }
        if isChecked { return budget.allowsTexts(after: run.rows.count) }
        for offset in 0..<run.rows.count {
            let row = goesDown ? run.rows.lowerBound + offset : run.rows.upperBound - 1 - offset
            let content = table.content(ofRowAt: RowPath(section: section, row: row))
            let text = texts.add(Self.text(of: content))
            sections[section].update(row..<(row + 1)) { rows in
                rows[row].text = text
                missing.withWords { rows[row].check($0, in: texts) }
            }
            guard budget.allowsCells() else { return false }
        }
        return true
    }

    /// Returns the searchable text of a cell or a header.
    private static func text(of content: CellContent) -> String {
        content.labels.map(\.text).joined(separator: " ")
    }

    @MainActor private mutating func readHeader(_ section: Int) {
        sections[section].isHeaderStale = false
        let content = table.headerContent(forSection: section)
        let header = content.map { folding.fold(Self.text(of: $0)) } ?? []
        guard sections[section].header != header else { return }
        sections[section].header = header
        let missing = query.missing(in: header)
        guard sections[section].missing != missing else { return }
        // The header's words affect matches of the rows, and have changed.
        sections[section].missing = missing
        sections[section].forgetVerdicts(keepsMatches: false, keepsMisses: false)
    }
}
#endif
