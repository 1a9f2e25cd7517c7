import Foundation
import Tableau
import TestEnvironment
import Testing
import UIKit

/// A batch that violates the table contract would crash an app; the adapter doesn't apply it.
@MainActor
struct ForbiddenBatchTests {
    /// A table that counts one row more than it has, as after a change that bypassed the binder.
    final class MiscountingTable: UITableView {
        var surplus = 0
        var batches = 0
        var reloads = 0

        override func numberOfRows(inSection section: Int) -> Int {
            super.numberOfRows(inSection: section) + surplus
        }

        override func performBatchUpdates(
            _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
        ) {
            batches += 1
            super.performBatchUpdates(updates, completion: completion)
        }

        override func reloadData() {
            reloads += 1
            surplus = 0
            super.reloadData()
        }
    }

    @Test func theTableReloadsAndTheViolationIsReported() {
        let frame = CGRect(x: 0, y: 0, width: 390, height: 800)
        let window = UIWindow(frame: frame)
        let table = MiscountingTable(frame: frame, style: .plain)
        window.addSubview(table)
        let clock = ManualUpdateClock()
        let binder = SectionedTableViewBinder(
            tableView: table, sectionedBy: Part.self, clock: clock)
        var diagnostics: [TableDiagnostic] = []
        binder.diagnosticHandler = { diagnostics.append($0) }
        var items = [Item(1), Item(2)]
        binder.displayedSections = [.first]
        binder.onSection(.first).bind(cellType: ItemCell.self, viewModels: { items })
        binder.finish()

        table.surplus = 1
        items = [Item(2), Item(3), Item(4)]
        binder.refresh()
        clock.advance()

        expect(table.batches, 0)
        expect(table.reloads, 2)
        expect(table.visibleCells.map { $0.textLabel?.text }, ["2", "3", "4"])
        expect(diagnostics.map(\.kind), [.reloadedInsteadOfAnimated])
        expect(diagnostics[0].message.contains("rowCountMismatch"))

        items = [Item(4), Item(2)]
        binder.refresh()
        clock.advance()
        expect(table.batches, 1)
        expect(table.reloads, 2)
        expect(diagnostics.count, 1)
    }
}
