/// The table contract as a pure function: whether a table would accept a batch.
///
/// - Complexity: linear in the operations (*n* log *n* if they are not ascending) and in the number
///   of sections, independent of the number of rows.
package struct BatchCheck {
    let map: BatchMap
    let before: [Int32]
    let after: [Int32]

    var operations: BatchOperations { map.operations }

    /// Returns the first rule that a batch breaks, by the rows of each section before it and after it, or
    /// nil.
    package static func violation(
        in map: BatchMap, before: [Int32], after: [Int32]
    ) -> TableContractViolation? {
        let check = BatchCheck(map: map, before: before, after: after)
        let sections = check.sections
        // Ranges first: other checks are meaningless for places outside the table, and those of rows
        // for sections that don't fit.
        return (sections?.rowOutOfRange()).map { .init(ofSections: $0) } ?? check.rowOutOfRange()
            ?? (sections?.rowViolation()).map { .init(ofSections: $0) } ?? check.rowViolation()
    }

    /// Returns whether a table with these row counts contains the row.
    package static func contains(_ path: RowPath, _ counts: [Int32]) -> Bool {
        let section = Int(path.section)
        return section >= 0 && section < counts.count && path.row >= 0
            && path.row < counts[section]
    }

    /// The check of sections as rows of one section; nil if the batch names none and their number
    /// stays.
    private var sections: BatchCheck? {
        guard map.sections != nil || before.count != after.count else { return nil }
        return BatchCheck(
            map: map.sections ?? BatchMap(BatchOperations()), before: [Int32(before.count)],
            after: [Int32(after.count)])
    }
}
