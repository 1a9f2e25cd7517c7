/// Checks the operations on whole sections.
///
/// All batches are ascending.
enum SectionCheck {
    static func rangeViolation(
        in batch: TableBatch, before: Int, after: Int
    ) -> TableContractViolation? {
        guard batch.hasSectionOperations else { return nil }
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

    static func conflict(in batch: TableBatch) -> TableContractViolation? {
        guard batch.hasSectionOperations else { return nil }
        func runs(_ sections: [Int32]) -> [RowRun] { sections.map { RowRun(section: 0, row: $0) } }
        let check = ConflictCheck(
            deletes: runs(batch.sectionDeletes.map(\.section)),
            inserts: runs(batch.sectionInserts.map(\.section)),
            reloads: runs(batch.sectionReloads.map(\.section)),
            sources: runs(batch.sectionMoves.map(\.from)),
            destinations: runs(batch.sectionMoves.map(\.to).sorted()), forward: nil)
        return check.conflict().map { .init($0.rule, section: Int($0.run.row), space: $0.space) }
    }

    static func countViolation(
        in batch: TableBatch, before: Int, after: Int
    ) -> TableContractViolation? {
        let (deleted, inserted) = (batch.sectionDeletes.count, batch.sectionInserts.count)
        guard after != before - deleted + inserted else { return nil }
        var broken = TableContractViolation(.sectionCountMismatch)
        broken.counts = .init(
            before: before, after: after, deleted: deleted, inserted: inserted, movedIn: 0,
            movedOut: 0)
        return broken
    }
}
