extension RowPositions {
    /// Applies each operation separately.
    ///
    /// - Returns: A row that is not where its key indicates, if any: the order contradicts itself,
    ///   and some operations may be missing.
    @inlinable
    func applyFew(_ ops: inout RowOps) -> Row? {
        var removals: ContiguousArray<(entry: Entry, op: Int32)> = []
        for (index, op) in ops.removals.enumerated() {
            guard let row = pending[Int(ops.entries[index])].old else { continue }
            let entry = Entry(key: key(row), arrival: op.arrival, slot: op.slot)
            removals.append((entry, Int32(truncatingIfNeeded: index)))
        }
        // From the last to the first, so that each rank refers to the state before the batch.
        if removals.count > 1 {
            removals.sort { left, right in
                let (one, other) = (ops.removals[Int(left.op)], ops.removals[Int(right.op)])
                return one.group != other.group
                    ? one.group > other.group : right.entry < left.entry
            }
        }
        for (entry, index) in removals {
            let op = ops.removals[Int(index)]
            guard Int(op.group) < orders.count, let found = orders[Int(op.group)].find(entry) else {
                return pending[Int(ops.entries[Int(index)])].old
            }
            let rank = orders[Int(op.group)].remove(
                found.chunk, found.place, isShown: op.isShown, visible)
            ops.removals[Int(index)].rank = rank
            guard op.isShown else { continue }
            if let last = ops.removalOrder.last {
                let after = ops.removals[Int(last)]
                if after.group == op.group, after.rank <= rank {
                    return pending[Int(ops.entries[Int(index)])].old
                }
            }
            ops.removalOrder.append(index)
        }
        ops.removalOrder.reverse()
        mark(ops)

        var inserts: ContiguousArray<(entry: Entry, op: Int32)> = []
        for (index, op) in ops.inserts.enumerated() {
            let entry = entry(of: row(in: op.slot), in: op.slot)
            inserts.append((entry, Int32(truncatingIfNeeded: index)))
        }
        // From the first to the last, so that each rank refers to the state after the batch.
        if inserts.count > 1 {
            inserts.sort { left, right in
                let (one, other) = (ops.inserts[Int(left.op)], ops.inserts[Int(right.op)])
                return one.group != other.group
                    ? one.group < other.group : left.entry < right.entry
            }
        }
        for (entry, index) in inserts {
            let op = ops.inserts[Int(index)]
            grow(to: Int(op.group))
            let rank = orders[Int(op.group)].insert(entry, isShown: op.isShown, visible)
            ops.inserts[Int(index)].rank = rank
            guard op.isShown else { continue }
            if let last = ops.insertOrder.last {
                let before = ops.inserts[Int(last)]
                if before.group == op.group, before.rank >= rank { return row(in: op.slot) }
            }
            ops.insertOrder.append(index)
        }
        return nil
    }

    /// Records which slots have a place now, and which of them are shown.
    @inlinable
    func mark(_ ops: RowOps) {
        if mask != nil, visible == nil { visible = placed }
        for op in ops.removals {
            placed.remove(op.slot)
            visible?.remove(op.slot)
        }
        for op in ops.inserts {
            placed.insert(op.slot)
            visible?.set(op.slot, op.isShown)
        }
        placedCount += ops.inserts.count - ops.removals.count
    }

    /// Applies all operations in one pass over the entries.
    ///
    /// Removed rows are found by their slots.
    @inlinable
    func applyMany(_ ops: inout RowOps) {
        let slotCount = source.slots.count
        var removed = Bits(count: slotCount)
        var removalOf = ContiguousArray<Int32>(repeating: 0, count: slotCount)
        for (index, op) in ops.removals.enumerated() {
            removed.insert(op.slot)
            removalOf[Int(op.slot)] = Int32(truncatingIfNeeded: index)
        }
        var insertOf = ContiguousArray<Int32>(repeating: 0, count: slotCount)
        var inserts = ContiguousArray<ContiguousArray<Entry>>(repeating: [], count: orders.count)
        for (index, op) in ops.inserts.enumerated() {
            let group = Int(op.group)
            while inserts.count <= group { inserts.append([]) }
            inserts[group].append(entry(of: row(in: op.slot), in: op.slot))
            insertOf[Int(op.slot)] = Int32(truncatingIfNeeded: index)
        }
        let before = visible
        mark(ops)
        for index in inserts.indices {
            inserts[index].sort()
            let entries = inserts[index]
            let group = Int32(truncatingIfNeeded: index)
            grow(to: index)
            if entries.isEmpty && orders[index].chunks.isEmpty { continue }
            orders[index].merge(
                removals: removed, inserts: entries, before: before, after: visible
            ) { entry, rank in
                let removal = Int(removalOf[Int(entry.slot)])
                ops.removals[removal].rank = rank
                ops.removals[removal].arrival = entry.arrival
                ops.removals[removal].group = group
                if ops.removals[removal].isShown {
                    ops.removalOrder.append(Int32(truncatingIfNeeded: removal))
                }
            } onInsert: { place, rank in
                let insert = insertOf[Int(entries[place].slot)]
                ops.inserts[Int(insert)].rank = rank
                if ops.inserts[Int(insert)].isShown { ops.insertOrder.append(insert) }
            }
        }
        ops.partOthers()
    }
}
