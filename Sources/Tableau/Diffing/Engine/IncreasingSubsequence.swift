/// Finds the rows that can stay: the heaviest set of runs that ascend in both lists.
///
/// All others move, so moves are as few as possible. Patience sorting: pile *k* ends with the least
/// old index that *k* + 1 ascending rows can end with. A run's rows land on adjacent piles, so only
/// its first is searched for.
///
/// Few or long runs are kept as steps, one for each run instead of a pile for each row, which saves
/// a fifth of the time if 20 of 10,000 rows move. If too many steps have to be shifted, it restarts
/// with piles, see ``PileIndex``. So it takes O(*r* log *n* + *n*) for *r* runs with *n* rows.
///
/// Safety: `runs` and `marks` have `count` elements each; working memory is reserved before use.
struct IncreasingSubsequence {
    /// Ordered by new index; old indexes are below `oldCount`.
    let runs: UnsafePointer<Run>
    let count: Int
    /// The number of rows of all runs.
    let rows: Int
    let oldCount: Int
    /// Receives ``kept`` for each run that stays, anything else for the others.
    let marks: UnsafeMutablePointer<Int32>
    let scratch: UnsafeMutablePointer<ScratchMemory>

    /// The mark of a run that stays.
    static let kept: Int32 = -1

    /// Marks the runs that stay and returns their number of rows.
    @inline(never)
    func markKept() -> Int {
        let areFewOrLong = count <= 256 || rows > count &* 4
        let kept = (areFewOrLong ? weighSteps() : nil) ?? placeOnPiles()
        markBackwards(kept)
        return kept
    }

    /// A step: at most `weight` ascending rows end with a run that begins at or before `old`.
    private struct Step: BitwiseCopyable {
        var old: Int32
        var weight: Int32
    }

    /// Marks each run with the maximum number of ascending rows that end with it; returns nil if
    /// too many steps had to be shifted.
    ///
    /// Steps ascend in both `old` and `weight`: a step that ends later without more weight is
    /// dropped.
    @inline(__always)
    private func weighSteps() -> Int? {
        scratch.pointee.table.reserve(count)
        // The table has a word for each step, of the same size.
        let steps = UnsafeMutableRawPointer(scratch.pointee.table.base)
            .bindMemory(to: Step.self, capacity: count)
        var stepCount = 0
        // Piles would take time for each row.
        var budget = max(16 &* count, rows / 4)
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
            // The steps from `first` to `end` are replaced with one.
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

    /// Returns the first of `count` steps that is behind `old`, as the last is.
    @inline(__always)
    private static func firstStep(
        after old: Int32, _ steps: UnsafePointer<Step>, _ count: Int
    ) -> Int {
        var start = 0
        var left = count
        while left > 1 {
            let half = left >> 1
            // Without a branch, which would be unpredictable.
            start &+= half & Int((steps[start &+ half &- 1].old &- old) >> 31)
            left &-= half
        }
        return start
    }

    /// Marks each run with the pile behind its last row's, counted from 0: the number of ascending
    /// rows that end with it.
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

    /// Walks back: finds the last run that ends as many rows as can be kept, then the last before
    /// it that completes the rest.
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
