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
}
