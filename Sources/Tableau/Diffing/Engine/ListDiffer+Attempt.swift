extension ListDiffer {
    /// The outcome of comparing the middle with one kind of keys.
    enum Outcome {
        case done(ChangeCounts)
        /// These keys matched nothing; keys from this source must be tried next.
        case needs(KeySource)
        /// Two identities have the same key.
        case collided
    }

    /// Resynchronises, joins the rest in the gaps, and orders the matches.
    mutating func attempt() -> Outcome {
        scratch.pointee.runs.count = 0
        scratch.pointee.gaps.count = 0
        let known = resynchronise()
        if source == .content && !known.decided { return .needs(.hash) }
        var unmatched = UnmatchedRows(scratch, oldKeys: oldKeys, newKeys: newKeys)
        guard unmatched.oldCount > 0 && unmatched.newCount > 0 else {
            return .done(finish(unmatched))
        }
        guard compactKeys(known) else { return .needs(.hash) }
        unmatched.prepare()
        unmatched.join()
        if unmatched.hasPairs && !check(unmatched) { return .collided }
        if !isNumbered && !comparison.bitsDecide && source == .bits {
            if !unmatched.hasPairs && scratch.pointee.runs.count == 0 { return .needs(.content) }
            // Equal identities may have other bits.
            if unmatched.unpaired > 0 && unmatched.pairs < unmatched.newCount {
                computeContentKeys(unmatched)
                let before = unmatched.unpaired
                unmatched.join()
                if unmatched.unpaired < before && !check(unmatched) { return .collided }
            }
        }
        if let duplicate = unmatched.duplicate,
            !isDuplicate(duplicate, isOld: unmatched.duplicateIsOld)
        {
            return .collided
        }
        return .done(finish(unmatched))
    }

    /// Compares the pairs of the join; returns false if keys collided.
    @inline(__always)
    private func check(_ unmatched: UnmatchedRows) -> Bool {
        comparison.checkMatches(
            old, new, scratch.pointee.newRows.base, scratch.pointee.matches.base,
            unmatched.newCount, isNumbered)
    }

    /// Returns whether two rows with the same key have the same identity.
    @inline(never)
    private func isDuplicate(_ pair: RowPair, isOld: Bool) -> Bool {
        var match = pair.old
        var row = pair.new
        return comparison.checkMatches(old, isOld ? old : new, &row, &match, 1, isNumbered)
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
