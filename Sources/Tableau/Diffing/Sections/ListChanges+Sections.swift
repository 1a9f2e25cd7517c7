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
        let extra = max(old, new) - common
        changes.storage = ChangeStorage(count: extra + 2 * common) { output in
            for row in 0..<extra { output[row] = Int32(common + row) }
            for row in 0..<2 * common { output[extra + row] = Int32(row / 2) }
        }
        return changes
    }

    /// Counts all indexes from a later start.
    mutating func shift(by offset: Int) {
        if offset == 0 { return }
        storage = storage.map { $0 + Int32(offset) }
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
