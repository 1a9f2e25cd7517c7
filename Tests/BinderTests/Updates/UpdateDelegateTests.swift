import Tableau
import TestEnvironment
import Testing

/// What an update delegate must do if it applies updates itself, and what happens if it doesn't.
@MainActor
struct UpdateDelegateTests {
    /// Applies every update itself.
    final class TakesOver: TableViewUpdateDelegate {
        var reasons: [String] = []
        let apply: (TableView, CollectionUpdate, @escaping () -> Void) -> Void

        init(_ apply: @escaping (TableView, CollectionUpdate, @escaping () -> Void) -> Void) {
            self.apply = apply
        }

        func tableView(
            _ tableView: TableView, apply update: CollectionUpdate,
            updateData: @escaping () -> Void
        ) -> Bool {
            apply(tableView, update, updateData)
            return true
        }

        func tableView(_ tableView: TableView, didReloadInsteadOfAnimating reason: String) {
            reasons.append(reason)
        }
    }

    /// Applies only the row operations.
    static func applyRows(
        _ table: TableView, _ update: CollectionUpdate, _ updateData: @escaping () -> Void
    ) {
        table.performBatchUpdates(
            {
                updateData()
                table.deleteRows(at: Array(update.rowDeletes), with: .none)
                table.insertRows(at: Array(update.rowInserts), with: .none)
            }, completion: nil)
    }

    /// Takes the table from the binder, and leaves the update to it.
    final class TakesTable: TableViewUpdateDelegate {
        func tableView(
            _ tableView: TableView, apply update: CollectionUpdate,
            updateData: @escaping () -> Void
        ) -> Bool {
            tableView.dataSource = nil
            return false
        }
    }

    @Test func aDelegateMayTakeTheTable() {
        let fixture = Fixture<Place>(showing: [.first])
        let delegate = TakesTable()
        fixture.binder.updateDelegate = delegate
        var rows = ["a"]
        fixture.binder.onSection(.first).bind(cellType: TextCell.self, models: { rows })
        fixture.binder.finish()
        fixture.table.layoutIfNeeded()
        rows = ["b", "c"]
        fixture.binder.refresh()
        fixture.turn()
        expect(fixture.table.numberOfSections, 0)
        expect(fixture.binder.model(at: [0, 1], as: String.self), "c")
    }

    enum Edge: CaseIterable { case headerTitle, footerTitle, headerView, footerView }

    /// Inserts a row and changes a header or footer in one turn.
    private func run(_ edge: Edge, _ delegate: TakesOver) -> Fixture<Place> {
        let fixture = Fixture<Place>(showing: [.first])
        fixture.binder.updateDelegate = delegate
        var (rows, text) = (["a"], "old")
        let chain = fixture.binder.onSection(.first)
            .bind(cellType: TextCell.self, models: { rows })
        switch edge {
        case .headerTitle: chain.bind(headerTitle: { text })
        case .footerTitle: chain.bind(footerTitle: { text })
        case .headerView: chain.bind(headerType: TextHeader.self, viewModel: { .init(text) })
        case .footerView: chain.bind(footerType: TextHeader.self, viewModel: { .init(text) })
        }
        fixture.binder.finish()
        fixture.table.layoutIfNeeded()
        (rows, text) = (["a", "b"], "new")
        fixture.binder.refresh()
        fixture.turn()
        return fixture
    }

    @Test(arguments: Edge.allCases)
    func aHeaderOrFooterThatTheDelegateLeavesIsReboundByTheBinder(edge: Edge) {
        let delegate = TakesOver(Self.applyRows)
        let fixture = run(edge, delegate)
        expect(fixture.lines.joined(separator: " ").contains("new"))
        expect(fixture.diagnostics.isEmpty)
        expect(delegate.reasons.isEmpty)
    }

    @Test(arguments: Edge.allCases)
    func aHeaderOrFooterThatTheDelegateRebindsIsNotReported(edge: Edge) {
        let delegate = TakesOver { table, update, updateData in
            Self.applyRows(table, update, updateData)
            for section in update.headerUpdates + update.footerUpdates {
                let view =
                    table.headerView(forSection: section) ?? table.footerView(forSection: section)
                if let header = view as? TextHeader {
                    header.viewModel = .init("new")
                } else {
                    view?.textLabel?.text = "new"
                }
            }
        }
        let fixture = run(edge, delegate)
        expect(fixture.lines.joined(separator: " ").contains("new"))
        expect(fixture.diagnostics.isEmpty)
    }

    @Test(arguments: Edge.allCases)
    func aHeaderOrFooterThatTheDelegateReloadsIsNotReported(edge: Edge) {
        let delegate = TakesOver { table, _, updateData in
            updateData()
            table.reloadData()
        }
        let fixture = run(edge, delegate)
        expect(fixture.lines.joined(separator: " ").contains("new"))
        expect(fixture.diagnostics.isEmpty)
    }
}
