extension ListDiffer {
    /// Joins unmatched old rows with unmatched new rows that have the same key, by a table of the
    /// old rows.
    ///
    /// Keys are compact: the key of the n-th unmatched row is the n-th.
    @inline(never)
    func join(_ unmatched: inout UnmatchedRows) {
        let count = unmatched.oldCount
        if let table = NumberTable(keys: oldKeys, count: count, in: &scratch.pointee.table) {
            join(&unmatched, by: table)
        } else {
            let table = KeyTable(
                keys: oldKeys, count: count, seed: seed, in: &scratch.pointee.table)
            join(&unmatched, by: table)
        }
    }

    @inline(__always)
    private func join(_ unmatched: inout UnmatchedRows, by table: some KeyFinder) {
        let hasRings = insertOldRows(&unmatched, into: table)
        findNewRows(&unmatched, hasRings: hasRings, in: table)
    }

    /// Adds all old rows without a partner to `table`.
    ///
    /// Returns whether any have equal keys.
    @inline(never)
    private func insertOldRows(
        _ unmatched: inout UnmatchedRows, into table: some KeyFinder
    ) -> Bool {
        let oldCount = unmatched.oldCount
        let oldRows = scratch.pointee.oldRows.base
        let paired = scratch.pointee.paired.base
        var hasRings = false
        var row = 0
        while row < oldCount {
            if !UnmatchedRows.isPaired(row, paired) {
                table.insert(row) { last in
                    if !hasRings {
                        hasRings = true
                        makeRings(oldCount)
                        unmatched.noteDuplicate(oldRows[last], of: oldRows[row], isOld: true)
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
    /// After a pair, the next rows of both lists are tried before the table: rows move in blocks.
    @inline(never)
    private func findNewRows(
        _ unmatched: inout UnmatchedRows, hasRings: Bool, in table: some KeyFinder
    ) {
        let oldCount = unmatched.oldCount
        let newCount = unmatched.newCount
        let oldRows = scratch.pointee.oldRows.base
        let newRows = scratch.pointee.newRows.base
        let matches = scratch.pointee.matches.base
        let paired = scratch.pointee.paired.base
        var unpaired = unmatched.unpaired
        var newRow = 0
        while newRow < newCount && unpaired > 0 {
            var oldRow = matches[newRow] < 0 ? table.find(newKeys[newRow]) : -1
            if oldRow >= 0 && hasRings { oldRow = firstOfRing(oldRow) }
            guard oldRow >= 0 else {
                newRow &+= 1
                continue
            }
            if UnmatchedRows.isPaired(oldRow, paired) {
                unmatched.noteDuplicate(
                    oldRows[oldRow], of: newRows[newRow], isOld: false)
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
            }
        }
        unmatched.unpaired = unpaired
    }

    @inline(never)
    private func makeRings(_ count: Int) {
        scratch.pointee.links.reserve(count)
        let links = scratch.pointee.links.base
        for row in 0..<count { links[row] = Int32(truncatingIfNeeded: row) }
    }

    /// Returns the first unpaired row of a ring, removing those before it from the ring; -1 if all
    /// are paired.
    ///
    /// Every row is removed once, so that rings of any size cost linear time.
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
