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
        #if canImport(UIKit)
        let texts = { fixture.table.backgroundView?.subviews.map(text) ?? [] }
        #else
        let texts = { fixture.table.shownEmptyContent?.lines ?? [] }
        #endif
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

    #if canImport(UIKit)
    private func text(_ view: UIView) -> String {
        if let button = view as? UIButton { return "[\(button.currentTitle ?? "")]" }
        return (view as? UILabel)?.text ?? "?"
    }
    #endif
}
