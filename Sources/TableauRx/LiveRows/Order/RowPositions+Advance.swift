public import Tableau

extension RowPositions {
    /// Updates the positions.
    ///
    /// - Parameter report: Receives a row with which the order has contradicted itself.
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
        if isRewritten || !pending.isEmpty {
            placed.grow(to: source.slots.count)
            visible?.grow(to: source.slots.count)
            if let contradiction = isFew ? applyFew() : applyMany() {
                load()
                report(contradiction.collectionId)
                return nil
            }
            isRewritten = false
            pending.clear()
        }
        if hasNewMask { showOthers() }
        var changed: [Int32] = []
        for index in orders.indices where orders[index].isChanged {
            changed.append(Int32(truncatingIfNeeded: index))
            orders[index].isChanged = false
        }
        return changed
    }

    /// Applies a new mask to unchanged rows.
    @inlinable
    func showOthers() {
        hasNewMask = false
        let before = visible
        visible = mask.map(maskBits)
        for index in orders.indices { orders[index].remask(from: before, to: visible) }
    }

    // MARK: Changed rows

    /// A place in an order.
    @usableFromInline typealias Place = (group: Int32, entry: Entry)

    /// The change of a slot.
    @usableFromInline
    struct Change {
        /// The old place; nil if there was none, or if it is unknown.
        @usableFromInline let old: Place?
        @usableFromInline let new: Place?
        @usableFromInline let wasShown: Bool
        @usableFromInline let isShown: Bool
        /// Whether the row stays in its place.
        @usableFromInline let stays: Bool

        @inlinable
        init(old: Place?, new: Place?, wasShown: Bool, isShown: Bool, stays: Bool) {
            self.old = old
            self.new = new
            self.wasShown = wasShown
            self.isShown = isShown
            self.stays = stays
        }
    }

    /// Determines the change of a slot.
    ///
    /// - Parameters:
    ///   - slot: The slot.
    ///   - before: The old row; nil if unknown.
    @inlinable
    func change(_ slot: Int32, before: TouchedRow<Row>?) -> Change {
        let row = source.row(in: slot)
        let wasPlaced = placed[slot]
        var old: Place?
        if wasPlaced, let before, let row = before.old {
            old = (group(row), Entry(key: key(row), arrival: before.oldArrival, slot: slot))
        }
        let new: Place? = row.map { (group($0), entry(of: $0, in: slot)) }
        var stays = false
        if let old, let new {
            stays =
                old.group == new.group && old.entry.arrival == new.entry.arrival
                && isSame(old.entry.key, new.entry.key)
        }
        return Change(
            old: old, new: new, wasShown: visible?[slot] ?? wasPlaced,
            isShown: row.map { mask?($0) ?? true } ?? false, stays: stays)
    }

    @inlinable @inline(__always)
    func isSame(_ left: Key, _ right: Key) -> Bool {
        !precedes(left, right) && !precedes(right, left) && (left == left) == (right == right)
    }

    /// Whether the changes are best applied one by one, and can be.
    @inlinable
    var isFew: Bool {
        !isRewritten && pending.count <= Swift.max(32, placedCount / 800)
            && pending.allSatisfy { $0.old != nil || !placed[$0.slot] }
    }

    /// Applies each change separately.
    ///
    /// - Returns: A row that is not where its key indicates, if any: the order contradicts itself,
    ///   and some changes may be missing.
    @inlinable
    func applyFew() -> Row? {
        for entry in pending {
            let slot = entry.slot
            pendingSlots.remove(slot)
            let change = change(slot, before: entry)
            if change.stays, let place = change.new {
                if !keep(place, change) { return source.row(in: slot) }
                continue
            }
            if let old = change.old {
                guard let found = find(old) else { return entry.old }
                orders[Int(old.group)].remove(
                    found.chunk, found.place, isShown: change.wasShown)
            }
            note(slot, change)
            if let new = change.new {
                grow(to: Int(new.group))
                orders[Int(new.group)].insert(new.entry, isShown: change.isShown, visible)
            }
        }
        return nil
    }

    @inlinable
    func find(_ place: Place) -> (chunk: Int, place: Int)? {
        Int(place.group) < orders.count ? orders[Int(place.group)].find(place.entry) : nil
    }

    /// Updates a row that keeps its place; returns false if it is not there.
    @inlinable
    func keep(_ place: Place, _ change: Change) -> Bool {
        guard let found = find(place) else { return false }
        visible?.set(place.entry.slot, change.isShown)
        if change.wasShown || change.isShown {
            let amount = (change.isShown ? 1 : 0) - (change.wasShown ? 1 : 0)
            orders[Int(place.group)].touch(found.chunk, adding: amount)
        }
        return true
    }

    /// Records whether a slot has a place now, and whether it is shown.
    @inlinable
    func note(_ slot: Int32, _ change: Change) {
        let isPlaced = change.new != nil
        placedCount += (isPlaced ? 1 : 0) - (placed[slot] ? 1 : 0)
        placed.set(slot, isPlaced)
        visible?.set(slot, change.isShown)
    }

    /// Applies all changes in one pass over the entries.
    ///
    /// Removed rows are found by their slots.
    ///
    /// - Returns: A row that is not where its key indicates, if any.
    @inlinable
    func applyMany() -> Row? {
        var removed = Bits(count: source.slots.count)
        var inserts = ContiguousArray<ContiguousArray<Entry>>(repeating: [], count: orders.count)
        var kept: [(place: Place, change: Change)] = []
        let before = visible
        func collect(_ slot: Int32, before: TouchedRow<Row>?) {
            let change = change(slot, before: before)
            if change.stays, let place = change.new {
                kept.append((place, change))
                return
            }
            if placed[slot] { removed.insert(slot) }
            note(slot, change)
            guard let (group, entry) = change.new else { return }
            while inserts.count <= Int(group) { inserts.append([]) }
            inserts[Int(group)].append(entry)
        }
        if isRewritten {
            pendingSlots.each { collect($0, before: nil) }
            pendingSlots = Bits()
        } else {
            for entry in pending {
                pendingSlots.remove(entry.slot)
                collect(entry.slot, before: entry)
            }
        }
        for index in inserts.indices {
            inserts[index].sort()
            grow(to: index)
            if inserts[index].isEmpty && orders[index].chunks.isEmpty { continue }
            orders[index].merge(
                removals: removed, inserts: inserts[index], before: before, after: visible)
        }
        for (place, change) in kept where !keep(place, change) {
            return source.row(in: place.entry.slot)
        }
        return nil
    }
}
