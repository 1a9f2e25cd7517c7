extension IncreasingSubsequence {
    /// Patience sorting with the piles' ends as a set of bits.
    ///
    /// A row takes the place of the next larger end; its predecessor among the ends is what it
    /// follows in the best subsequence that ends with it.
    @inline(never)
    func markByBitmaps() -> Int {
        let words = BitmapTree.words(for: oldCount)
        // The tree, then for each old row the one that it follows.
        scratch.pointee.piles.reserve(words &+ (oldCount &+ 1) / 2)
        let memory = scratch.pointee.piles.base
        let ends = BitmapTree(universe: oldCount, memory: memory)
        let follows = UnsafeMutableRawPointer(memory + words)
            .bindMemory(to: Int32.self, capacity: oldCount)
        var length = 0
        var largest = -1
        for index in 0..<count {
            var row = Int(runs[index].old)
            let end = row &+ Int(runs[index].length)
            var previous = row > largest ? largest : ends.predecessor(of: row)
            while row < end {
                follows[row] = Int32(truncatingIfNeeded: previous)
                if row > largest {
                    largest = row
                    length &+= 1
                } else {
                    let replaced = ends.successor(of: row)
                    ends.remove(replaced, before: row)
                    if replaced == largest { largest = row }
                }
                ends.insert(row)
                previous = row
                row &+= 1
            }
            marks[index] = 0
        }
        markBackwards(from: largest, follows)
        return length
    }

    /// Walks back from the last row of the subsequence to the one before, run by run.
    @inline(__always)
    private func markBackwards(from largest: Int, _ follows: UnsafePointer<Int32>) {
        var row = Int32(truncatingIfNeeded: largest)
        var index = count &- 1
        while row >= 0 {
            // The run that ends with `row`.
            while !(runs[index].old <= row && row < runs[index].old &+ runs[index].length) {
                index &-= 1
            }
            marks[index] = Self.kept
            row = follows[Int(runs[index].old)]
            index &-= 1
        }
    }
}
