extension UnmatchedRows {
    /// Joins old rows with new rows that have the same key, by a table of the old rows.
    @inline(never)
    mutating func join() {
        if let table = NumberTable(keys: oldKeys, count: oldCount, in: &scratch.pointee.table) {
            findNewRows(hasRings: insertOldRows(into: table), in: table)
        } else {
            let table = KeyTable(
                keys: oldKeys, count: oldCount, seed: scratch.pointee.seed,
                in: &scratch.pointee.table)
            findNewRows(hasRings: insertOldRows(into: table), in: table)
        }
    }

    /// Adds all old rows without a partner to `table`; returns whether any have equal keys.
    @inline(never)
    private mutating func insertOldRows(into table: some KeyFinder) -> Bool {
        let oldCount = oldCount
        let paired = scratch.pointee.paired.base
        var hasRings = false
        var row = 0
        while row < oldCount {
            if !Self.isPaired(row, paired) {
                table.insert(row) { last in
                    if !hasRings {
                        (hasRings, hasDuplicates) = (true, true)
                        makeRings(oldCount)
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
    private mutating func findNewRows(hasRings: Bool, in table: some KeyFinder) {
        let (oldKeys, newKeys) = (oldKeys, newKeys)
        let (oldCount, newCount) = (oldCount, newCount)
        let oldRows = scratch.pointee.oldRows.base
        let newRows = scratch.pointee.newRows.base
        let matches = scratch.pointee.matches.base
        let paired = scratch.pointee.paired.base
        var unpaired = self.unpaired
        var newRow = 0
        while newRow < newCount && unpaired > 0 {
            var oldRow = matches[newRow] < 0 ? table.find(newKeys[newRow]) : -1
            if oldRow >= 0 && hasRings { oldRow = firstOfRing(oldRow) }
            guard oldRow >= 0 else {
                newRow &+= 1
                continue
            }
            if Self.isPaired(oldRow, paired) {
                hasDuplicates = true
                newRow &+= 1
                continue
            }
            while true {
                Self.setPaired(oldRow, paired)
                matches[newRow] = oldRows[oldRow]
                unpaired &-= 1
                newRow &+= 1
                oldRow &+= 1
                if oldRow >= oldCount || newRow >= newCount
                    || oldKeys[oldRow] != newKeys[newRow]
                    || Self.isPaired(oldRow, paired) || matches[newRow] >= 0
                    || oldRows[oldRow] != oldRows[oldRow &- 1] &+ 1
                    || newRows[newRow] != newRows[newRow &- 1] &+ 1
                {
                    break
                }
            }
        }
        self.unpaired = unpaired
    }

    @inline(never)
    private func makeRings(_ count: Int) {
        scratch.pointee.links.reserve(count)
        let links = scratch.pointee.links.base
        for row in 0..<count { links[row] = Int32(truncatingIfNeeded: row) }
    }

    /// Returns the first unpaired row of a ring, -1 if all are paired, and removes those before it, so that
    /// rings of any size cost linear time.
    @inline(never)
    private func firstOfRing(_ last: Int) -> Int {
        let links = scratch.pointee.links.base
        let paired = scratch.pointee.paired.base
        while true {
            let first = Int(links[last])
            if !Self.isPaired(first, paired) {
                if first != last { links[last] = links[first] }
                return first
            }
            if first == last { return -1 }
            links[last] = links[first]
        }
    }
}
