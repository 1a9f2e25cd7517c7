import Foundation
import MiniRx
import Tableau
import TableauRx
import TestEnvironment
import Testing

/// Observers of some sections' selection.
extension SelectionModelTests {
    /// Each chain hears of its own rows only, and only when they change.
    @Test func anObserverIsNotCalledForOtherSections() {
        let fixture = Fixture<Place>(showing: [.first, .second])
        let binder = fixture.binder!
        binder.selection.mode = .multiple
        var calls: [String] = []
        for (place, ids) in [(Place.first, 1...2), (.second, 3...4)] {
            binder.onSection(place).bind(
                cellType: TextCell.self, models: ids.map { Item($0) },
                mapToViewModels: TextCell.ViewModel.init
            ).onSelectionChanged { calls.append("\(place) \($0.map(\.id))") }
        }
        binder.finish()
        fixture.table.layoutIfNeeded()
        fixture.table.tapRow(at: [0, 1])
        expect(calls, ["first [2]"])
        fixture.table.tapRow(at: [1, 0])
        fixture.table.tapRow(at: [1, 1])
        expect(calls, ["first [2]", "second [3]", "second [3, 4]"])
        binder.selection.removeAll()
        fixture.turn()
        expect(calls.count == 5 && calls.suffix(2).sorted() == ["first []", "second []"])
    }
}
