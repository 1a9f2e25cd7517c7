#if !canImport(UIKit) || os(watchOS)
import Foundation
import Tableau
import TestEnvironment
import Testing

private final class CountingCell: TableViewCell {
    var reuses = 0

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }
}

private final class CountingHeader: TableViewHeaderFooterView {
    var reuses = 0

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }
}

@MainActor
struct ReuseTests {
    @Test func aPoolHasTheLatestCellsOfItsRegistration() throws {
        // A pool is last in first out.
        do {
            let source = ListSource([["a", "b", "c"]])
            let table = makeTable(source)
            let old = table.visibleCells
            source.sections = [["x", "y", "z", "w"]]
            table.reloadData()
            // Cells are released bottom-up, so the topmost is the last in and the first out.
            let new = table.visibleCells
            expect(new.prefix(3).map(ObjectIdentifier.init), old.map(ObjectIdentifier.init))
            expect(new.count, 4)
        }
        // A cell of an earlier registration is not reused. A displayed cell outlives the
        // registration that it was made by.
        do {
            let table = makeTable(ListSource([["a"]]))
            expect(table.visibleCells.count, 1)
            table.register(CountingCell.self, forCellReuseIdentifier: "row")
            table.reloadData()
            expect(table.visibleCells.first is CountingCell)
        }
        // Cells without an identifier are not pooled.
        do {
            var made = 0
            let source = ClosureSource(counts: [1]) { _, _ in
                made += 1
                return TableViewCell(style: .default, reuseIdentifier: nil)
            }
            let table = makeTable(source)
            table.layoutIfNeeded()
            table.reloadData()
            table.layoutIfNeeded()
            expect(made, 2)
        }
    }

    @Test func prepareForReuseIsCalledForPooledCellsOnly() {
        let source = ClosureSource(counts: [10]) { table, path in
            table.dequeueReusableCell(withIdentifier: "counting", for: path)
        }
        let table = makeTable(source, height: 88)
        table.register(CountingCell.self, forCellReuseIdentifier: "counting")
        let reuses = { table.visibleCells.compactMap { ($0 as? CountingCell)?.reuses } }
        expect(reuses(), [0, 0])
        table.contentOffset.y = 88
        expect(reuses(), [1, 1])
        table.reconfigureRows(at: [IndexPath(row: 2, section: 0)])
        expect(reuses(), [1, 1], "a reconfigured cell is not reused")
        expect(table.visibleCells.allSatisfy { $0.reuseIdentifier == "counting" })
    }

    @Test(arguments: [IndexPath(row: 0, section: 4), IndexPath(row: 7, section: 1), []])
    func reconfiguringAnUnknownRowWhileDeletingASectionDoesNothing(path: IndexPath) {
        let source = ListSource([["a", "b"], ["c"]])
        let table = makeTable(source)
        table.layoutIfNeeded()
        table.performBatchUpdates {
            source.sections = [["c"]]
            table.deleteSections([0], with: .fade)
            table.reconfigureRows(at: [path])
        }
        expect(table.shownTexts, ["c"])
    }

    @Test func reconfiguringKeepsTheCellAndAppliesAfterABlock() {
        // Reconfiguring keeps the cell and measures it again.
        do {
            let source = ListSource([["a", "b", "c"]])
            let table = makeTable(source, height: 100)
            let cells = table.visibleCells
            source.trace = []
            source.sections = [["a", "B", "C"]]
            table.reconfigureRows(at: [
                IndexPath(row: 1, section: 0), IndexPath(row: 2, section: 0),
            ])
            table.reconfigureRows(at: [IndexPath(row: 9, section: 4)])
            expect(source.trace.filter { $0.hasPrefix("cell") }, ["cell 0.1", "cell 0.2"])
            expect(table.shownTexts, ["a", "B", "C"])
            expect(table.visibleCells.map(ObjectIdentifier.init), cells.map(ObjectIdentifier.init))
            table.rowHeight = 60
            expect(table.visibleCells.count, 2)
            source.trace = []
            table.reconfigureRows(at: [IndexPath(row: 2, section: 0)])
            expect(!source.trace.contains { $0.hasPrefix("cell") }, "the row has no cell")
        }
        // Reconfiguring inside a block applies after it.
        do {
            let source = ListSource([["a", "b", "c"]])
            let table = makeTable(source)
            let kept = table.visibleCells[2]
            table.performBatchUpdates {
                source.sections = [["x", "a", "C"]]
                table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
                table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
                table.reconfigureRows(at: [
                    IndexPath(row: 2, section: 0), IndexPath(row: 1, section: 0),
                ])
            }
            expect(table.shownTexts, ["x", "a", "C"])
            expect(table.visibleCells[2] === kept)
        }
    }

    /// What a rejected batch asked for is not left to the next one.
    @Test func reconfiguringInARejectedBatchDoesNothing() {
        let source = ListSource([["a", "b", "c"]])
        let table = makeTable(source)
        var rules: [TableContractViolation.Rule] = []
        table.contractViolationHandler = { rules.append($0.rule) }
        table.layoutIfNeeded()
        table.metrics.headerFooterHeight = { _ in 28 }
        table.metrics.rowHeight = { [unowned table] content in
            if rules.isEmpty { table.reconfigureRows(at: [IndexPath(row: 1, section: 0)]) }
            return 44
        }
        table.layoutIfNeeded()
        expect(rules, [.updatesDuringLayout])
        // The rows are loaded again.
        table.layoutIfNeeded()
        source.trace = []
        table.performBatchUpdates {
            source.sections[0].append("d")
            table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .none)
        }
        expect(source.trace, ["sections", "rows 0", "cell 0.3"])
    }

    @Test func headersHaveAPoolOfTheirOwn() {
        let source = HeaderSource()
        let table = makeTable(source, style: .grouped, height: 88)
        table.register(CountingHeader.self, forHeaderFooterViewReuseIdentifier: "header")
        table.delegate = source
        let first = table.headerView(forSection: 0)
        expect(first?.textLabel?.role, .header)
        expect((first as? CountingHeader)?.reuses, 0)
        table.contentOffset.y = 28
        expect(table.headerView(forSection: 0) == nil)
        table.contentOffset.y = 100
        expect(table.headerView(forSection: 1) === first)
        expect((first as? CountingHeader)?.reuses, 1)
        source.hasFooters = true
        table.contentOffset.y = 80
        table.reloadData()
        expect(table.footerView(forSection: 0)?.textLabel?.role, .footer)
    }
}

@MainActor
private final class HeaderSource: TableViewDataSource, TableViewDelegate {
    var hasFooters = false

    func numberOfSections(in tableView: TableView) -> Int { 5 }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        TableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(
        _ tableView: TableView, viewForHeaderInSection section: Int
    ) -> TableElementView? {
        hasFooters ? nil : tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
    }

    func tableView(
        _ tableView: TableView, viewForFooterInSection section: Int
    ) -> TableElementView? {
        hasFooters ? tableView.dequeueReusableHeaderFooterView(withIdentifier: "header") : nil
    }
}
#endif
