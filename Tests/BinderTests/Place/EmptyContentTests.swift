import MiniRx
import Tableau
import TableauRx
import TestEnvironment
import Testing

#if canImport(UIKit)
import UIKit
#endif

/// The content shown while a table has no rows.
@MainActor
struct EmptyContentTests {
    @Test func isShownWhileNoSectionHasARow() {
        let fixture = Fixture<Place>(showing: [.first, .second])
        let items = BehaviorRelay<[Item]>(value: [])
        var added = 0
        fixture.binder.onSection(.first).bind(
            cellType: TextCell.self, models: items, mapToViewModels: TextCell.ViewModel.init)
        fixture.binder.emptyContent("No tasks", action: "Add one") { added += 1 }
        let texts = { self.texts(fixture.table) }
        fixture.binder.finish()
        expect(texts(), ["No tasks", "[Add one]"])
        #if !canImport(UIKit)
        fixture.table.shownEmptyContent?.perform()
        expect(added, 1)
        #endif
        fixture.binder.emptyContent("Nothing")
        expect(texts(), ["Nothing"], "a later content replaces the shown one")
        fixture.binder.emptyContent("No tasks", action: "Add one")
        items.accept([Item(1)])
        fixture.turn()
        expect(texts().isEmpty)
        items.accept([])
        fixture.turn()
        expect(texts(), ["No tasks", "[Add one]"])
    }

    /// Its action may refer to what has gone with the binder.
    @Test(arguments: [nil, "Other"]) func goesWithItsBinder(other: String?) {
        let fixture = Fixture<Place>(showing: [.first])
        fixture.binder.emptyContent("No tasks", action: "Add one")
        fixture.binder.finish()
        fixture.binder = SectionedTableViewBinder(
            tableView: fixture.table, sectionedBy: Place.self, clock: fixture.clock)
        var items: [Item] = []
        fixture.binder.displayedSections = [.first]
        fixture.binder.onSection(.first).bind(
            cellType: TextCell.self, models: { items }, mapToViewModels: TextCell.ViewModel.init)
        if let other { fixture.binder.emptyContent(other) }
        fixture.binder.finish()
        expect(texts(fixture.table), [other].compactMap(\.self))
        items = [Item(1)]
        fixture.binder.refresh()
        fixture.turn()
        expect(texts(fixture.table).isEmpty)
    }

    private func texts(_ table: TableView) -> [String] {
        #if canImport(UIKit)
        table.backgroundView?.subviews.map { view in
            if let button = view as? UIButton { return "[\(button.currentTitle ?? "")]" }
            return (view as? UILabel)?.text ?? "?"
        } ?? []
        #else
        table.shownEmptyContent?.lines ?? []
        #endif
    }
}
