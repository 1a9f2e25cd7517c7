public import Tableau

// Row writes by stages with their own slots: stores and merges. Every transaction ends in
// `endWriting()`. What becomes of rows that break the rules of identities.

extension LiveRows {
    /// Replaces the row with the same identity, or adds it; an equal row changes nothing.
    ///
    /// - Returns: The row's slot.
    @inlinable @discardableResult
    final func put(_ row: Row) -> Int32 {
        let slot = slot(for: row.collectionId)
        slots.hint = Int(slot) + 1
        let arrival = slots.arrivals[Int(slot)]
        // What was removed in this transaction is still in the table, but arrives anew.
        let old = arrival == 0 ? nil : table.rows[Int(slot)]
        if let old, table.isEqual(old, row) { return slot }
        touch(slot, old: old, oldArrival: arrival)
        if arrival == 0 { arrive(in: slot) }
        table.rows[Int(slot)] = row
        return slot
    }

    /// Returns the slot of an identity, a new one if it has none.
    @inlinable @inline(__always)
    final func slot(for id: ID) -> Int32 {
        let hint = slots.hint
        // The row at the hint is checked by its identity. An instance may have changed it
        // meanwhile.
        if hint < slots.count, slots.arrivals[hint] != 0, !(Row.self is AnyClass),
            table.rows[hint]?.collectionId == id
        {
            return Int32(truncatingIfNeeded: hint)
        }
        if let slot = slots.index[id] { return slot }
        let slot = slots.free.popLast() ?? Int32(truncatingIfNeeded: slots.count)
        if Int(slot) == slots.count {
            slots.arrivals.append(0)
            table.grow(to: slots.count)
        }
        slots.index[id] = slot
        return slot
    }

    /// Gives the row of a slot the next arrival number.
    @inlinable @inline(__always)
    final func arrive(in slot: Int32) {
        // In a transaction that then has no records of earlier numbers.
        if slots.lastArrival == .max {
            log.rewrite()
            slots.renumber()
        }
        slots.lastArrival += 1
        slots.arrivals[Int(slot)] = slots.lastArrival
        setMember(slot, true)
    }

    @inlinable @discardableResult
    final func take(id: ID) -> Row? {
        guard let slot = slots.index[id], slots.arrivals[Int(slot)] != 0 else { return nil }
        return take(in: slot)
    }

    @inlinable
    final func take(in slot: Int32) -> Row? {
        guard let old = table.rows[Int(slot)] else { return nil }
        touch(slot, old: old, oldArrival: slots.arrivals[Int(slot)])
        slots.arrivals[Int(slot)] = 0
        setMember(slot, false)
        // The row stays until the transaction ends: it may be added again, and its identity is
        // needed.
        slots.removed.append(slot)
        return old
    }

    /// Replaces all rows; equal rows are not touched.
    @inlinable
    final func putAll(_ rows: some Sequence<Row>) {
        var seen = Bits(count: slots.count)
        slots.hint = 0
        var duplicate: ID?
        for row in rows {
            let slot = put(row)
            seen.grow(to: slots.count)
            if !seen.insert(slot) { duplicate = row.collectionId }
        }
        members.each { slot in
            if !seen[slot] { _ = take(in: slot) }
        }
        if let duplicate { reportDuplicate(duplicate) }
    }

    @usableFromInline
    final func reportDuplicate(_ id: ID) {
        LiveRowsDiagnostics.report(
            "\(name) was given several rows with the identity \(id) at once. The last one is kept; "
                + "identities must be unique among the rows of a store.")
    }

    /// Ends a transaction and frees the slots of removed rows.
    @inlinable
    final func endWriting() {
        guard !slots.removed.isEmpty else { return }
        let removed = slots.removed
        slots.removed = []
        // An instance may have changed its identity, which only the index tells.
        let isEmptied = memberCount == 0 && !(Row.self is AnyClass)
        if isEmptied { slots.index.removeAll(keepingCapacity: slots.count < 1024) }
        for slot in removed {
            // A slot appears twice if its row was removed, added and removed again.
            guard slots.arrivals[Int(slot)] == 0, let row = table.rows[Int(slot)] else { continue }
            if !isEmptied {
                let id = row.collectionId
                if let entry = slots.index.index(forKey: id), slots.index[entry].value == slot {
                    slots.index.remove(at: entry)
                } else {
                    forget(slot, of: row)
                }
            }
            table.rows[Int(slot)] = nil
            slots.free.append(slot)
        }
    }

    /// Reports a row, a class instance, whose identity has changed since it was added.
    ///
    /// What looks rows up by their identities must read all of them again.
    @usableFromInline
    final func forget(_ slot: Int32, of row: Row) {
        LiveRowsDiagnostics.report(
            "A row of \(name) has changed its identity, to \(row.collectionId), while it was kept. "
                + "Remove such a row before, and add it again.")
        for (id, other) in slots.index where other == slot { slots.index[id] = nil }
        log.rewrite()
    }

    /// Returns the result of a closure for a row, whose identity it must have.
    @inlinable @inline(__always)
    final func result(_ row: Row, for id: ID) -> Row {
        if row.collectionId != id { report(row.collectionId, insteadOf: id) }
        return row
    }

    /// Reports, once, a result with another identity than its row.
    @usableFromInline
    final func report(_ id: ID, insteadOf expected: ID) {
        guard !hasReportedIdentity else { return }
        hasReportedIdentity = true
        LiveRowsDiagnostics.report(
            "A \(name) made a row with the identity \(id) of the row \(expected). It is kept as "
                + "\(expected); return rows with the identities that they are made of.")
    }
}
