extension TableBatch {
    /// The same operations, each list ascending by where its operations start.
    ///
    /// - Complexity: O(*n*) if they are already, else O(*n* log *n*).
    package func sorted() -> TableBatch {
        var batch = self
        Self.sort(&batch.sectionDeletes) { $0.section < $1.section }
        Self.sort(&batch.sectionInserts) { $0.section < $1.section }
        Self.sort(&batch.sectionReloads) { $0.section < $1.section }
        Self.sort(&batch.sectionMoves) { $0.from < $1.from }
        Self.sort(&batch.rowDeletes, by: Self.precedes)
        Self.sort(&batch.rowInserts, by: Self.precedes)
        Self.sort(&batch.rowReloads, by: Self.precedes)
        Self.sort(&batch.rowReconfigures, by: Self.precedes)
        Self.sort(&batch.rowMoves) { $0.from < $1.from }
        return batch
    }

    @inline(__always)
    static func precedes(_ a: RowRun, _ b: RowRun) -> Bool {
        a.section != b.section ? a.section < b.section : a.row < b.row
    }

    @inline(__always)
    static func sort<Element>(
        _ list: inout [Element], by areAscending: (Element, Element) -> Bool
    ) {
        guard list.count > 1 else { return }
        for index in 1..<list.count where areAscending(list[index], list[index - 1]) {
            list.sort(by: areAscending)
            return
        }
    }
}
