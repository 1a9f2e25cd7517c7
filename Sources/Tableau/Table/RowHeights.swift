/// The heights of one section's rows: measured ones and estimates, as runs of equal height.
///
/// A million rows of one height are one run and take no memory of their own.
struct RowHeights: Sendable {
    struct Run: Equatable, Sendable {
        var count: Int
        var height: Double
    }

    private(set) var count: Int
    private(set) var total: Double
    private(set) var runs: [Run]

    init(count: Int, height: Double) {
        self.count = count
        total = Double(count) * height
        runs = count > 0 ? [Run(count: count, height: height)] : []
    }

    func height(at row: Int) -> Double {
        var start = 0
        for run in runs {
            if row < start + run.count { return run.height }
            start += run.count
        }
        return 0
    }

    /// The heights of all rows above `row`, together.
    func offset(of row: Int) -> Double {
        var start = 0
        var y = 0.0
        for run in runs {
            if row < start + run.count { return y + Double(row - start) * run.height }
            start += run.count
            y += Double(run.count) * run.height
        }
        return y
    }

    /// The row that covers `y`; the nearest one if `y` is outside.
    ///
    /// There must be a row.
    func row(at y: Double) -> Int {
        var start = 0
        var top = 0.0
        for run in runs {
            let height = Double(run.count) * run.height
            if y < top + height, run.height > 0 {
                return start + min(run.count - 1, max(0, Int((y - top) / run.height)))
            }
            start += run.count
            top += height
        }
        return max(0, count - 1)
    }

    mutating func set(_ height: Double, at row: Int) {
        let old = self.height(at: row)
        guard old != height else { return }
        remove(row..<(row + 1))
        insert(1, at: row, height: height)
    }

    mutating func insert(_ added: Int, at row: Int, height: Double) {
        var start = 0
        for index in runs.indices {
            let run = runs[index]
            if row <= start + run.count {
                let head = row - start
                let pieces = [
                    Run(count: head, height: run.height), Run(count: added, height: height),
                    Run(count: run.count - head, height: run.height),
                ]
                replace(index..<(index + 1), with: pieces)
                return
            }
            start += run.count
        }
        replace(runs.endIndex..<runs.endIndex, with: [Run(count: added, height: height)])
    }

    mutating func remove(_ rows: Range<Int>) {
        var result: [Run] = []
        var start = 0
        for run in runs {
            let gone = rows.clamped(to: start..<(start + run.count)).count
            start += run.count
            if run.count > gone { result.append(Run(count: run.count - gone, height: run.height)) }
        }
        runs = []
        count = 0
        total = 0
        replace(0..<0, with: result)
    }

    private mutating func replace(_ range: Range<Int>, with pieces: [Run]) {
        var all: [Run] = []
        for run in runs[..<range.lowerBound] + pieces + runs[range.upperBound...]
        where run.count > 0 {
            if let last = all.last, last.height == run.height {
                all[all.count - 1].count += run.count
            } else {
                all.append(run)
            }
        }
        runs = all
        count = all.reduce(0) { $0 + $1.count }
        total = all.reduce(0) { $0 + Double($1.count) * $1.height }
    }

    /// Takes a batch's rows out and puts its rows in.
    ///
    /// - Parameters:
    ///   - removed: Ascending runs in the table before.
    ///   - added: Ascending runs in the table after.
    ///   - height: The estimate for the rows put in.
    mutating func apply(
        removed: ArraySlice<RowRun>, added: ArraySlice<RowRun>, height: Double
    ) {
        for run in removed.reversed() { remove(Int(run.row)..<Int(run.end)) }
        for run in added { insert(Int(run.count), at: Int(run.row), height: height) }
    }
}
