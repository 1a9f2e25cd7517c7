extension ListChanges {
    /// No change at all.
    @usableFromInline static var none: ListChanges { ListChanges() }

    /// Counts all indexes from a later start.
    mutating func shift(by offset: Int) {
        if offset == 0 { return }
        storage = storage.map { $0 + Int32(offset) }
    }
}
