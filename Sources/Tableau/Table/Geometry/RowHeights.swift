/// The heights of one section's rows, measured or estimated, in runs of equal height.
///
/// - Complexity: a position is found in O(log *n*) in the runs. A change takes O(*n*) in the runs from
///   its place on: when a user scrolls down, only the rows not measured yet are behind it.
struct RowHeights: Sendable {
    private struct Run: Sendable {
        var height: Double
        /// The row after the last one.
        var end: Int
        /// The total height of the rows above the end.
        var bottom: Double
    }

    private(set) var count: Int
    /// The height of all rows, if there are no runs.
    private var height: Double
    /// Empty if all rows have one height; adjacent runs differ in height.
    private var runs: [Run] = []

    init(count: Int, height: Double) {
        self.count = count
        self.height = height
    }

    var total: Double { runs.last?.bottom ?? Double(count) * height }

    func height(at row: Int) -> Double { runs.isEmpty ? height : runs[run(of: row)].height }

    /// Returns the total height of the rows above `row`, which may equal the count.
    func offset(of row: Int) -> Double {
        if runs.isEmpty { return Double(row) * height }
        if row >= count { return total }
        let run = runs[run(of: row)]
        return run.bottom - Double(run.end - row) * run.height
    }

    /// Returns the row at `y`, or the nearest one, of at least one row.
    func row(at y: Double) -> Int {
        let y = max(0, y)
        if y >= total { return total > 0 ? count - 1 : 0 }
        if runs.isEmpty { return min(count - 1, Int(y / height)) }
        let index = runs.partition { $0.bottom <= y }
        let run = runs[index]
        let first = index > 0 ? runs[index - 1].end : 0
        return max(first, run.end - Int(((run.bottom - y) / run.height).rounded(.up)))
    }

    /// Returns the last row of a run with height 0; nil if the row has another height.
    func lastEmptyRow(from row: Int) -> Int? {
        guard height(at: row) == 0 else { return nil }
        return (runs.isEmpty ? count : runs[run(of: row)].end) - 1
    }

    private func run(of row: Int) -> Int { runs.partition { $0.end <= row } }

    // MARK: Changes

    mutating func set(_ new: Double, at row: Int) {
        let old = height(at: row)
        guard new != old else { return }
        if runs.isEmpty { append(count, height: height) }
        let index = run(of: row)
        let run = runs[index]
        // The run and its neighbours are made anew, in place: a copy of thousands of runs would take
        // several times as long.
        let changed = max(0, index - 1)..<min(index + 2, runs.count)
        let start = index > 0 ? runs[index - 1].end : 0
        var part = RowHeights(count: 0, height: 0)
        part.runs.reserveCapacity(5)
        part.runs.append(contentsOf: runs[changed.lowerBound..<index])
        part.append(row - start, height: old)
        part.append(1, height: new)
        part.append(run.end - row - 1, height: old)
        if let next = runs[changed].last, next.end > run.end {
            part.append(next.end - run.end, height: next.height)
        }
        runs.replaceSubrange(changed, with: part.runs)
        for later in changed.lowerBound + part.runs.count..<runs.count {
            runs[later].bottom += new - old
        }
        joinEqual()
    }

    /// Removes and inserts the rows of a batch, which get the height `new`.
    ///
    /// - Complexity: O(*n*) in the given runs, which ascend, and in the stored ones from the first of
    ///   them on.
    mutating func apply(removed: ArraySlice<RowRun>, added: ArraySlice<RowRun>, height new: Double)
    {
        let lost = removed.reduce(0) { $0 + Int($1.count) }
        let gained = added.reduce(0) { $0 + Int($1.count) }
        let newCount = count + gained - lost
        defer { count = newCount }
        if lost == count {
            height = new
            runs = []
        }
        if runs.isEmpty, gained == 0 || new == height { return }
        let old = removeRuns(from: Int(min(removed.first?.row ?? .max, added.first?.row ?? .max)))
        let kept = stretches(
            of: count, from: end, removing: removed.map { $0.rows }, adding: added.map { $0.rows })
        for (rows, place) in kept {
            append(place - end, height: new)
            append(rows, of: old)
        }
        append(newCount - end, height: new)
        joinEqual()
    }

    /// The row after those in runs.
    private var end: Int { runs.last?.end ?? 0 }

    private mutating func removeRuns(from row: Int) -> [Run] {
        if runs.isEmpty { append(count, height: height) }
        let first = run(of: row)
        var removed: [Run] = []
        if first == 0 {
            // As a rule, of a row that is inserted at the top: no copy is needed of all runs.
            swap(&removed, &runs)
            runs.reserveCapacity(removed.count + 8)
        } else {
            removed.append(contentsOf: runs[first...])
            runs.removeSubrange(first...)
        }
        return removed
    }

    private mutating func append(_ count: Int, height: Double) {
        guard count > 0 else { return }
        let run = Run(
            height: height, end: end + count,
            bottom: (runs.last?.bottom ?? 0) + Double(count) * height)
        if runs.last?.height == height {
            runs[runs.count - 1] = run
        } else {
            runs.append(run)
        }
    }

    /// Appends rows of other runs, by the places that these tell.
    private mutating func append(_ rows: Range<Int>, of other: [Run]) {
        guard !rows.isEmpty else { return }
        let first = other.partition { $0.end <= rows.lowerBound }
        let last = other.partition { $0.end < rows.upperBound }
        let firstEnd = min(other[first].end, rows.upperBound)
        append(firstEnd - rows.lowerBound, height: other[first].height)
        guard first < last else { return }
        // Those between are whole, and differ in height from their neighbours: they are only shifted.
        let (moved, shift) = (end - firstEnd, total - other[first].bottom)
        let shifted = runs.count
        runs.append(contentsOf: other[first + 1..<last])
        for index in shifted..<runs.count {
            runs[index].end += moved
            runs[index].bottom += shift
        }
        append(rows.upperBound - other[last - 1].end, height: other[last].height)
    }

    /// Goes back to one height if all rows have it.
    private mutating func joinEqual() {
        guard runs.count == 1 else { return }
        height = runs[0].height
        runs = []
    }
}
