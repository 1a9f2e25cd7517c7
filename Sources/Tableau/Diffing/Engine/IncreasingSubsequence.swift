/// Finds the rows that can stay: the heaviest set of runs that ascend in both lists.
///
/// All others move, so moves are as few as possible.
///
/// Three ways to the same result, by what is fastest for the shape:
/// - few long runs: a staircase of (old index, weight), with a binary search a run;
/// - many short runs in a small list: a tree of bitmaps, with a few bit operations a row;
/// - many short runs in a large list: piles, searched sixteen at a time.
///
/// Safety: `runs` and `marks` hold `count` elements each; working memory is reserved by each way
/// before use.
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
    /// The largest middle for which bitmaps are faster than piles: they outgrow the first cache.
    static let mostForBitmaps = 12_000

    /// Marks the runs that stay and returns how many rows they have.
    @inline(__always)
    func markKept() -> Int {
        let areShort = rows <= count &* 4
        if areShort && count > 16 && oldCount <= Self.mostForBitmaps { return markByBitmaps() }
        if areShort && count > 64 { return markByPiles() }
        return markByStaircase()
    }
}
