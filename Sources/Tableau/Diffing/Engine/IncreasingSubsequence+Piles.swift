extension IncreasingSubsequence {
    /// Patience sorting by rows: pile *k* ends with the least old index that *k* + 1 ascending rows
    /// can end with.
    ///
    /// A run's rows land on piles next to each other, so only its first is searched for: among the
    /// heads of blocks of sixteen piles, then within a block, sixteen at a time.
    @inline(never)
    func markByPiles() -> Int {
        // Piles, padded by a block and a half of "empty", then one head for each block.
        let room = rows &+ 64
        let bytes = (room &+ rows / 16 &+ 64) &* MemoryLayout<Int32>.stride
        scratch.pointee.piles.reserve((bytes &+ 7) / 8)
        let piles = UnsafeMutableRawPointer(scratch.pointee.piles.base)
            .bindMemory(to: Int32.self, capacity: bytes / 4)
        let heads = piles + room
        (piles).update(repeating: .max, count: 32)
        (heads).update(repeating: .max, count: 32)
        var pileCount = 0
        for index in 0..<count {
            let run = runs[index]
            let first =
                pileCount == 0 || run.old > piles[pileCount &- 1]
                ? pileCount : firstPile(atOrAfter: run.old, piles, heads, pileCount)
            marks[index] = Int32(truncatingIfNeeded: first)
            for row in 0..<run.length {
                let pile = first &+ Int(row)
                let old = run.old &+ row
                piles[pile] = old
                if pile & 15 == 0 { heads[pile >> 4] = old }
                guard pile == pileCount else { continue }
                pileCount &+= 1
                // A search reads a whole block: what is not there yet must look empty.
                if pileCount & 15 == 0 {
                    (piles + pileCount).update(repeating: .max, count: 16)
                    if pileCount & 255 == 0 {
                        (heads + pileCount >> 4).update(repeating: .max, count: 32)
                    }
                }
            }
        }
        markBackwards(pileCount)
        return pileCount
    }

    /// The first pile whose end is not below `old`.
    @inline(__always)
    private func firstPile(
        atOrAfter old: Int32, _ piles: UnsafePointer<Int32>, _ heads: UnsafePointer<Int32>,
        _ pileCount: Int
    ) -> Int {
        var start = 0
        var left = (pileCount &+ 15) >> 4
        while left > 48 {
            let half = left >> 1
            start &+= heads[start &+ half &- 1] < old ? half : 0
            left &-= half
        }
        let wanted = SIMD16<Int32>(repeating: old)
        // Each lane counts, as a negative number, the heads below `old`. Lanes beyond the end are
        // larger heads or padding, which count nothing.
        var below = SIMD16<Int32>(repeating: 0)
        var head = start
        while head < start &+ left {
            let lane = UnsafeRawPointer(heads + head).loadUnaligned(as: SIMD16<Int32>.self)
            below = below &+ ((lane &- wanted) &>> 31)
            head &+= 16
        }
        let blocks = start &- Int(below.wrappedSum())
        let block = max(0, blocks &- 1) &* 16
        let lane = UnsafeRawPointer(piles + block).loadUnaligned(as: SIMD16<Int32>.self)
        return block &- Int(((lane &- wanted) &>> 31).wrappedSum())
    }

    /// Walks back along piles: the last run that reaches the highest pile, then the last before it
    /// that reaches the pile on which that one began.
    @inline(__always)
    private func markBackwards(_ pileCount: Int) {
        var wanted = pileCount
        var bound = Int32.max
        var index = count &- 1
        while index >= 0 && wanted > 0 {
            let length = Int(runs[index].length)
            if Int(marks[index]) &+ length == wanted && runs[index].old < bound {
                bound = runs[index].old
                wanted &-= length
                marks[index] = Self.kept
            }
            index &-= 1
        }
    }
}
