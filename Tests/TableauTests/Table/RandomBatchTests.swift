#if !canImport(UIKit) || os(watchOS)
import Foundation
import Tableau
import TestEnvironment
import TestSupport
import Testing

struct RandomBatchTests {
    /// The number of cases of each chunk; a soak run checks a hundred times as many.
    static var cases: Int {
        Effort.count(800, full: 2_500, soak: 250_000)
    }

    @Test(arguments: 0..<4)
    func rejectsExactlyTheBatchesThatViolateARule(chunk: Int) {
        var accepted = 0
        var seen: Set<TableContractViolation.Rule> = []
        for seed in (chunk * Self.cases)..<((chunk + 1) * Self.cases) {
            var generator = BatchGenerator(seed: seed)
            let table = generator.anyBatch()
            let broken = table.brokenRules
            let violation = BatchCheck.violation(
                in: BatchMap(table.batch), before: table.before.map { Int32($0) },
                after: table.after.map { Int32($0) })
            if let violation {
                seen.insert(violation.rule)
                expect(
                    broken.contains(violation.rule),
                    "seed \(seed): rejected for \(violation), violated are \(broken), \(table)")
            } else {
                accepted += 1
                expect(broken.isEmpty, "seed \(seed): accepted, violated are \(broken), \(table)")
                checkMap(table, seed: seed)
            }
        }
        // The cases must cover enough valid batches and rules.
        expect(accepted > Self.cases / 10)
        expect(seen.count >= 13, "only \(seen)")
    }

    /// The applied batch must map each row as the naive table does.
    private func checkMap(_ table: NaiveTable, seed: Int) {
        guard
            let applied = try? AppliedBatch(
                table.batch, before: table.before.map { Int32($0) },
                after: table.after.map { Int32($0) })
        else {
            Issue.record("seed \(seed): not applied")
            return
        }
        let origins = table.rowOrigins
        for (section, rows) in origins.enumerated() {
            for (row, old) in rows.enumerated() {
                let new = RowPath(section: section, row: row)
                expect(
                    applied.origin(ofRow: new).place, old, "seed \(seed): origin of \(new)")
            }
        }
        for (section, count) in table.before.enumerated() {
            for row in 0..<count {
                let old = RowPath(section: section, row: row)
                let new = origins.enumerated().lazy.compactMap { section, rows in
                    rows.firstIndex(of: old).map { RowPath(section: section, row: $0) }
                }.first
                expect(applied.fate(ofRow: old).place, new, "seed \(seed): target of \(old)")
            }
        }
        for (new, old) in table.origins.enumerated() {
            expect(applied.origin(ofSection: Int32(new)), expected(of: old, or: new, in: table))
            if let old, case .moved(let section) = applied.origin(ofSection: Int32(new)) {
                expect(applied.fate(ofSection: section.row), .moved(.section(Int32(new))))
                expect(Int(section.row), old)
            }
        }
    }

    /// The expected origin of a section, found by searching the operations.
    private func expected(
        of old: Int?, or new: Int, in table: NaiveTable
    ) -> AppliedBatch.Fate {
        guard let old = old.map({ RowPath.section(Int32($0)) }) else {
            return .unmatched(.automatic)
        }
        if table.batch.sections.reloads.contains(where: { $0.contains(old) }) {
            return .reloaded(old, .automatic)
        }
        return table.batch.sections.moves.contains { $0.from == old } ? .moved(old) : .kept(old)
    }

    @Test(arguments: 0..<4) @MainActor
    func tablesEndUpWithTheNewRows(chunk: Int) {
        var applied = 0
        for seed in (chunk * 150)..<((chunk + 1) * 150) {
            var generator = BatchGenerator(seed: 1_000_000 + seed)
            guard let table = generator.acceptableBatch() else { continue }
            apply(table, seed: seed, random: &generator.random)
            applied += 1
        }
        expect(applied > 100, "\(applied)")
    }

    @MainActor
    private func apply(_ naive: NaiveTable, seed: Int, random: inout SeededGenerator) {
        let old = naive.before.enumerated().map { section, count in
            (0..<count).map { "\(section).\($0)" }
        }
        let origins = naive.rowOrigins
        let new = origins.enumerated().map { section, rows in
            rows.enumerated().map { row, origin in
                origin.map { old[Int($0.section)][Int($0.row)] } ?? "new \(section).\(row)"
            }
        }
        let source = ListSource(old)
        // Tall enough for everything, or so low that rows appear and disappear at the edges.
        let table = makeTable(source, height: random.oneIn(2) ? 2000 : 130)
        table.allowsMultipleSelection = true
        expect(table.shownTexts, visible(old, table))
        let all = old.enumerated().flatMap { section, rows in
            rows.indices.map { IndexPath(row: $0, section: section) }
        }
        let selected = Set(all.filter { _ in random.oneIn(3) })
        for path in selected {
            table.selectRow(at: path, animated: false, scrollPosition: .none)
        }
        var cells: [String: TableViewCell] = [:]
        for cell in table.visibleCells { cells[cell.textLabel?.text ?? ""] = cell }

        table.apply(naive.batch) { source.sections = new }

        expect(table.shownTexts, visible(new, table), "seed \(seed)")
        let expected = origins.enumerated().flatMap { section, rows in
            rows.enumerated().compactMap { row, origin in
                origin.flatMap { selected.contains($0.indexPath) ? $0 : nil }
                    .map { _ in IndexPath(row: row, section: section) }
            }
        }
        expect(table.indexPathsForSelectedRows ?? [], expected, "seed \(seed)")
        for cell in table.visibleCells {
            let path = table.indexPath(for: cell)
            expect(cell.isSelected, path.map { expected.contains($0) }, "seed \(seed)")
        }
        if table.frame.height == 2000 {
            // Rows that stay keep their cells, unless they are reloaded.
            let reloaded = Set(
                naive.batch.rows.reloads.flatMap { run in
                    (run.row..<run.end).map { old[Int(run.section)][Int($0)] }
                })
            for cell in table.visibleCells {
                let text = cell.textLabel?.text ?? ""
                // A reloaded row may get its old cell again, from the pool.
                if text.hasPrefix("new") || reloaded.contains(text) { continue }
                expect(cells[text] === cell, "seed \(seed): \(text)")
            }
        }
    }

    /// The texts of the rows in the visible area.
    @MainActor
    private func visible(_ rows: [[String]], _ table: TableView) -> [String] {
        let all = rows.flatMap { $0 }
        let first = Int(table.contentOffset.y / 44)
        let last = Int(((table.contentOffset.y + table.frame.height) / 44).rounded(.up))
        return Array(all[min(first, all.count)..<min(last, all.count)])
    }
}
#endif
