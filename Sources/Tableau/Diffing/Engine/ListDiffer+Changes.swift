extension ListDiffer {
    /// Resynchronises, joins the rest in the gaps, and orders the matches; starts again if that takes
    /// better keys.
    mutating func changes() -> ChangeCounts {
        scratch.pointee.runs.count = 0
        scratch.pointee.gaps.count = 0
        scratch.pointee.updates.pairs.count = scratch.pointee.updates.middleStart
        scratch.pointee.updates.joinedStart = .max
        let known = resynchronise()
        if source == .content && !known.decided { return changes(by: .hash) }
        var unmatched = UnmatchedRows(scratch, oldKeys: oldKeys, newKeys: newKeys)
        guard unmatched.oldCount > 0 && unmatched.newCount > 0 else {
            return finish(unmatched)
        }
        guard compactKeys(known) else { return changes(by: .hash) }
        unmatched.prepare()
        unmatched.join()
        if unmatched.hasPairs && !check(unmatched) { return changesByNumbers() }
        if !isNumbered && !comparison.bitsDecide && source == .bits {
            if !unmatched.hasPairs && scratch.pointee.runs.count == 0 {
                return changes(by: .content)
            }
            // Equal identities may have other bits.
            if unmatched.unpaired > 0 && unmatched.pairs < unmatched.newCount {
                computeContentKeys(unmatched)
                let before = unmatched.unpaired
                unmatched.join()
                if unmatched.unpaired < before && !check(unmatched) { return changesByNumbers() }
            }
        }
        return finish(unmatched)
    }

    @inline(never)
    private mutating func changes(by better: KeySource) -> ChangeCounts {
        source = better
        return changes()
    }

    /// Replaces keys that collided with numbers that are equal if and only if identities are.
    @inline(never)
    private mutating func changesByNumbers() -> ChangeCounts {
        let number = comparison.numbering()
        for row in 0..<oldCount { oldKeys[row] = number(old, row) }
        for row in 0..<newCount { newKeys[row] = number(new, row) }
        isNumbered = true
        return changes()
    }

    /// Compares the pairs of the join; returns false if keys collided.
    @inline(__always)
    private func check(_ unmatched: UnmatchedRows) -> Bool {
        comparison.checkMatches(
            old, new, scratch.pointee.newRows.base, scratch.pointee.matches.base,
            unmatched.newCount, isNumbered)
    }

    /// Computes content keys for all unmatched rows, or `hashValue` if a string requires it.
    @inline(never)
    private func computeContentKeys(_ unmatched: UnmatchedRows) {
        let oldRows = scratch.pointee.oldRows.base
        let newRows = scratch.pointee.newRows.base
        func compute(_ source: KeySource) -> Bool {
            comparison.computeKeys(old, oldRows, unmatched.oldCount, oldKeys, source, seed)
                && comparison.computeKeys(new, newRows, unmatched.newCount, newKeys, source, seed)
        }
        if !compute(.content) { _ = compute(.hash) }
    }

    /// Moves the keys of unmatched rows to the front, computing missing ones.
    ///
    /// Only the last gap can extend beyond the look-ahead, so only its keys can be missing. Returns
    /// false for a string whose equality is not decided by its UTF-8.
    @inline(__always)
    private func compactKeys(_ known: KnownKeys) -> Bool {
        let gaps = scratch.pointee.gaps.base
        let gapCount = scratch.pointee.gaps.count
        let last = gaps[gapCount &- 1]
        var known = known
        known.old = max(known.old, Int(last.old))
        known.new = max(known.new, Int(last.new))
        fillKeys(Int(last.old &+ last.oldCount), Int(last.new &+ last.newCount), &known)
        if !known.decided { return false }
        var oldTarget = 0
        var newTarget = 0
        for index in 0..<gapCount {
            let gap = gaps[index]
            (oldKeys + oldTarget).update(from: oldKeys + Int(gap.old), count: Int(gap.oldCount))
            (newKeys + newTarget).update(from: newKeys + Int(gap.new), count: Int(gap.newCount))
            oldTarget &+= Int(gap.oldCount)
            newTarget &+= Int(gap.newCount)
        }
        return true
    }
}
