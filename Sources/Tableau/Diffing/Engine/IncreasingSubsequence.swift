/// Finds the rows that can stay: the heaviest set of runs that ascend in both lists.
///
/// All others move, so moves are as few as possible. Patience sorting: pile *k* ends with the least
/// old index that *k* + 1 ascending rows can end with. A run's rows land on piles next to each
/// other, so only its first is searched for.
///
/// Piles are found by ``PileIndex``, in O(*r* log *n* + *n*) for *r* runs with *n* rows. A few runs
/// are compared each with each: they may be long, and piles cost time for every row.
///
/// Safety: `runs` and `marks` hold `count` elements each; working memory is reserved before use.
struct IncreasingSubsequence {
    /// Ordered by new index.
    ///
    /// Old indexes are below `oldCount`.
    let runs: UnsafePointer<Run>
    let count: Int
    /// Rows of all runs.
    let rows: Int
    let oldCount: Int
    /// Gets ``kept`` for each run that stays, anything else for the others.
    let marks: UnsafeMutablePointer<Int32>
    let scratch: UnsafeMutablePointer<ScratchMemory>

    /// The mark of a run that stays.
    static let kept: Int32 = -1

    /// Marks the runs that stay and returns how many rows they have.
    @inline(never)
    func markKept() -> Int {
        let kept = count <= 24 ? weigh() : placeOnPiles()
        markBackwards(kept)
        return kept
    }

    /// Marks each of a few runs with the most ascending rows that end with it.
    @inline(__always)
    private func weigh() -> Int {
        var most: Int32 = 0
        for index in 0..<count {
            var before: Int32 = 0
            for earlier in 0..<index where runs[earlier].old < runs[index].old {
                before = max(before, marks[earlier])
            }
            marks[index] = before &+ runs[index].length
            most = max(most, marks[index])
        }
        return Int(most)
    }

    /// Marks each run with the pile behind its last row's, counted from 0: as many ascending rows
    /// end with it.
    @inline(__always)
    private func placeOnPiles() -> Int {
        var piles = PileIndex(rows: rows, oldCount: oldCount, in: &scratch.pointee.table)
        for index in 0..<count {
            let run = runs[index]
            let pile = piles.place(Int(run.old), Int(run.length))
            marks[index] = Int32(truncatingIfNeeded: pile) &+ run.length
        }
        return piles.count
    }

    /// Walks back: the last run with which as many rows end as can be kept, then the last before it
    /// that completes the rest.
    @inline(__always)
    private func markBackwards(_ kept: Int) {
        var wanted = Int32(truncatingIfNeeded: kept)
        var bound = Int32.max
        var index = count &- 1
        while index >= 0 && wanted > 0 {
            if marks[index] == wanted && runs[index].old < bound {
                bound = runs[index].old
                wanted &-= runs[index].length
                marks[index] = Self.kept
            }
            index &-= 1
        }
    }
}
