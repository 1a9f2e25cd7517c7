/// What the contract says of sections as wholes.
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
        let deletes = batch.sectionDeletes.map(\.section)
        let inserts = batch.sectionInserts.map(\.section)
        let reloads = batch.sectionReloads.map(\.section)
        let sources = batch.sectionMoves.map(\.from)
        let destinations = batch.sectionMoves.map(\.to).sorted()
        if let section = duplicate(in: deletes) { return broken(.duplicateDelete, section) }
        if let section = duplicate(in: reloads) { return broken(.duplicateReload, section) }
        if let section = duplicate(in: inserts) { return broken(.duplicateInsert, section, .after) }
        if let section = duplicate(in: sources) { return broken(.sourceMovedTwice, section) }
        if let section = duplicate(in: destinations) {
            return broken(.destinationMovedToTwice, section, .after)
        }
        if let section = common(deletes, reloads) { return broken(.deletedAndReloaded, section) }
        if let section = common(deletes, sources) ?? common(reloads, sources) {
            return broken(.deletedAndMoved, section)
        }
        if let section = common(inserts, destinations)
            ?? common(translated(reloads, deletes: deletes, inserts: inserts), destinations)
        {
            return broken(.insertedAndMovedTo, section, .after)
        }
        return nil
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

    /// Where a table puts what it reloads: shifted by deletes and inserts, but not by moves.
    private static func translated(
        _ reloads: [Int32], deletes: [Int32], inserts: [Int32]
    ) -> [Int32] {
        reloads.map { reload in
            var section = reload - Int32(deletes.partition { $0 < reload })
            for insert in inserts where insert <= section { section += 1 }
            return section
        }
    }

    private static func duplicate(in ascending: [Int32]) -> Int32? {
        zip(ascending, ascending.dropFirst()).first { $0 == $1 }?.0
    }

    private static func common(_ a: [Int32], _ b: [Int32]) -> Int32? {
        guard !a.isEmpty, !b.isEmpty else { return nil }
        var rest = b[...]
        for section in a {
            while let first = rest.first, first < section { rest.removeFirst() }
            if rest.first == section { return section }
        }
        return nil
    }

    private static func broken(
        _ rule: TableContractViolation.Rule, _ section: Int32,
        _ space: TableContractViolation.Space = .before
    ) -> TableContractViolation {
        TableContractViolation(rule, section: Int(section), space: space)
    }
}
