extension ListChanges {
    /// No change at all.
    @usableFromInline static var none: ListChanges { ListChanges() }

    /// The changes between rows of which only the number is known: all common rows are updated.
    static func counted(from old: Int, to new: Int) -> ListChanges {
        var changes = ListChanges()
        changes.isUndiffable = true
        let common = min(old, new)
        changes.deleteCount = Int32(old - common)
        changes.insertCount = Int32(new - common)
        changes.updateCount = Int32(common)
        changes.storage.reserveCapacity(max(old, new) + common)
        for row in common..<max(old, new) { changes.storage.append(Int32(row)) }
        for row in 0..<common {
            changes.storage.append(Int32(row))
            changes.storage.append(Int32(row))
        }
        return changes
    }

    /// Counts all indexes from a later start.
    mutating func shift(by offset: Int) {
        if offset == 0 { return }
        for index in storage.indices { storage[index] += Int32(offset) }
    }

    /// Where an old row is in the new list; nil if it is gone.
    ///
    /// - Complexity: O(changes).
    func newIndex(ofOld row: Int) -> Int? {
        if deletes.contains(row) { return nil }
        if let move = moves.first(where: { $0.old == row }) { return move.new }
        let left = deletes.count { $0 < row } + moves.count { $0.old < row }
        // The row is the n-th of those that stay; find the n-th place that is not taken.
        var place = row - left
        for taken in (inserts.map { $0 } + moves.map(\.new)).sorted() where taken <= place {
            place += 1
        }
        return place
    }
}
