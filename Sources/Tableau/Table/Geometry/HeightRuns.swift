/// Heights of rows as runs of equal height, in chunks whose sums are in ``PrefixSums``.
struct HeightRuns: Sendable {
    private var chunks: [HeightChunk]
    private var counts: PrefixSums<Int>
    private var heights: PrefixSums<Double>
    private(set) var total: Double

    /// - Parameter count: 1 or more.
    init(count: Int, height: Double) {
        chunks = [HeightChunk(runs: [.init(count: count, height: height)])]
        counts = PrefixSums([count])
        heights = PrefixSums([chunks[0].height])
        total = chunks[0].height
    }

    /// The height of all rows, if they have the same one.
    var onlyHeight: Double? {
        guard chunks.count == 1, chunks[0].runs.count == 1 else { return nil }
        return chunks[0].runs[0].height
    }

    func height(at row: Int) -> Double {
        let (index, before) = counts.find(row)
        return chunks[index].height(at: row - before)
    }

    func offset(of row: Int) -> Double {
        let (index, before) = counts.find(row)
        guard index < chunks.count else { return total }
        return heights.sum(before: index) + chunks[index].offset(of: row - before)
    }

    func lastRow(ofRunAt row: Int) -> Int {
        let (index, before) = counts.find(row)
        return before + chunks[index].lastRow(ofRunAt: row - before)
    }

    func row(at y: Double) -> Int {
        let (index, before) = heights.find(max(0, y))
        guard index < chunks.count else { return counts.sum(before: counts.count) - 1 }
        return counts.sum(before: index) + chunks[index].row(at: y - before)
    }

    mutating func set(_ height: Double, at row: Int) {
        let (index, before) = counts.find(row)
        let (place, old) = (row - before, chunks[index].height)
        if chunks[index].height(at: place) == height { return }
        chunks[index].replace(place..<place + 1, with: .init(count: 1, height: height))
        if chunks[index].isTooLong {
            split(index)
            sum()
        } else {
            let grown = chunks[index].height - old
            heights.add(grown, at: index)
            total += grown
        }
    }

    /// Removes rows and inserts others; at least one row must remain.
    ///
    /// Both lists are ascending, so each needs one pass over the chunks.
    mutating func apply(removed: ArraySlice<RowRun>, added: ArraySlice<RowRun>, height: Double) {
        remove(removed)
        chunks.removeAll { $0.count == 0 }
        insert(added, height: height)
        sum()
    }

    private mutating func remove(_ removed: ArraySlice<RowRun>) {
        var index = 0
        // The start and end of the chunk in the old table, and the number of rows removed from it.
        var start = 0
        var lost = 0
        for run in removed {
            var row = Int(run.row)
            while row < Int(run.end) {
                while row >= start + chunks[index].count + lost {
                    start += chunks[index].count + lost
                    lost = 0
                    index += 1
                }
                let end = min(Int(run.end), start + chunks[index].count + lost)
                let first = row - start - lost
                chunks[index].replace(
                    first..<(first + end - row), with: .init(count: 0, height: 0))
                lost += end - row
                row = end
            }
        }
    }

    private mutating func insert(_ added: ArraySlice<RowRun>, height: Double) {
        if chunks.isEmpty { chunks = [HeightChunk(runs: [])] }
        var index = 0
        var start = 0
        for run in added {
            // All rows above are in place already, so this is the run's final position.
            while Int(run.row) > start + chunks[index].count {
                start += chunks[index].count
                index += 1
            }
            let place = Int(run.row) - start
            chunks[index].replace(
                place..<place, with: .init(count: Int(run.count), height: height))
            if chunks[index].isTooLong { split(index) }
        }
    }

    private mutating func split(_ index: Int) {
        let half = chunks[index].runs.count / 2
        let tail = HeightChunk(runs: Array(chunks[index].runs[half...]))
        chunks[index] = HeightChunk(runs: Array(chunks[index].runs[..<half]))
        chunks.insert(tail, at: index + 1)
    }

    private mutating func sum() {
        counts = PrefixSums(chunks.map(\.count))
        heights = PrefixSums(chunks.map(\.height))
        total = chunks.reduce(0) { $0 + $1.height }
    }
}
