public import Tableau

extension RowPositions {
    /// Updates the positions.
    ///
    /// - Returns: The changes; nil if everything may differ, because the order contradicted itself,
    ///   or arrivals have new numbers, so that the rows were sorted again.
    @inlinable
    func advance() -> RowBatch? {
        if numbering != source.slots.numbering {
            (hasNewMask, isRewritten) = (false, false)
            pending.clear()
            load()
            return nil
        }
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
        let isFew =
            !isRewritten && ops.removals.count + ops.inserts.count <= fewest
            && ops.entries.allSatisfy { pending[Int($0)].old != nil }
        if !isFew { applyMany(&ops) }
        let contradiction = (isFew ? applyFew(&ops) : nil) ?? rankUpdates(&ops)
        isRewritten = false
        pending.clear()
        if mask == nil { visible = nil }
        if let contradiction {
            load()
            onContradiction(contradiction.collectionId)
            return nil
        }
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
        !precedes(left, right) && !precedes(right, left) && (left == left) == (right == right)
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
    ///
    /// - Returns: A row that is not where its key indicates.
    @inlinable
    func rankUpdates(_ ops: inout RowOps) -> Row? {
        for index in ops.updates.indices {
            let update = ops.updates[index]
            let row = row(in: update.slot)
            guard Int(update.group) < orders.count,
                let found = orders[Int(update.group)].find(entry(of: row, in: update.slot))
            else { return row }
            ops.updates[index].rank = orders[Int(update.group)].rank(
                found.chunk, found.place, visible)
        }
        return nil
    }
}
