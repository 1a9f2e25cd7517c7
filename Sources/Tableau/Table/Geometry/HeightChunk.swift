/// A chunk of a few dozen runs of rows with equal height.
struct HeightChunk: Sendable {
    struct Run: Equatable, Sendable {
        var count: Int
        var height: Double
    }

    /// No run is empty, and adjacent runs differ in height.
    private(set) var runs: [Run]
    private(set) var count: Int
    private(set) var height: Double

    init(runs: [Run]) {
        self.runs = runs
        count = runs.reduce(0) { $0 + $1.count }
        height = runs.reduce(0) { $0 + Double($1.count) * $1.height }
    }

    var isTooLong: Bool { runs.count > 64 }

    /// Returns the run that contains `row`, and the number of rows before the run.
    private func find(_ row: Int) -> (index: Int, before: Int) {
        var before = 0
        for (index, run) in runs.enumerated() {
            if row < before + run.count { return (index, before) }
            before += run.count
        }
        return (runs.count, before)
    }

    func height(at row: Int) -> Double {
        runs[find(row).index].height
    }

    func offset(of row: Int) -> Double {
        let (index, before) = find(row)
        let above = runs[..<index].reduce(0) { $0 + Double($1.count) * $1.height }
        return index < runs.count ? above + Double(row - before) * runs[index].height : above
    }

    func lastRow(ofRunAt row: Int) -> Int {
        let (index, before) = find(row)
        return before + runs[index].count - 1
    }

    func row(at y: Double) -> Int {
        var top = 0.0
        var before = 0
        for run in runs {
            let bottom = top + Double(run.count) * run.height
            if y < bottom {
                return before + min(run.count - 1, max(0, Int((y - top) / run.height)))
            }
            before += run.count
            top = bottom
        }
        return max(0, before - 1)
    }

    /// Puts a run, which may be empty, in the place of some rows, or before a row.
    mutating func replace(_ rows: Range<Int>, with new: Run) {
        var (index, start) = find(rows.lowerBound)
        let first = index
        var pieces = [new]
        if first < runs.count {
            pieces.insert(Run(count: rows.lowerBound - start, height: runs[first].height), at: 0)
        }
        while index < runs.count, index == first || start < rows.upperBound {
            let run = runs[index]
            let end = start + run.count
            height -= Double(rows.clamped(to: start..<end).count) * run.height
            pieces.append(Run(count: max(0, end - rows.upperBound), height: run.height))
            start = end
            index += 1
        }
        count += new.count - rows.count
        height += Double(new.count) * new.height
        replace(first..<index, with: pieces)
        // Rounding errors must not leave a height without rows.
        if count == 0 { height = 0 }
    }

    /// Replaces runs with the non-empty `pieces`, joining adjacent runs of equal height.
    private mutating func replace(_ range: Range<Int>, with pieces: [Run]) {
        var joined: [Run] = []
        let low = range.lowerBound > 0 ? range.lowerBound - 1 : 0
        let high = range.upperBound < runs.count ? range.upperBound + 1 : runs.count
        func add(_ run: Run) {
            guard run.count > 0 else { return }
            if let last = joined.last, last.height == run.height {
                joined[joined.count - 1].count += run.count
            } else {
                joined.append(run)
            }
        }
        for run in runs[low..<range.lowerBound] { add(run) }
        for run in pieces { add(run) }
        for run in runs[range.upperBound..<high] { add(run) }
        runs.replaceSubrange(low..<high, with: joined)
    }
}
