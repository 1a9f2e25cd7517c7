extension ListDiffer {
    /// What came of comparing the middle with one kind of keys.
    enum Outcome {
        case done(ChangeCounts)
        /// These keys told nothing; others will.
        case needs(KeySource)
        /// Two identities have the same key.
        case collided
    }

    /// Resynchronises, joins what is left in the gaps, orders what was matched.
    mutating func attempt() -> Outcome {
        scratch.pointee.runs.count = 0
        scratch.pointee.gaps.count = 0
        scratch.pointee.joinedUpdates.count = 0
        let known = resynchronise()
        if source == .content && !known.decided { return .needs(.hash) }
        var leftovers = collectLeftovers()
        guard leftovers.oldCount > 0 && leftovers.newCount > 0 else {
            return .done(finish(leftovers))
        }
        guard compactKeys(known) else { return .needs(.hash) }
        leftovers.prepare(scratch)
        join(&leftovers, isFirst: true)
        if leftovers.hasPairs && !check(leftovers) { return .collided }
        if !keysDecide && source == .bits {
            if !leftovers.hasPairs && scratch.pointee.runs.count == 0 { return .needs(.content) }
            if leftovers.remainOnBothSides {
                // Equal identities may have other bits.
                computeContentKeys(leftovers)
                let before = leftovers.unpaired
                join(&leftovers, isFirst: false)
                if leftovers.unpaired < before && !check(leftovers) { return .collided }
            }
        }
        if let duplicate = leftovers.duplicate,
            !isDuplicate(duplicate, isOld: leftovers.duplicateIsOld)
        {
            return .collided
        }
        return .done(finish(leftovers))
    }

    /// Compares what the join brought together.
    ///
    /// False if keys collided.
    @inline(__always)
    private func check(_ leftovers: Leftovers) -> Bool {
        comparison.checkMatches(
            old, new, scratch.pointee.newRows.base, scratch.pointee.matches.base,
            leftovers.newCount, isNumbered)
    }

    /// Whether two rows with the same key have the same identity.
    @inline(never)
    private func isDuplicate(_ pair: RowPair, isOld: Bool) -> Bool {
        var match = pair.old
        var row = pair.new
        return comparison.checkMatches(old, isOld ? old : new, &row, &match, 1, isNumbered)
    }

    /// Content keys for all leftovers, or `hashValue` where a string asks for it.
    @inline(never)
    private func computeContentKeys(_ leftovers: Leftovers) {
        let oldRows = scratch.pointee.oldRows.base
        let newRows = scratch.pointee.newRows.base
        func compute(_ source: KeySource) -> Bool {
            comparison.computeKeys(old, oldRows, leftovers.oldCount, oldKeys, source, seed)
                && comparison.computeKeys(new, newRows, leftovers.newCount, newKeys, source, seed)
        }
        if !compute(.content) { _ = compute(.hash) }
    }

    /// Lists the rows of all gaps.
    @inline(__always)
    private func collectLeftovers() -> Leftovers {
        let gaps = scratch.pointee.gaps.base
        let gapCount = scratch.pointee.gaps.count
        var leftovers = Leftovers()
        for index in 0..<gapCount {
            leftovers.oldCount &+= Int(gaps[index].oldCount)
            leftovers.newCount &+= Int(gaps[index].newCount)
        }
        leftovers.unpaired = leftovers.oldCount
        scratch.pointee.oldRows.reserve(leftovers.oldCount)
        scratch.pointee.newRows.reserve(leftovers.newCount)
        var oldRows = scratch.pointee.oldRows.base
        var newRows = scratch.pointee.newRows.base
        for index in 0..<gapCount {
            let gap = gaps[index]
            for row in 0..<gap.oldCount { oldRows[Int(row)] = gap.old &+ row }
            for row in 0..<gap.newCount { newRows[Int(row)] = gap.new &+ row }
            oldRows += Int(gap.oldCount)
            newRows += Int(gap.newCount)
        }
        return leftovers
    }

    /// Moves the leftovers' keys to the front, computing those that are still missing.
    ///
    /// Only the last gap can reach beyond what was looked at, so only there keys are missing.
    /// Returns false if a string was met whose equality its UTF-8 does not decide.
    @inline(__always)
    private func compactKeys(_ known: KnownKeys) -> Bool {
        let gaps = scratch.pointee.gaps.base
        let gapCount = scratch.pointee.gaps.count
        if !isNumbered {
            let last = gaps[gapCount &- 1]
            var decided = true
            let oldStart = max(known.old, Int(last.old))
            let oldEnd = Int(last.old &+ last.oldCount)
            if oldStart < oldEnd {
                decided = comparison.computeKeys(
                    old + oldStart &* stride, nil, oldEnd &- oldStart, oldKeys + oldStart, source,
                    seed)
            }
            let newStart = max(known.new, Int(last.new))
            let newEnd = Int(last.new &+ last.newCount)
            if newStart < newEnd {
                let alsoDecided = comparison.computeKeys(
                    new + newStart &* stride, nil, newEnd &- newStart, newKeys + newStart, source,
                    seed)
                decided = decided && alsoDecided
            }
            if !decided { return false }
        }
        var oldTarget = 0
        var newTarget = 0
        for index in 0..<gapCount {
            let gap = gaps[index]
            // In place: a key only ever moves to the front.
            if oldTarget != Int(gap.old) {
                for row in 0..<Int(gap.oldCount) {
                    oldKeys[oldTarget &+ row] = oldKeys[Int(gap.old) &+ row]
                }
            }
            if newTarget != Int(gap.new) {
                for row in 0..<Int(gap.newCount) {
                    newKeys[newTarget &+ row] = newKeys[Int(gap.new) &+ row]
                }
            }
            oldTarget &+= Int(gap.oldCount)
            newTarget &+= Int(gap.newCount)
        }
        return true
    }
}
