#if !canImport(UIKit)
import Tableau

/// The part of a frame that a search may use: of its time, or on a virtual clock of a count, so that a
/// scripted run is the same on every machine.
struct SearchBudget {
    private let start: ContinuousClock.Instant?
    private var counted = Duration.zero

    init(countsInsteadOfTime: Bool) {
        start = countsInsteadOfTime ? nil : .now
    }

    /// Whether there is time for more texts, after some: enough of a frame is left to draw it.
    mutating func allowsTexts(after count: Int) -> Bool {
        allows(.milliseconds(12), after: .nanoseconds(150 * count))
    }

    /// Whether there is time for another cell: only half a frame, since the next one may be slow.
    mutating func allowsCells() -> Bool { allows(.microseconds(8_333), after: .microseconds(8)) }

    private mutating func allows(_ most: Duration, after cost: Duration) -> Bool {
        counted += cost
        return (start.map { $0.duration(to: .now) } ?? counted) < most
    }
}

/// Checks pending rows, those near the origin first.
extension SearchIndex {
    /// Consecutive rows of one section, which are checked together.
    typealias Slice = (section: Int, rows: Range<Int>)

    private static let sliceLength = 512

    /// Restarts the search of pending rows from the origin, below and above it in turns.
    mutating func searchAnew() {
        let length = Self.sliceLength
        let slices = sections.indices.flatMap { section in
            let rows = sections[section].rows.indices
            // Slices end at the origin.
            let end = section == origin.section ? Int(origin.row) % length : length
            return stride(from: end - length, to: max(1, rows.count), by: length).map {
                Slice(section: section, rows: ($0..<$0 + length).clamped(to: rows))
            }
        }
        let middle = slices.firstIndex { !isAbove($0) } ?? slices.count
        func way(_ index: Int) -> Int { abs(4 * (index - middle) + 1) }
        waiting = slices.indices.sorted { way($0) > way($1) }.map { slices[$0] }
    }

    private func isAbove(_ slice: Slice) -> Bool {
        RowPath(section: slice.section, row: slice.rows.lowerBound) < origin
    }

    @MainActor mutating func search(within budget: inout SearchBudget) {
        while let slice = waiting.last, look(at: slice, &budget) { waiting.removeLast() }
    }

    /// Checks the pending rows of a slice; returns false if the time for this frame is over.
    @MainActor private mutating func look(at slice: Slice, _ budget: inout SearchBudget) -> Bool {
        let (section, table, texts) = (slice.section, table, texts)
        if sections[section].isHeaderStale {
            readHeader(section)
            guard budget.allowsCells() else { return false }
        }
        let missing = sections[section].missing
        guard sections[section].rows[slice.rows].contains(where: \.isPending) else { return true }
        var count = 0
        let isChecked = sections[section].update(slice.rows) { rows in
            missing.withWords { words in
                var unread = 0..<0
                for row in slice.rows where rows[row].isPending {
                    count += 1
                    if rows[row].text != nil || missing.isEmpty {
                        rows[row].check(words, in: texts)
                    } else {
                        unread = (unread.isEmpty ? row : unread.lowerBound)..<row + 1
                    }
                }
                if unread.isEmpty { return true }
                let source = table.rowSource
                return source?.searchText(ofRows: unread, inSection: section) { row, text in
                    guard rows[row].isPending else { return }
                    rows[row].text = texts.add(text)
                    rows[row].check(words, in: texts)
                } ?? false
            }
        }
        if isChecked { return budget.allowsTexts(after: count) }
        for row in isAbove(slice) ? Array(slice.rows.reversed()) : Array(slice.rows)
        where sections[section].rows[row].isPending {
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

    private static func text(of content: CellContent) -> String {
        content.labels.map(\.text).joined(separator: " ")
    }

    @MainActor private mutating func readHeader(_ section: Int) {
        let content = table.content(of: .header, inSection: section)
        let header = content.map { folding.fold(Self.text(of: $0)) } ?? []
        let missing = query.missing(in: header)
        (sections[section].header, sections[section].isHeaderStale) = (header, false)
        guard sections[section].missing != missing else { return }
        sections[section].missing = missing
        sections[section].forgetVerdicts(keepsMatches: false, keepsMisses: false)
    }
}
#endif
