extension IncreasingSubsequence {
    /// Patience sorting by rows: pile *k* ends with the least old index that *k* + 1 ascending rows
    /// can end with.
    ///
    /// A run's rows land on piles next to each other, so only its first is searched for; see
    /// ``PileIndex``.
    @inline(never)
    func markByPiles() -> Int {
        var piles = PileIndex(rows: rows, oldCount: oldCount, in: &scratch.pointee.table)
        for index in 0..<count {
            let run = runs[index]
            var old = Int(run.old)
            let end = old &+ Int(run.length)
            var pile = piles.first(atOrAfter: old)
            marks[index] = Int32(truncatingIfNeeded: pile)
            while old < end {
                if pile == piles.count { piles.append(old) } else { piles.lower(pile, to: old) }
                pile &+= 1
                old &+= 1
            }
        }
        markBackwards(piles.count)
        return piles.count
    }

    /// Walks back along piles: the last run that reaches the highest pile, then the last before it
    /// that reaches the pile on which that one began.
    @inline(__always)
    private func markBackwards(_ pileCount: Int) {
        var wanted = Int32(truncatingIfNeeded: pileCount)
        var bound = Int32.max
        var index = count &- 1
        while index >= 0 && wanted > 0 {
            let run = runs[index]
            if marks[index] &+ run.length == wanted && run.old < bound {
                bound = run.old
                wanted &-= run.length
                marks[index] = Self.kept
            }
            index &-= 1
        }
    }
}
