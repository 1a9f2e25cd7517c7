extension IncreasingSubsequence {
    /// One step: a subsequence that ends at `old` can weigh as much as `weight`.
    private struct Step: BitwiseCopyable {
        var old: Int32
        var weight: Int32
    }

    /// Keeps, for every old index, the heaviest subsequence that ends at or before it.
    ///
    /// Steps ascend in both `old` and `weight`: what ends later without weighing more is dropped.
    /// O(*n* log *n*) comparisons for *n* runs, whatever their lengths.
    @inline(never)
    func markByStaircase() -> Int {
        scratch.pointee.table.reserve(count &+ 1)
        // As many words as steps, of the same size.
        let steps = UnsafeMutableRawPointer(scratch.pointee.table.base)
            .bindMemory(to: Step.self, capacity: count &+ 1)
        var stepCount = 0
        for index in 0..<count {
            let run = runs[index]
            let position = firstStep(atOrAfter: run.old, steps, stepCount)
            let below = position > 0 ? steps[position &- 1].weight : 0
            let weight = below &+ run.length
            marks[index] = weight
            var end = position
            while end < stepCount && steps[end].weight <= weight { end &+= 1 }
            // The steps from `position` to `end` give way to one.
            let tail = stepCount &- end
            if tail > 0 && end != position &+ 1 {
                (steps + position + 1).update(from: steps + end, count: tail)
            }
            steps[position] = Step(old: run.old, weight: weight)
            stepCount = position &+ 1 &+ tail
        }
        let heaviest = stepCount > 0 ? steps[stepCount &- 1].weight : 0
        markBackwards(heaviest)
        return Int(heaviest)
    }

    @inline(__always)
    private func firstStep(
        atOrAfter old: Int32, _ steps: UnsafePointer<Step>, _ count: Int
    ) -> Int {
        if count == 0 || old > steps[count &- 1].old { return count }
        if old < steps[0].old { return 0 }
        var start = 0
        var left = count
        while left > 1 {
            let half = left >> 1
            // Without a branch, which nothing could predict.
            let goRight = Int((steps[start &+ half &- 1].old &- old) >> 31)
            start &+= half & goRight
            left &-= half
        }
        return start &+ (steps[start].old < old ? 1 : 0)
    }

    /// Walks back along weights: the last run that completes the weight still wanted, then the last
    /// before it that completes the rest.
    @inline(__always)
    private func markBackwards(_ heaviest: Int32) {
        var wanted = heaviest
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
