extension ListDiffer {
    /// Joins unmatched old rows with unmatched new rows that have the same key.
    ///
    /// - Parameters:
    ///   - unmatched: What to join. Keys are compact: the key of the n-th unmatched row is the n-th.
    ///   - isFirst: Whether nothing is paired yet.
    @inline(__always)
    func join(_ unmatched: inout UnmatchedRows, isFirst: Bool) {
        if unmatched.oldCount &* unmatched.newCount <= 256 {
            joinFew(&unmatched)
        } else {
            joinMany(&unmatched, isFirst)
        }
    }

    /// Joins by comparing each with each: the quickest way for a handful.
    @inline(__always)
    private func joinFew(_ unmatched: inout UnmatchedRows) {
        let oldRows = scratch.pointee.oldRows.base
        let newRows = scratch.pointee.newRows.base
        let matches = scratch.pointee.matches.base
        let paired = scratch.pointee.paired.base
        var newLeft = 0
        // To the end even if all old rows have partners: what else has their key is a duplicate.
        while newLeft < unmatched.newCount {
            if matches[newLeft] < 0 {
                let key = newKeys[newLeft]
                var oldLeft = 0
                while oldLeft < unmatched.oldCount {
                    if oldKeys[oldLeft] == key {
                        if UnmatchedRows.isPaired(oldLeft, paired) {
                            unmatched.noteDuplicate(oldRows[oldLeft], of: newRows[newLeft])
                        } else {
                            UnmatchedRows.setPaired(oldLeft, paired)
                            matches[newLeft] = oldRows[oldLeft]
                            unmatched.unpaired &-= 1
                            break
                        }
                    }
                    oldLeft &+= 1
                }
            }
            newLeft &+= 1
        }
    }

    /// Joins by a table of the old rows.
    @inline(never)
    private func joinMany(_ unmatched: inout UnmatchedRows, _ isFirst: Bool) {
        let count = unmatched.oldCount
        if let table = NumberTable(keys: oldKeys, count: count, in: &scratch.pointee.table) {
            join(&unmatched, isFirst, by: table)
        } else {
            let table = KeyTable(
                keys: oldKeys, count: count, seed: seed, in: &scratch.pointee.table)
            join(&unmatched, isFirst, by: table)
        }
    }

    @inline(__always)
    private func join(
        _ unmatched: inout UnmatchedRows, _ isFirst: Bool, by table: some KeyFinder
    ) {
        let hasRings = insertOldRows(&unmatched, isFirst, into: table)
        findNewRows(&unmatched, isFirst, hasRings, in: table)
    }

    /// Makes all old rows known to `table` that have no partner yet.
    ///
    /// Returns whether some have equal keys.
    @inline(never)
    private func insertOldRows(
        _ unmatched: inout UnmatchedRows, _ isFirst: Bool, into table: some KeyFinder
    ) -> Bool {
        let oldCount = unmatched.oldCount
        let oldRows = scratch.pointee.oldRows.base
        let paired = scratch.pointee.paired.base
        var hasRings = false
        var row = 0
        while row < oldCount {
            if isFirst || !UnmatchedRows.isPaired(row, paired) {
                table.insert(row) { last in
                    if !hasRings {
                        hasRings = true
                        makeRings(oldCount)
                        unmatched.noteDuplicate(oldRows[last], ofOld: oldRows[row])
                    }
                    let links = scratch.pointee.links.base
                    links[row] = links[last]
                    links[last] = Int32(truncatingIfNeeded: row)
                }
            }
            row &+= 1
        }
        return hasRings
    }

    /// Pairs new rows with the old rows of `table` that have the same keys.
    ///
    /// Looks up several keys at once, so that the processor waits for their memory together, and
    /// follows a pair on to the next rows before it looks up any more: rows move in company.
    @inline(never)
    private func findNewRows(
        _ unmatched: inout UnmatchedRows, _ isFirst: Bool, _ hasRings: Bool,
        in table: some KeyFinder
    ) {
        let oldCount = unmatched.oldCount
        let newCount = unmatched.newCount
        let oldRows = scratch.pointee.oldRows.base
        let newRows = scratch.pointee.newRows.base
        let matches = scratch.pointee.matches.base
        let paired = scratch.pointee.paired.base
        let candidates = scratch.pointee.candidates.base
        var unpaired = unmatched.unpaired
        var newRow = 0
        var batch = 2
        while newRow < newCount && unpaired > 0 {
            let start = newRow
            let end = min(newCount, start &+ batch)
            var ahead = start
            var seen: Int32 = -1
            while ahead < end {
                let candidate = table.probe(newKeys[ahead])
                candidates[ahead &- start] = candidate
                seen &= candidate
                ahead &+= 1
            }
            // All bits still set: not one candidate.
            if seen == -1 {
                newRow = end
                batch = min(32, batch &* 2)
                continue
            }
            var ranOn = false
            while newRow < end && unpaired > 0 {
                if !isFirst && matches[newRow] >= 0 {
                    newRow &+= 1
                    continue
                }
                var oldRow = Int(candidates[newRow &- start])
                if oldRow == -1 {
                    newRow &+= 1
                    continue
                }
                if oldRow < 0 { oldRow = table.find(newKeys[newRow]) }
                if oldRow >= 0 && hasRings { oldRow = firstOfRing(oldRow) }
                if oldRow < 0 {
                    newRow &+= 1
                    continue
                }
                if UnmatchedRows.isPaired(oldRow, paired) {
                    unmatched.noteDuplicate(oldRows[oldRow], of: newRows[newRow])
                    newRow &+= 1
                    continue
                }
                while true {
                    UnmatchedRows.setPaired(oldRow, paired)
                    matches[newRow] = oldRows[oldRow]
                    unpaired &-= 1
                    newRow &+= 1
                    oldRow &+= 1
                    if oldRow >= oldCount || newRow >= newCount
                        || oldKeys[oldRow] != newKeys[newRow]
                        || UnmatchedRows.isPaired(oldRow, paired) || matches[newRow] >= 0
                        || oldRows[oldRow] != oldRows[oldRow &- 1] &+ 1
                        || newRows[newRow] != newRows[newRow &- 1] &+ 1
                    {
                        break
                    }
                    ranOn = true
                }
            }
            // What runs on makes looking ahead a waste.
            batch = ranOn ? 2 : min(32, batch &* 2)
        }
        unmatched.unpaired = unpaired
    }

    /// Makes every row a ring of its own.
    @inline(never)
    private func makeRings(_ count: Int) {
        scratch.pointee.links.reserve(count)
        let links = scratch.pointee.links.base
        for row in 0..<count { links[row] = Int32(truncatingIfNeeded: row) }
    }

    /// The first row of a ring that is not paired yet, taking those before it out of the ring; -1
    /// if all are.
    ///
    /// Every row is taken out once, so that rings of any size cost linear time.
    @inline(never)
    private func firstOfRing(_ last: Int) -> Int {
        let links = scratch.pointee.links.base
        let paired = scratch.pointee.paired.base
        while true {
            let first = Int(links[last])
            if !UnmatchedRows.isPaired(first, paired) {
                if first != last { links[last] = links[first] }
                return first
            }
            if first == last { return -1 }
            links[last] = links[first]
        }
    }
}
