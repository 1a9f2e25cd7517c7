/// Finds the rows that can stay: the heaviest set of runs that ascend in both lists.
///
/// All others move, so moves are as few as possible.
///
/// Two ways to the same result, by what is fastest for the shape:
/// - few or long runs: a staircase of (old index, weight), with a binary search a run;
/// - many short runs: piles with an index, with a few operations a row.
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

    /// Marks the runs that stay and returns how many rows they have.
    @inline(__always)
    func markKept() -> Int {
        rows <= count &* 4 && count > 256 ? markByPiles() : markByStaircase()
    }
}
