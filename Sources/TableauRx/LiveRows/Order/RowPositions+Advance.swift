public import Tableau

extension RowPositions {
    /// Updates the positions and returns the changes.
    @inlinable
    func advance() -> RowBatch {
        if hasNewMask {
            hasNewMask = false
            if pending.isEmpty && !isRewritten { return showOthers() }
            // The mask and the rows changed: every row is evaluated again.
            placed.each { pendingSlots.insert($0) }
            rewrite()
            if visible == nil { visible = placed }
        }
        guard isRewritten || !pending.isEmpty else { return RowBatch() }
        var ops = RowOps()
        placed.grow(to: source.slots.count)
        visible?.grow(to: source.slots.count)
        if isRewritten {
            pendingSlots.each { collect($0, before: nil, in: &ops) }
            pendingSlots = Bits()
        } else {
            for (index, entry) in pending.enumerated() {
                collect(entry.slot, before: entry, in: &ops)
                pendingSlots.remove(entry.slot)
                while ops.entries.count < ops.removals.count {
                    ops.entries.append(Int32(truncatingIfNeeded: index))
                }
            }
        }
        let isFew = !isRewritten && ops.removals.count + ops.inserts.count <= fewest
        isRewritten = false
        if !isFew || !applyFew(&ops) { applyMany(&ops) }
        pending.clear()
        if mask == nil { visible = nil }
        rankUpdates(&ops)
        return ops.batch()
    }

    /// The maximum number of operations that are best applied one by one.
    @inlinable
    var fewest: Int { Swift.max(32, placedCount / 400) }

    /// Determines the operation for a changed slot.
    ///
    /// - Parameters:
    ///   - slot: The slot.
    ///   - before: The old row; nil if unknown.
    ///   - ops: The operations to add to.
    @inlinable
    func collect(_ slot: Int32, before: TouchedRow<Row>?, in ops: inout RowOps) {
        let wasPlaced = placed[slot]
        let row = source.row(in: slot)
        guard wasPlaced || row != nil else { return }
        let wasShown = visible?[slot] ?? wasPlaced
        let isShown = row.map { mask?($0) ?? true } ?? false
        let insert = RowOp(
            group: row.map(group) ?? -1, slot: slot, arrival: source.slots.arrivals[Int(slot)],
            isShown: isShown)
        guard wasPlaced else {
            ops.inserts.append(insert)
            return
        }
        let old = before?.old
        let removal = RowOp(
            group: old.map(group) ?? -1, slot: slot, arrival: before?.oldArrival ?? 0,
            isShown: wasShown)
        guard let row else {
            ops.removals.append(removal)
            return
        }
        if let old, wasShown == isShown, removal.group == insert.group,
            removal.arrival == insert.arrival, isSame(key(old), key(row))
        {
            if isShown { ops.updates.append(insert) }
            return
        }
        // The slot may have been reused for another row; without the old row, arrival numbers tell
        // later.
        let stays = old.map {
            removal.arrival == insert.arrival || $0.collectionId == row.collectionId
        }
        if wasShown && isShown && stays ?? true {
            ops.addPair(removal, insert)
        } else {
            ops.removals.append(removal)
            ops.inserts.append(insert)
        }
    }

    @inlinable @inline(__always)
    func isSame(_ left: Key, _ right: Key) -> Bool {
        !(left < right) && !(right < left) && (left == left) == (right == right)
    }

    /// Applies a new mask to unchanged rows.
    @inlinable
    func showOthers() -> RowBatch {
        let before = visible
        visible = mask.map(maskBits)
        var batch = RowBatch()
        for index in orders.indices {
            let group = Int32(truncatingIfNeeded: index)
            orders[index].remask(from: before, to: visible) {
                batch.deletes.append(RowBatch.Place(group, $0))
            } onShow: {
                batch.inserts.append(RowBatch.Place(group, $0))
            }
        }
        return batch
    }

    /// Finds the positions of rows that changed in place.
    @inlinable
    func rankUpdates(_ ops: inout RowOps) {
        for index in ops.updates.indices {
            let update = ops.updates[index]
            let row = row(in: update.slot)
            let order = orders[Int(update.group)]
            if let found = order.find(entry(of: row, in: update.slot)) {
                ops.updates[index].rank = order.rank(found.chunk, found.place, visible)
                continue
            }
            reportUnstable(row)
            for (group, order) in orders.enumerated() {
                if let found = order.search(update.slot) {
                    ops.updates[index].group = Int32(truncatingIfNeeded: group)
                    ops.updates[index].rank = order.rank(found.chunk, found.place, visible)
                }
            }
        }
    }

    @usableFromInline
    func reportUnstable(_ row: Row) {
        #if DEBUG
        LiveRowsDiagnostics.report(
            "The row \(row.collectionId) is not where its key and its section say. A closure of "
                + "`sorted` or `grouped` gave another answer for the same row, or the row, an "
                + "instance, changed while it was kept. Its place is found by a search of all rows."
        )
        #endif
    }
}
