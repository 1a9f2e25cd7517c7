public import Tableau

// Row writes by stages with their own slots: stores and merges. Every transaction ends in
// `endWriting()`. What becomes of rows that break the rules of identities.

extension LiveRows {
    /// Replaces the row with the same identity, or adds it; an equal row changes nothing.
    ///
    /// - Returns: The row's slot.
    @inlinable @discardableResult
    final func put(_ row: Row) -> Int32 {
        let id = row.collectionId
        let hint = slots.hint
        // The row at the hint is checked by its identity. An instance may have changed it
        // meanwhile.
        if hint < slots.count, slots.arrivals[hint] != 0, !(Row.self is AnyClass),
            let old = table.rows[hint], old.collectionId == id
        {
            replace(old, by: row, in: Int32(truncatingIfNeeded: hint))
            return Int32(truncatingIfNeeded: hint)
        }
        if let slot = slots.index[id] {
            if slots.arrivals[Int(slot)] != 0, let old = table.rows[Int(slot)] {
                replace(old, by: row, in: slot)
            } else {
                // Removed in this transaction, so already touched: it counts as a new arrival.
                add(row, in: slot)
            }
            return slot
        }
        let slot: Int32
        if let free = slots.free.popLast() {
            slot = free
        } else {
            slot = Int32(slots.count)
            slots.arrivals.append(0)
            table.grow(to: slots.count)
        }
        slots.index[id] = slot
        touchOnce(slot, old: nil, arrival: 0)
        add(row, in: slot)
        return slot
    }

    /// Removes a row and returns it.
    @inlinable @discardableResult
    final func take(id: ID) -> Row? {
        guard let slot = slots.index[id], slots.arrivals[Int(slot)] != 0 else { return nil }
        return take(in: slot)
    }

    @inlinable
    final func take(in slot: Int32) -> Row? {
        guard let old = table.rows[Int(slot)] else { return nil }
        touchOnce(slot, old: old, arrival: slots.arrivals[Int(slot)])
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
        if isRewritten {
            slots.touched = Bits()
        } else {
            for entry in log { slots.touched.remove(entry.slot) }
        }
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
        beginRewrite()
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

    @inlinable @inline(__always)
    final func replace(_ old: Row, by row: Row, in slot: Int32) {
        slots.hint = Int(slot) + 1
        if table.isEqual(old, row) { return }
        touchOnce(slot, old: old, arrival: slots.arrivals[Int(slot)])
        table.rows[Int(slot)] = row
    }

    @inlinable @inline(__always)
    final func add(_ row: Row, in slot: Int32) {
        slots.hint = Int(slot) + 1
        if slots.lastArrival == .max { renumber() }
        slots.lastArrival += 1
        slots.arrivals[Int(slot)] = slots.lastArrival
        table.rows[Int(slot)] = row
        setMember(slot, true)
    }

    /// Makes room for more arrivals, in a transaction that then has no records of earlier ones.
    @usableFromInline
    final func renumber() {
        beginRewrite()
        slots.renumber()
    }

    @inlinable @inline(__always)
    final func touchOnce(_ slot: Int32, old: Row?, arrival oldArrival: UInt32) {
        if !isRewritten {
            slots.touched.grow(to: slots.count)
            guard slots.touched.insert(slot) else { return }
        }
        touch(slot, old: old, oldArrival: oldArrival)
    }
}
