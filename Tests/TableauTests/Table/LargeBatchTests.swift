#if !canImport(UIKit) || os(watchOS)
import Tableau
import TestEnvironment
import TestSupport
import Testing

/// Batches of hundreds of operations on hundreds of sections, in any order: large enough for every
/// sorting algorithm in use.
struct LargeBatchTests {
    @Test(arguments: [2, 63, 64, 500], [3, 300, 70_000])
    func sortedOperationsAscend(count: Int, sections: Int) {
        var random = SeededGenerator(seed: UInt64(count * sections))
        func path() -> RowPath {
            RowPath(section: random.below(sections) - 1, row: random.below(3_000_000) - 1)
        }
        func section() -> RowPath { .section(Int32(random.below(sections))) }
        var batch = TableBatch()
        for _ in 0..<count {
            batch.rows.deletes.append(RowRun(path(), animation: .fade))
            batch.rows.inserts.append(RowRun(path(), animation: .left))
            batch.rows.reloads.append(RowRun(path()))
            batch.rows.reconfigures.append(RowRun(path()))
            batch.rows.moves.append(RowMove(from: path(), to: path()))
            batch.sections.deletes.append(RowRun(section()))
            batch.sections.moves.append(RowMove(from: section(), to: section()))
        }
        let (sorted, sortedSections) = (batch.rows.sorted(), batch.sections.sorted())
        func path(_ run: RowRun) -> RowPath { RowPath(section: run.section, row: run.row) }
        for list in [\BatchOperations.deletes, \.inserts, \.reloads, \.reconfigures] {
            let expected = batch.rows[keyPath: list].sorted { path($0) < path($1) }
            expect(sorted[keyPath: list].map(path), expected.map(path))
            expect(Set(sorted[keyPath: list]), Set(expected))
        }
        expect(sorted.moves.map(\.from), batch.rows.moves.map(\.from).sorted())
        expect(Set(sorted.moves), Set(batch.rows.moves))
        expect(sortedSections.deletes.map(\.row), batch.sections.deletes.map(\.row).sorted())
        expect(sortedSections.moves.map(\.from), batch.sections.moves.map(\.from).sorted())
    }

    @Test(arguments: 0..<UInt64(Effort.count(2, full: 4)))
    func theOriginOfEveryRowIsFound(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let table = largeBatch(&random)
        expect(table.batch.rows.deletes.count >= 64 && table.batch.rows.moves.count >= 64)
        let before = table.before.map { Int32($0) }
        let after = table.after.map { Int32($0) }
        expect(BatchCheck.violation(in: BatchMap(table.batch), before: before, after: after) == nil)
        let applied = try AppliedBatch(table.batch, before: before, after: after)
        for (section, rows) in table.rowOrigins.enumerated() {
            for (row, old) in rows.enumerated() {
                let new = RowPath(section: section, row: row)
                expect(applied.origin(ofRow: new).place, old)
            }
        }
    }

    /// A batch that deletes a sixth of the rows, moves a sixth and inserts 150, in shuffled order.
    private func largeBatch(_ random: inout SeededGenerator) -> NaiveTable {
        let before = (0..<400).map { _ in random.below(5) }
        var batch = TableBatch()
        var moving: [RowPath] = []
        /// The old row for each row of each new section; nil for an inserted row.
        var rows: [[RowPath?]] = []
        for section in before.indices {
            rows.append([])
            for row in 0..<before[section] {
                let path = RowPath(section: section, row: row)
                switch random.below(6) {
                case 0: batch.rows.deletes.append(RowRun(path))
                case 1: moving.append(path)
                default: rows[section].append(path)
                }
            }
        }
        let staying = Set(rows.joined().compactMap(\.self))
        for path in moving.map(Optional.some) + Array(repeating: nil, count: 150) {
            let section = random.below(rows.count)
            rows[section].insert(path, at: random.below(rows[section].count + 1))
        }
        for (section, origins) in rows.enumerated() {
            for (row, origin) in origins.enumerated() {
                let path = RowPath(section: section, row: row)
                if let origin {
                    if !staying.contains(origin) {
                        batch.rows.moves.append(RowMove(from: origin, to: path))
                    }
                } else {
                    batch.rows.inserts.append(RowRun(path))
                }
            }
        }
        batch.rows.deletes.shuffle(using: &random)
        batch.rows.inserts.shuffle(using: &random)
        batch.rows.moves.shuffle(using: &random)
        return NaiveTable(batch: batch, before: before, after: rows.map(\.count))
    }
}
#endif
