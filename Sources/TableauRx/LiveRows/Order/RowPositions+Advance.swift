public import Tableau

extension RowPositions {
    /// Updates the positions.
    ///
    /// - Parameter report: Receives the first row with which the order has contradicted itself.
    /// - Returns: The groups with changed rows, ascending; nil if everything may differ, because
    ///   the order contradicted itself, or arrivals have new numbers, so that the rows were sorted
    ///   again.
    @inlinable
    func advance(_ report: (Row.CollectionID) -> Void) -> [Int32]? {
        if numbering != source.slots.numbering {
            load()
            return nil
        }
        // What is shown is told apart from now on.
        if hasNewMask, visible == nil { visible = placed }
        if !pending.isEmpty {
            if pending.isRewrite
                || pending.touched.contains(where: { $0.old == nil && placed[$0.slot] })
            {
                place(pending.slots)
            } else if let contradiction = placeEach() {
                load()
                if !hasContradicted {
                    hasContradicted = true
                    report(contradiction.collectionId)
                }
                return nil
            }
            pending.clear()
        }
        if hasNewMask, let before = visible {
            hasNewMask = false
            visible = mask.map(maskBits)
            for index in orders.indices {
                orders[index].remask(from: before, to: visible ?? placed)
            }
        }
        var changed: [Int32] = []
        for index in orders.indices where orders[index].pieces.isChanged {
            changed.append(Int32(truncatingIfNeeded: index))
            orders[index].pieces.isChanged = false
        }
        return changed
    }

    // MARK: Changed rows

    /// Applies each change separately.
    ///
    /// - Returns: A row that is not where its key indicates, if any: the order contradicts itself,
    ///   and some changes may be missing.
    @inlinable
    func placeEach() -> Row? {
        for change in pending.touched {
            let slot = change.slot
            let row = source.row(in: slot)
            let isShown = row.map { mask?($0) ?? true } ?? false
            let wasPlaced = placed[slot]
            let wasShown = visible?[slot] ?? wasPlaced
            placed.set(slot, row != nil)
            visible?.set(slot, isShown)
            let new = row.map { (group: Int(group($0)), entry: entry(of: $0, in: slot)) }
            if wasPlaced, let before = change.old {
                let group = Int(group(before))
                let old = Entry(key: key(before), arrival: change.oldArrival, slot: slot)
                guard group < orders.count, let found = orders[group].find(old) else {
                    return before
                }
                let stays =
                    new?.group == group && new?.entry.arrival == old.arrival
                    && new.map { old.key.compare(with: $0.entry.key, noOrder.descending) } == 0
                orders[group].show(
                    stays && isShown ? row : nil, at: found, insteadOf: wasShown, visible)
                if stays { continue }
                orders[group].remove(found.chunk, found.place)
            }
            if let new {
                grow(to: new.group)
                guard let place = orders[new.group].insert(new.entry, visible) else { return row }
                orders[new.group].show(
                    isShown ? row : nil, at: place, insteadOf: false, visible)
            }
        }
        return nil
    }

    /// Applies all changes in one pass over the entries, among which rows are found by their slots.
    @inlinable
    func place(_ changed: Bits) {
        var removed = Bits(count: source.slots.count)
        var inserts = ContiguousArray<ContiguousArray<Entry>>(repeating: [], count: orders.count)
        let before = visible
        changed.each { slot in
            let row = source.row(in: slot)
            if placed[slot] { removed.insert(slot) }
            placed.set(slot, row != nil)
            visible?.set(slot, row.map { mask?($0) ?? true } ?? false)
            guard let row else { return }
            let group = Int(group(row))
            while inserts.count <= group { inserts.append([]) }
            inserts[group].append(entry(of: row, in: slot))
        }
        for index in inserts.indices {
            inserts[index].sort { [descending = noOrder.descending] in $0.precedes($1, descending) }
            grow(to: index)
            orders[index].merge(
                removals: removed, inserts: inserts[index], before: before, after: visible)
        }
    }
}
