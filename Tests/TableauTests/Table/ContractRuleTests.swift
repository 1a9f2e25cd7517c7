#if !canImport(UIKit) || os(watchOS)
import Foundation
import Tableau
import TestEnvironment
import Testing

/// A batch that violates one rule.
struct BrokenBatch: Sendable, CustomTestStringConvertible {
    let name: String
    let rule: TableContractViolation.Rule
    let before: [Int]
    let after: [Int]
    let section: Int?
    let rows: [Int]
    let operations: @MainActor @Sendable (TableView) -> Void

    init(
        _ name: String, _ rule: TableContractViolation.Rule, _ before: [Int], _ after: [Int],
        at section: Int? = nil, _ rows: [Int] = [],
        _ operations: @escaping @MainActor @Sendable (TableView) -> Void
    ) {
        self.name = name
        self.rule = rule
        self.before = before
        self.after = after
        self.section = section
        self.rows = rows
        self.operations = operations
    }

    var testDescription: String { name }
}

private func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

@MainActor
struct ContractRuleTests {
    nonisolated static let broken: [BrokenBatch] = [
        BrokenBatch("1 no delete", .sectionCountMismatch, [1, 1], [1]) { _ in },
        BrokenBatch("1 insert too many", .sectionCountMismatch, [1], [1, 1]) {
            $0.insertSections([0], with: .fade)
            $0.deleteSections([0], with: .fade)
        },
        BrokenBatch("2 no operation", .rowCountMismatch, [3], [2], at: 0) { _ in },
        BrokenBatch("2 reload is one and one", .rowCountMismatch, [1, 2], [1, 3], at: 1) {
            $0.reloadRows(at: [path(1, 0)], with: .fade)
        },
        BrokenBatch("2 moved in", .rowCountMismatch, [1, 1], [1, 1], at: 0) {
            $0.moveRow(at: path(0, 0), to: path(1, 0))
        },
        BrokenBatch("2 behind a deleted section", .rowCountMismatch, [1, 2, 3], [2, 4], at: 2) {
            $0.deleteSections([0], with: .fade)
        },
        BrokenBatch("3 delete", .sourceOutOfRange, [2], [2], at: 0, [2]) {
            $0.deleteRows(at: [path(0, 2)], with: .fade)
        },
        BrokenBatch("3 reload", .sourceOutOfRange, [2], [2], at: 1, [0]) {
            $0.reloadRows(at: [path(1, 0)], with: .fade)
        },
        BrokenBatch("3 negative", .sourceOutOfRange, [2], [1], at: 0, [-1]) {
            $0.deleteRows(at: [path(0, -1)], with: .fade)
        },
        BrokenBatch("3 too short a path", .sourceOutOfRange, [2], [1], at: -1, [-1]) {
            $0.deleteRows(at: [IndexPath(index: 0)], with: .fade)
        },
        BrokenBatch("3 move from", .sourceOutOfRange, [2], [2], at: 0, [2]) {
            $0.moveRow(at: path(0, 2), to: path(0, 0))
        },
        BrokenBatch("3 insert", .destinationOutOfRange, [2], [3], at: 0, [3]) {
            $0.insertRows(at: [path(0, 3)], with: .fade)
        },
        BrokenBatch("3 move to", .destinationOutOfRange, [2], [2], at: 0, [0]) {
            $0.moveRow(at: path(0, 0), to: path(0, 2))
        },
        BrokenBatch("3 section delete", .sourceOutOfRange, [2], [], at: 1) {
            $0.deleteSections([1], with: .fade)
        },
        BrokenBatch("3 section reload", .sourceOutOfRange, [2], [2], at: 7) {
            $0.reloadSections([7], with: .fade)
        },
        BrokenBatch("3 section insert", .destinationOutOfRange, [2], [2, 1], at: 2) {
            $0.insertSections([2], with: .fade)
        },
        BrokenBatch("3 section move", .destinationOutOfRange, [2, 1], [2, 1], at: 0) {
            $0.moveSection(0, toSection: 2)
        },
        BrokenBatch("4 row", .deletedAndReloaded, [3], [2], at: 0, [1]) {
            $0.reloadRows(at: [path(0, 0), path(0, 1)], with: .fade)
            $0.deleteRows(at: [path(0, 1)], with: .fade)
        },
        BrokenBatch("4 section", .deletedAndReloaded, [3, 1], [3], at: 1) {
            $0.reloadSections([1], with: .fade)
            $0.deleteSections([1], with: .fade)
        },
        BrokenBatch("4 row of a deleted section", .deletedAndReloaded, [3, 1], [3], at: 1, [0]) {
            $0.reloadRows(at: [path(1, 0)], with: .fade)
            $0.deleteSections([1], with: .fade)
        },
        BrokenBatch("5 delete", .deletedAndMoved, [3], [2], at: 0, [1]) {
            $0.deleteRows(at: [path(0, 1)], with: .fade)
            $0.moveRow(at: path(0, 1), to: path(0, 0))
        },
        BrokenBatch("5 reload", .deletedAndMoved, [3], [3], at: 0, [1]) {
            $0.reloadRows(at: [path(0, 1)], with: .fade)
            $0.moveRow(at: path(0, 1), to: path(0, 0))
        },
        BrokenBatch("5 section", .deletedAndMoved, [3, 1], [1, 3], at: 1) {
            $0.reloadSections([1], with: .fade)
            $0.moveSection(1, toSection: 0)
        },
        BrokenBatch("6 row", .insertedAndMovedTo, [3], [4], at: 0, [2]) {
            $0.insertRows(at: [path(0, 2)], with: .fade)
            $0.moveRow(at: path(0, 0), to: path(0, 2))
        },
        BrokenBatch("6 reload", .insertedAndMovedTo, [3], [3], at: 0, [1]) {
            $0.reloadRows(at: [path(0, 1)], with: .fade)
            $0.moveRow(at: path(0, 0), to: path(0, 1))
        },
        BrokenBatch("6 shifted reload", .insertedAndMovedTo, [4], [4], at: 0, [2]) {
            $0.reloadRows(at: [path(0, 2)], with: .fade)
            $0.deleteRows(at: [path(0, 1)], with: .fade)
            $0.insertRows(at: [path(0, 0)], with: .fade)
            $0.moveRow(at: path(0, 0), to: path(0, 2))
        },
        BrokenBatch("6 section", .insertedAndMovedTo, [1, 2], [1, 1, 2], at: 1) {
            $0.insertSections([1], with: .fade)
            $0.moveSection(0, toSection: 1)
        },
        BrokenBatch("6 section reload", .insertedAndMovedTo, [1, 2, 3], [2, 1, 3], at: 1) {
            $0.reloadSections([1], with: .fade)
            $0.moveSection(0, toSection: 1)
        },
        BrokenBatch(
            "6 section reload behind an insert", .insertedAndMovedTo, [1, 2, 3], [1, 3, 1, 2], at: 1
        ) {
            $0.reloadSections([0], with: .fade)
            $0.insertSections([0], with: .fade)
            $0.moveSection(2, toSection: 1)
        },
        BrokenBatch(
            "6 section reload between inserts and deletes", .insertedAndMovedTo, [1, 2, 3, 4],
            [1, 3, 1, 1], at: 2
        ) {
            $0.reloadSections([2], with: .fade)
            $0.deleteSections([1, 3], with: .fade)
            $0.insertSections([0, 3], with: .fade)
            $0.moveSection(0, toSection: 2)
        },
        BrokenBatch("7 source", .sourceMovedTwice, [3], [3], at: 0, [0]) {
            $0.moveRow(at: path(0, 0), to: path(0, 1))
            $0.moveRow(at: path(0, 0), to: path(0, 2))
        },
        BrokenBatch("7 destination", .destinationMovedToTwice, [3], [3], at: 0, [2]) {
            $0.moveRow(at: path(0, 0), to: path(0, 2))
            $0.moveRow(at: path(0, 1), to: path(0, 2))
        },
        BrokenBatch("7 section source", .sourceMovedTwice, [3, 3], [3, 3], at: 0) {
            $0.moveSection(0, toSection: 1)
            $0.moveSection(0, toSection: 0)
        },
        BrokenBatch("7 section destination", .destinationMovedToTwice, [3, 3], [3, 3], at: 0) {
            $0.moveSection(1, toSection: 0)
            $0.moveSection(0, toSection: 0)
        },
        BrokenBatch("8", .movedIntoInsertedSection, [2], [1, 1], at: 1, [0]) {
            $0.insertSections([1], with: .fade)
            $0.moveRow(at: path(0, 0), to: path(1, 0))
        },
        BrokenBatch("9", .movedOutOfDeletedSection, [2, 1], [3], at: 1, [0]) {
            $0.deleteSections([1], with: .fade)
            $0.moveRow(at: path(1, 0), to: path(0, 0))
        },
        BrokenBatch("10 delete", .duplicateDelete, [3], [1], at: 0, [1]) {
            $0.deleteRows(at: [path(0, 1), path(0, 2), path(0, 1)], with: .fade)
        },
        BrokenBatch("10 insert", .duplicateInsert, [3], [5], at: 0, [1]) {
            $0.insertRows(at: [path(0, 1), path(0, 1)], with: .fade)
        },
        BrokenBatch("10 reload", .duplicateReload, [3], [3], at: 0, [1]) {
            $0.reloadRows(at: [path(0, 1)], with: .fade)
            $0.reloadRows(at: [path(0, 0), path(0, 1)], with: .fade)
        },
        BrokenBatch("10 section delete", .duplicateDelete, [3, 1], [3], at: 1) {
            $0.deleteSections([1], with: .fade)
            $0.deleteSections([1], with: .fade)
        },
        BrokenBatch("10 section insert", .duplicateInsert, [3], [3, 1], at: 1) {
            $0.insertSections([1], with: .fade)
            $0.insertSections([1], with: .fade)
        },
        BrokenBatch("10 section reload", .duplicateReload, [3], [3], at: 0) {
            $0.reloadSections([0], with: .fade)
            $0.reloadSections([0], with: .fade)
        },
        BrokenBatch("11 delete", .rowOperationInMovedSection, [3, 1], [1, 2], at: 0, [0]) {
            $0.moveSection(0, toSection: 1)
            $0.deleteRows(at: [path(0, 0)], with: .fade)
        },
        BrokenBatch("11 insert", .rowOperationInMovedSection, [3, 1], [1, 4], at: 1, [0]) {
            $0.moveSection(0, toSection: 1)
            $0.insertRows(at: [path(1, 0)], with: .fade)
        },
        BrokenBatch("11 reload", .rowOperationInMovedSection, [3, 1], [1, 3], at: 0, [0]) {
            $0.moveSection(0, toSection: 1)
            $0.reloadRows(at: [path(0, 0)], with: .fade)
        },
        BrokenBatch("12 delete", .rowOperationInReloadedSection, [3, 1], [2, 1], at: 0, [0]) {
            $0.reloadSections([0], with: .fade)
            $0.deleteRows(at: [path(0, 0)], with: .fade)
        },
        BrokenBatch("12 insert", .rowOperationInReloadedSection, [3, 1], [4, 1], at: 0, [0]) {
            $0.reloadSections([0], with: .fade)
            $0.insertRows(at: [path(0, 0)], with: .fade)
        },
        BrokenBatch("12 move", .rowOperationInReloadedSection, [3, 1], [2, 2], at: 0, [0]) {
            $0.reloadSections([0], with: .fade)
            $0.moveRow(at: path(0, 0), to: path(1, 0))
        },
    ]

    @Test(arguments: broken)
    func rejects(_ batch: BrokenBatch) {
        let source = ListSource(rows(batch.before, "old"))
        let table = makeTable(source)
        var violations: [TableContractViolation] = []
        table.contractViolationHandler = { violations.append($0) }
        expect(table.shownTexts, source.sections.flatMap { $0 })
        table.performBatchUpdates {
            source.sections = rows(batch.after, "new")
            batch.operations(table)
        }
        expect(violations.map(\.rule), [batch.rule])
        let violation = violations.first
        if let section = batch.section { expect(violation?.section, section) }
        expect(violation?.rows, batch.rows)
        // No half-applied state remains: the table has reloaded everything.
        expect(table.numberOfSections, batch.after.count)
        expect(table.shownTexts, source.sections.flatMap { $0 })
        expect(violation?.description.contains(violation?.advice ?? "-"), true)
    }

    private func rows(_ counts: [Int], _ name: String) -> [[String]] {
        counts.enumerated().map { section, count in (0..<count).map { "\(name) \(section).\($0)" } }
    }

    @Test func everyRuleOfABatchHasATest() {
        let tested = Set(Self.broken.map(\.rule))
        let calls: Set<TableContractViolation.Rule> = [
            .unregisteredIdentifier, .dequeuedTwice, .unknownIndexPath, .cellChangedOnReconfigure,
            .reloadDuringUpdates, .unbalancedEndUpdates, .updatesDuringLayout, .negativeCount,
        ]
        expect(tested.union(calls), Set(TableContractViolation.Rule.allCases))
    }

    @Test func theDescriptionNamesRuleSectionCountsAndAdvice() {
        let source = ListSource([["a"], ["b", "c", "d"]])
        let table = makeTable(source)
        var texts: [String] = []
        table.contractViolationHandler = { texts.append($0.description) }
        table.performBatchUpdates {
            source.sections = [["a"], ["b", "c"]]
            table.insertRows(at: [path(1, 0)], with: .fade)
            table.moveRow(at: path(0, 0), to: path(1, 1))
            table.insertRows(at: [path(0, 0)], with: .fade)
        }
        expect(
            texts,
            [
                "Table contract: the number of rows after the batch does not fit its operations: "
                    + "section 1 (before the batch): 3 before, 2 after, but 3 - 0 deleted + "
                    + "1 inserted + 1 moved in - 0 moved out = 5 [rowCountMismatch]. "
                    + "Change the model inside the block of performBatchUpdates, in step with the "
                    + "operations: the data source must return the new counts once the block has run."
            ])
    }

    // MARK: Tolerated

    @Test func sectionsThatChangeMayHaveOperationsOrAnyNumberOfRows() {
        // Rows of deleted and inserted sections may have operations.
        do {
            let source = ListSource([["a", "b"], ["c", "d"]])
            let table = makeTable(source)
            table.performBatchUpdates {
                source.sections = [["x", "y", "z"], ["c", "d"]]
                table.deleteRows(at: [path(0, 0)], with: .fade)
                table.deleteSections([0], with: .fade)
                table.insertSections([0], with: .fade)
                table.insertRows(at: [path(0, 1)], with: .fade)
            }
            expect(table.shownTexts, ["x", "y", "z", "c", "d"])
        }
        // A reloaded section may have any number of rows.
        do {
            let source = ListSource([["a", "b"], ["c"]])
            let table = makeTable(source)
            table.tapRow(at: path(1, 0))
            table.performBatchUpdates {
                source.sections = [["x"], ["c"]]
                table.reloadSections([0], with: .fade)
            }
            expect(table.shownTexts, ["x", "c"])
            expect(table.indexPathForSelectedRow, path(1, 0))
        }
    }

    // MARK: Calls

    @Test func rejectsAReloadOrAnEndWhereNoneMayBe() {
        // Rejects reload inside a block.
        do {
            let source = ListSource([["a"]])
            let table = makeTable(source)
            var rules: [TableContractViolation.Rule] = []
            table.contractViolationHandler = { rules.append($0.rule) }
            table.performBatchUpdates {
                source.sections = [["a", "b"]]
                table.insertRows(at: [path(0, 1)], with: .fade)
                table.reloadData()
            }
            expect(rules, [.reloadDuringUpdates])
            expect(table.shownTexts, ["a", "b"])
        }
        // Rejects an end without a begin.
        do {
            let table = makeTable(ListSource([]))
            var rules: [TableContractViolation.Rule] = []
            table.contractViolationHandler = { rules.append($0.rule) }
            table.endUpdates()
            expect(rules, [.unbalancedEndUpdates])
        }
    }

    @Test func rejectsUnknownIdentifiersAndPaths() {
        let source = ListSource([["a"]])
        let table = makeTable(source)
        var violations: [TableContractViolation] = []
        table.contractViolationHandler = { violations.append($0) }
        _ = table.dequeueReusableCell(withIdentifier: "nothing", for: path(0, 0))
        _ = table.dequeueReusableCell(withIdentifier: "row", for: path(0, 1))
        _ = table.dequeueReusableCell(withIdentifier: "row", for: path(1, 0))
        expect(table.dequeueReusableCell(withIdentifier: "nothing") == nil)
        expect(table.dequeueReusableHeaderFooterView(withIdentifier: "nothing") == nil)
        table.selectRow(at: path(0, 4), animated: false, scrollPosition: .none)
        table.tapRow(at: path(2, 0))
        table.scrollToRow(at: path(0, -1), at: .top, animated: false)
        expect(
            violations.map(\.rule),
            [
                .unregisteredIdentifier, .unknownIndexPath, .unknownIndexPath,
                .unknownIndexPath, .unknownIndexPath, .unknownIndexPath,
            ])
        expect(violations.first?.identifier, "nothing")
    }

    @Test func rejectsASecondOrAnotherCellForARow() {
        // Rejects a second dequeue for one row.
        do {
            let source = ClosureSource(counts: [1]) { table, path in
                _ = table.dequeueReusableCell(withIdentifier: "row", for: path)
                return table.dequeueReusableCell(withIdentifier: "row", for: path)
            }
            let table = makeTable(source)
            var rules: [TableContractViolation.Rule] = []
            table.contractViolationHandler = { rules.append($0.rule) }
            table.layoutIfNeeded()
            expect(rules, [.dequeuedTwice])
        }
        // Rejects another cell for a reconfigured row.
        do {
            let source = ClosureSource(counts: [1]) { _, _ in
                TableViewCell(style: .default, reuseIdentifier: "row")
            }
            let table = makeTable(source)
            var rules: [TableContractViolation.Rule] = []
            table.contractViolationHandler = { rules.append($0.rule) }
            table.layoutIfNeeded()
            table.reconfigureRows(at: [path(0, 0)])
            expect(rules, [.cellChangedOnReconfigure])
            expect(table.visibleCells.count, 1)
        }
    }

    @Test func rejectsABatchStartedWhileCellsAreMade() {
        var isFirst = true
        var completions = 0
        let source = ClosureSource(counts: [2]) { table, _ in
            if isFirst {
                isFirst = false
                table.performBatchUpdates(nil) { _ in completions += 1 }
            }
            return TableViewCell(style: .default, reuseIdentifier: "row")
        }
        let table = makeTable(source)
        var rules: [TableContractViolation.Rule] = []
        table.contractViolationHandler = { rules.append($0.rule) }
        table.completionScheduler = { $0() }
        table.layoutIfNeeded()
        expect(rules, [.updatesDuringLayout])
        expect(completions, 1)
        expect(table.visibleCells.count, 2)
    }

    @Test func rejectsNegativeCounts() {
        let source = ClosureSource(counts: [1, -1]) { _, _ in
            TableViewCell(style: .default, reuseIdentifier: "row")
        }
        let table = makeTable(source)
        var rules: [TableContractViolation.Rule] = []
        table.contractViolationHandler = { rules.append($0.rule) }
        expect(table.numberOfRows(inSection: 1), 0)
        expect(rules, [.negativeCount])
    }
}
#endif
