/// Ascending runs of rows, with binary search for the rows before a path and the *n*th row outside.
package struct RunIndex: Sendable {
    package private(set) var runs: [RowRun]
    /// For each run, the number of rows in earlier runs of its section.
    private var before: [Int32]

    /// - Parameter runs: Ascending, without overlaps.
    init(_ runs: [RowRun]) {
        self.runs = runs
        before = []
        before.reserveCapacity(runs.count)
        var section: Int32 = -1
        var sum: Int32 = 0
        for run in runs {
            if run.section != section {
                section = run.section
                sum = 0
            }
            before.append(sum)
            sum += run.count
        }
    }

    /// Both lists are ascending, without overlaps.
    init(_ runs: [RowRun], merging others: [RowRun]) {
        guard !others.isEmpty else {
            self.init(runs)
            return
        }
        var merged: [RowRun] = []
        merged.reserveCapacity(runs.count + others.count)
        var next = 0
        for run in others {
            while next < runs.count, runs[next].first < run.first {
                merged.append(runs[next])
                next += 1
            }
            merged.append(run)
        }
        merged.append(contentsOf: runs[next...])
        self.init(merged)
    }

    /// The sections with runs, ascending.
    var sections: [Int32] {
        var sections: [Int32] = []
        for run in runs where run.section != sections.last { sections.append(run.section) }
        return sections
    }

    func runs(in sections: ClosedRange<Int32>) -> ArraySlice<RowRun> {
        let start = runs.partition { $0.section < sections.lowerBound }
        return runs[start..<runs.partition { $0.section <= sections.upperBound }]
    }

    func contains(_ path: RowPath) -> Bool { runs.run(containing: path) != nil }

    /// Returns the number of rows in the runs above `path` in its section.
    package func count(before path: RowPath) -> Int32 {
        let index = runs.partition { $0.first < path }
        guard index > 0, runs[index - 1].section == path.section else { return 0 }
        let last = runs[index - 1]
        return before[index - 1] + min(last.count, path.row - last.row)
    }

    /// Returns the row outside the runs that has `rank` such rows above it.
    func place(ofRank rank: Int32, section: Int32) -> RowPath {
        let indexes = runs(in: section...section).indices
        let next = indexes.partition { runs[$0].row - before[$0] <= rank }
        guard next > indexes.lowerBound else { return RowPath(section: section, row: rank) }
        return RowPath(section: section, row: rank + before[next - 1] + runs[next - 1].count)
    }
}

extension [RowRun] {
    /// Returns the run that contains `path`; the runs are ascending without overlaps.
    func run(containing path: RowPath) -> RowRun? {
        let index = partition { $0.first <= path }
        guard index > 0, self[index - 1].contains(path) else { return nil }
        return self[index - 1]
    }
}
