import Tableau
import TableauTesting
import TestEnvironment
import Testing

/// Batches of any library, checked against the rows before and after.
struct ContractTests {
    private func violation(
        _ batch: TableChanges, _ before: KeyValuePairs<String, [Int]>,
        _ after: KeyValuePairs<String, [Int]>
    ) -> TableViolation? {
        do throws(TableViolation) {
            var table = StrictTable(before.map { .init($0.key, $0.value) })
            try table.apply(batch, showing: after.map { .init($0.key, $0.value) })
            return nil
        } catch {
            return error
        }
    }

    @Test func correctBatchesPass() {
        // A correct batch passes.
        do {
            let batch = TableChanges(
                deleteRows: [[0, 0]], insertRows: [[0, 2]], moveRows: [(from: [0, 2], to: [0, 0])])
            expect(violation(batch, ["a": [1, 2, 3]], ["a": [3, 2, 4]]) == nil)
        }
        // Moved sections keep their rows.
        do {
            let batch = TableChanges(moveSections: [(from: 0, to: 1)])
            expect(violation(batch, ["a": [1], "b": [2]], ["b": [2], "a": [1]]) == nil)
            expect(violation(batch, ["a": [1], "b": [2]], ["b": [1], "a": [2]])?.rule, "wrongRow")
        }
        // Reloaded rows may show anything.
        do {
            expect(violation(TableChanges(reloadRows: [[0, 0]]), ["a": [1]], ["a": [9]]) == nil)
            expect(violation(TableChanges(reloadSections: [0]), ["a": [1]], ["b": [7, 8]]) == nil)
        }
    }

    @Test func wrongBatchesAreRejected() {
        // Counts that do not match are rejected.
        let found = violation(TableChanges(deleteRows: [[0, 0]]), ["a": [1, 2]], ["a": [1, 2]])
        guard case .refused(let refusal)? = found else { return expect(found != nil) }
        expect(refusal.rule, .rowCountMismatch)
        expect(refusal.description.contains("2 - 1 deleted + 0 inserted = 1 ["), true)

        // Deleting the wrong row is found. A table accepts this batch but shows the wrong rows from
        // then on.
        expect(
            violation(TableChanges(deleteRows: [[0, 1]]), ["a": [1, 2, 3]], ["a": [2, 3]]),
            .wrongRow(section: 0, row: 0, shown: "1", expected: "2"))

        // Deleting the wrong section is found.
        expect(
            violation(TableChanges(deleteSections: [0]), ["a": [], "b": []], ["a": []]),
            .wrongSection(index: 0, shown: "b", expected: "a"))

        // Paths out of range are rejected.
        for path in [[-1, 0], [0, .max], [.max, .max], [0], []] as [[Int]] {
            let batch = TableChanges(deleteRows: [.init(indexes: path)])
            expect(violation(batch, ["a": [1]], ["a": []])?.rule, "sourceOutOfRange", "\(path)")
        }
    }

    private struct Item: Equatable, CustomStringConvertible {
        let id: Int
        let amount: Int
        var description: String { "\(id)*\(amount)" }
    }

    @Test func changedContentWithoutAnUpdateIsStale() throws {
        var table = StrictTable([.init("a", [Item(id: 1, amount: 1)])], identifiedBy: \.id)
        #expect(throws: TableViolation.staleRow(section: 0, row: 0, shown: "1*1", expected: "1*2"))
        {
            try table.apply(TableChanges(), showing: [.init("a", [Item(id: 1, amount: 2)])])
        }
        try table.apply(
            TableChanges(reconfigureRows: [[0, 0]]),
            showing: [.init("a", [Item(id: 1, amount: 2)])])
    }

    @Test func aRejectedBatchLeavesTheTableUnchanged() throws {
        var table = StrictTable([.init("a", [1, 2])])
        #expect(throws: TableViolation.self) {
            try table.apply(TableChanges(), showing: [.init("a", [1])])
        }
        expect(table.contents, [.init("a", [1, 2])])
        try table.apply(TableChanges(deleteRows: [[0, 1]]), showing: [.init("a", [1])])
        expect(table.contents, [.init("a", [1])])
    }
}
