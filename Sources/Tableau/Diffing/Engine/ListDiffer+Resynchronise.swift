extension ListDiffer {
    /// The computed keys: those of a number of first rows of each middle that matter; scanned runs
    /// have none.
    struct KnownKeys {
        var old = 0
        var new = 0
        /// Whether every string's equality was decided by its UTF-8, see ``textKey(_:_:)``.
        var decided = true
    }

    /// Finds a chain of runs common to both lists and records the rows between them as gaps.
    ///
    /// Scans as far as rows match, then looks ahead for the place where they match again. Most
    /// changes are small, so the next match is near, and nothing needs to be hashed. Any match of
    /// identities is valid: a badly chosen run costs moves only if identities repeat, and time, but
    /// never correctness.
    @inline(__always)
    func resynchronise() -> KnownKeys {
        var known = isNumbered ? KnownKeys(old: oldCount, new: newCount) : KnownKeys()
        var oldRow = 0
        var newRow = 0
        var budget = 2 &* max(oldCount, newCount) &+ 4096
        while oldRow < oldCount && newRow < newCount {
            let length = comparison.scanForward(
                old + oldRow &* stride, new + newRow &* stride,
                min(oldCount &- oldRow, newCount &- newRow), base &+ oldRow, base &+ newRow,
                &scratch.pointee.updates)
            if length > 0 {
                scratch.pointee.runs.append(Run(oldRow, newRow, length))
                oldRow &+= length
                newRow &+= length
                if oldRow >= oldCount || newRow >= newCount { break }
            }
            if known.old < oldRow { known.old = oldRow }
            if known.new < newRow { known.new = newRow }
            guard let next = nextMatch(oldRow, newRow, &known, &budget) else { break }
            scratch.pointee.gaps.append(
                Gap(oldRow, next.old &- oldRow, newRow, next.new &- newRow))
            oldRow = next.old
            newRow = next.new
        }
        if oldRow < oldCount || newRow < newCount {
            scratch.pointee.gaps.append(
                Gap(oldRow, oldCount &- oldRow, newRow, newCount &- newRow))
        }
        return known
    }

    /// Returns the nearest place from (`oldRow`, `newRow`) on where both lists seem to match again.
    ///
    /// First straight ahead, maybe far: rows deleted, rows inserted, or as many of both. Then with shorter
    /// looks from places increasingly further on. The budget for the whole diff bounds failed looks, so
    /// that lists which differ everywhere are not searched repeatedly.
    @inline(__always)
    private func nextMatch(
        _ oldRow: Int, _ newRow: Int, _ known: inout KnownKeys, _ budget: inout Int
    ) -> (old: Int, new: Int)? {
        let farthest = max(1024, max(oldCount, newCount) / 4)
        let limit = budget > farthest ? farthest : 256
        if let found = lookAhead(oldRow, newRow, from: 1, limit, always: false, &known) {
            return startOfEqualRows(found, oldRow, newRow)
        }
        budget &-= min(limit, max(oldCount &- oldRow, newCount &- newRow))
        var fromOld = oldRow
        var fromNew = newRow
        var skip = 32
        while true {
            fromOld &+= skip
            fromNew &+= skip
            skip &*= 2
            if fromOld >= oldCount || fromNew >= newCount { return nil }
            if var found = lookAhead(fromOld, fromNew, from: 0, 256, always: true, &known) {
                // Skipped rows may match in part: step back to where the run begins.
                while found.old > oldRow && found.new > newRow
                    && oldKeys[found.old &- 1] == newKeys[found.new &- 1]
                {
                    found.old &-= 1
                    found.new &-= 1
                }
                return startOfEqualRows(found, oldRow, newRow)
            }
        }
    }

    /// Returns where the rows equal to those at a match begin in both lists: were one left before the match,
    /// it would have to move behind it.
    @inline(__always)
    private func startOfEqualRows(
        _ match: (old: Int, new: Int), _ oldRow: Int, _ newRow: Int
    ) -> (old: Int, new: Int) {
        let key = oldKeys[match.old]
        var start = match
        while start.old > oldRow && oldKeys[start.old &- 1] == key { start.old &-= 1 }
        while start.new > newRow && newKeys[start.new &- 1] == key { start.new &-= 1 }
        // Colliding keys: the rows differ here, so it cannot continue.
        return start == (oldRow, newRow) ? match : start
    }

    /// Looks from `first` to `limit` rows ahead of one place for a match.
    ///
    /// - Parameter always: Whether to require a confirmation by four rows even nearby.
    @inline(__always)
    private func lookAhead(
        _ oldRow: Int, _ newRow: Int, from first: Int, _ limit: Int, always: Bool,
        _ known: inout KnownKeys
    ) -> (old: Int, new: Int)? {
        let oldLeft = oldCount &- oldRow
        let newLeft = newCount &- newRow
        let farthest = min(max(oldLeft, newLeft) &- 1, limit)
        var distance = first
        var chunk = 4
        while distance <= farthest {
            let end = min(distance &+ chunk, farthest &+ 1)
            // Four more, for the confirmation.
            fillKeys(
                min(oldCount, oldRow &+ end &+ 4), min(newCount, newRow &+ end &+ 4), &known)
            let oldKey = oldKeys[oldRow]
            let newKey = newKeys[newRow]
            while distance < end {
                let oldThere = oldRow &+ distance
                let newThere = newRow &+ distance
                if distance < oldLeft && distance < newLeft {
                    // The common case is that nothing matches: one test for all three.
                    let oldThereKey = oldKeys[oldThere]
                    let newThereKey = newKeys[newThere]
                    if oldThereKey != newKey && newThereKey != oldKey
                        && oldThereKey != newThereKey
                    {
                        distance &+= 1
                        continue
                    }
                }
                let needed = always ? 4 : min(4, 1 &+ distance >> 3)
                // Straight first: if identities repeat, a diagonal leaves more rows to join.
                if distance < oldLeft && oldKeys[oldThere] == newKey
                    && runsAlike(oldThere, newRow, needed)
                {
                    return (oldThere, newRow)
                }
                if distance < newLeft && oldKey == newKeys[newThere]
                    && runsAlike(oldRow, newThere, needed)
                {
                    return (oldRow, newThere)
                }
                if distance < oldLeft && distance < newLeft
                    && oldKeys[oldThere] == newKeys[newThere]
                    && runsAlike(oldThere, newThere, needed)
                {
                    return (oldThere, newThere)
                }
                distance &+= 1
            }
            chunk = min(chunk &* 4, 1024)
        }
        return nil
    }

    /// Computes missing keys up to the given rows.
    @inline(__always)
    func fillKeys(_ oldEnd: Int, _ newEnd: Int, _ known: inout KnownKeys) {
        known.decided = fill(oldKeys, of: old, &known.old, to: oldEnd) && known.decided
        known.decided = fill(newKeys, of: new, &known.new, to: newEnd) && known.decided
    }

    @inline(__always)
    private func fill(
        _ keys: UnsafeMutablePointer<UInt64>, of rows: UnsafeRawPointer, _ known: inout Int,
        to end: Int
    ) -> Bool {
        guard known < end else { return true }
        let start = known
        known = end
        return comparison.computeKeys(
            rows + start &* stride, nil, end &- start, keys + start, source, seed)
    }

    /// Returns whether `needed` rows from here on have equal keys, or fewer if both lists end
    /// alike.
    @inline(__always)
    private func runsAlike(_ oldRow: Int, _ newRow: Int, _ needed: Int) -> Bool {
        var row = 1
        while row < needed {
            let oldEnds = oldRow &+ row >= oldCount
            let newEnds = newRow &+ row >= newCount
            if oldEnds || newEnds { return oldEnds && newEnds }
            if oldKeys[oldRow &+ row] != newKeys[newRow &+ row] { return false }
            row &+= 1
        }
        return true
    }
}
