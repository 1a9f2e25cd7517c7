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

    /// Restarts the search of pending rows from the origin, below and above it in turns.
    func searchAnew() {
        startCount += 1
        let length = 512
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

    @MainActor func search(within budget: SearchBudget) {
        var budget = budget
        while let slice = waiting.popLast() {
            let start = startCount
            if look(at: slice, &budget) { continue }
            // After a change, all that is pending waits anyway.
            if startCount == start { waiting.append(slice) }
            return
        }
    }

    /// Checks the pending rows of a slice; returns false if the time for this frame is over, or if
    /// the program has changed the table when it was asked for them.
    @MainActor private func look(at slice: Slice, _ budget: inout SearchBudget) -> Bool {
        let (start, section) = (startCount, slice.section)
        if sections[section].isHeaderStale {
            let content = table.content(of: .header, inSection: section)
            guard startCount == start else { return false }
            read(header: content, of: section)
            guard budget.allowsCells() else { return false }
        }
        let count = sections[section].pendingCount(in: slice.rows)
        if count == 0 { return true }
        let missing = words.missing(in: sections[section].header)
        var (found, isComplete) = missing.isEmpty ? ([], true) : texts(of: slice)
        var hasTime = true
        if !isComplete {
            let told = Set(found.map(\.row))
            let others = slice.rows.filter { sections[section].mustRead($0) && !told.contains($0) }
            for row in isAbove(slice) ? others.reversed() : others
            where hasTime && startCount == start {
                let content = table.content(ofRowAt: RowPath(section: section, row: row))
                found.append((row, texts.add(Self.text(of: content))))
                hasTime = budget.allowsCells()
            }
        }
        // Rows may have come or gone.
        guard startCount == start else { return false }
        sections[section].check(slice.rows, for: missing, found)
        return isComplete ? budget.allowsTexts(after: count) : hasTime
    }

    /// Returns the texts of rows that must be read and that the program tells without cells, and
    /// whether those are all.
    @MainActor private func texts(
        of slice: Slice
    ) -> (found: [(row: Int, text: TextStore.Text)], isComplete: Bool) {
        let (section, texts) = (sections[slice.section], texts)
        guard let unread = section.unread(in: slice.rows) else { return ([], true) }
        var found: [(row: Int, text: TextStore.Text)] = []
        found.reserveCapacity(unread.count)
        let isComplete = table.rowSource?.searchText(
            ofRows: unread, inSection: slice.section
        ) { row, text in
            if section.rows[row].text == nil { found.append((row, texts.add(text))) }
        }
        return (found, isComplete ?? false)
    }

    private static func text(of content: CellContent) -> String {
        content.labels.map(\.text).joined(separator: " ")
    }

    private func read(header content: CellContent?, of section: Int) {
        let header = content.map { texts.folding.fold(Self.text(of: $0)) } ?? []
        let isSame = words.missing(in: header) == words.missing(in: sections[section].header)
        (sections[section].header, sections[section].isHeaderStale) = (header, false)
        if !isSame {
            sections[section].forgetVerdicts(keepsMatches: false, keepsMisses: false)
        }
    }
}
#endif
