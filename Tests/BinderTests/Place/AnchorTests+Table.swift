#if !canImport(UIKit)
import Foundation
import Tableau
import TestEnvironment
import Testing

/// The anchor of a binder, and the table's own property for tables without one.
@MainActor
struct AnchorAndTableTests {
    let fixture = Fixture<Place>(showing: [.first], height: 200)

    private func finish(_ items: @escaping () -> [Item]) {
        fixture.table.rowHeight = 20
        fixture.binder.onSection(.first).bind(
            cellType: TextCell.self, models: items, mapToViewModels: TextCell.ViewModel.init)
        fixture.binder.finish()
        fixture.table.layoutIfNeeded()
    }

    private var first: String? { fixture.table.visibleCells.first?.textLabel?.text }

    @Test func theTablesPropertyDoesNotEndTheAnchor() {
        var items = (0..<50).map { Item($0, "\($0)") }
        fixture.binder.anchor = .end(followsWithin: 2)
        finish { items }
        expect(!fixture.table.keepsVisibleRowsInPlace)
        fixture.table.keepsVisibleRowsInPlace = true
        fixture.table.keepsVisibleRowsInPlace = false
        items.append(Item(50, "50"))
        fixture.binder.refresh()
        fixture.turn()
        expect(fixture.table.visibleCells.last?.textLabel?.text, "50")
    }

    @Test(arguments: [true, false])
    func theAnchorDoesNotEndTheTablesProperty(keeps: Bool) {
        var items = (0..<50).map { Item($0, "\($0)") }
        fixture.table.keepsVisibleRowsInPlace = keeps
        finish { items }
        expect(fixture.table.keepsVisibleRowsInPlace, keeps)
        items.insert(Item(50, "50"), at: 0)
        fixture.binder.refresh()
        fixture.turn()
        expect(first, (keeps ? "0" : "50"))
    }
}
#endif
