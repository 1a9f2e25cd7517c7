/// Finds the rows that can stay: the heaviest set of runs that ascend in both lists.
///
/// All others move, so moves are as few as possible. Patience sorting: pile *k* ends with the least
/// old index that *k* + 1 ascending rows can end with. A run's rows land on piles next to each other,
/// so only its first is searched for.
///
/// Few or long runs are kept as steps, one for a run instead of a pile for a row, which saves a fifth
/// of the time where 20 of 10,000 rows move. If too many steps have to be shifted, it starts again
/// with piles, see ``PileIndex``. So it takes O(*r* log *n* + *n*) for *r* runs with *n* rows.
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
        let areFewOrLong = count <= 256 || rows > count &* 4
        let kept = (areFewOrLong ? weighSteps() : nil) ?? placeOnPiles()
        markBackwards(kept)
        return kept
    }

    /// One step: at most `weight` ascending rows end with a run that begins at or before `old`.
    private struct Step: BitwiseCopyable {
        var old: Int32
        var weight: Int32
    }

    /// Marks each run with the most ascending rows that end with it; nil if too many steps had to
    /// be shifted.
    ///
    /// Steps ascend in both `old` and `weight`: what ends later without weighing more is dropped.
    @inline(__always)
    private func weighSteps() -> Int? {
        scratch.pointee.table.reserve(count)
        // As many words as steps, of the same size.
        let steps = UnsafeMutableRawPointer(scratch.pointee.table.base)
            .bindMemory(to: Step.self, capacity: count)
        var stepCount = 0
        var budget = 16 &* count
        for index in 0..<count {
            let run = runs[index]
            var first = stepCount
            if stepCount > 0 && run.old < steps[stepCount &- 1].old {
                first = Self.firstStep(after: run.old, steps, stepCount)
            }
            let weight = (first > 0 ? steps[first &- 1].weight : 0) &+ run.length
            marks[index] = weight
            var end = first
            while end < stepCount && steps[end].weight <= weight { end &+= 1 }
            // The steps from `first` to `end` give way to one.
            let tail = stepCount &- end
            if tail > 0 && end != first &+ 1 {
                budget &-= tail
                if budget < 0 { return nil }
                (steps + first + 1).update(from: steps + end, count: tail)
            }
            steps[first] = Step(old: run.old, weight: weight)
            stepCount = first &+ 1 &+ tail
        }
        return stepCount > 0 ? Int(steps[stepCount &- 1].weight) : 0
    }

    /// The first of `count` steps that is behind `old`, as the last is.
    @inline(__always)
    private static func firstStep(
        after old: Int32, _ steps: UnsafePointer<Step>, _ count: Int
    ) -> Int {
        var start = 0
        var left = count
        while left > 1 {
            let half = left >> 1
            // Without a branch, which nothing could predict.
            start &+= half & Int((steps[start &+ half &- 1].old &- old) >> 31)
            left &-= half
        }
        return start
    }

    /// Marks each run with the pile behind its last row's, counted from 0: as many ascending rows end
    /// with it.
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
