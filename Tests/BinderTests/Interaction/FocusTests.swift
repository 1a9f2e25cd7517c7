#if !canImport(UIKit)
import Foundation
import Tableau
import TestEnvironment
import Testing

/// Focus without a surface; terminal and UIKit have tests of their own.
@MainActor
struct FocusTests {
    final class FieldCell: TableViewCell, ViewModelBindable, ReuseIdentifiable {
        var viewModel: TextCell.ViewModel? {
            didSet { control = .textField(text: viewModel?.text ?? "") }
        }
    }

    @Test func theFocusGoesToARowThatIsInserted() {
        let fixture = Fixture<Place>(showing: [.first], height: 100)
        var items = (0..<50).map { Item($0, "\($0)") }
        fixture.binder.onSection(.first).bind(
            cellType: FieldCell.self, models: { items }, mapToViewModels: TextCell.ViewModel.init)
        fixture.binder.finish()
        items.append(Item(99, "new"))
        fixture.binder.refresh()
        fixture.binder.focus(.row(99), in: .first, field: .first)
        expect(fixture.binder.focusedRow == nil)
        fixture.turn()
        expect(fixture.binder.focusedRow, RowReference(.row(99), in: .first))
        expect(fixture.table.cellForRow(at: [0, 50])?.control?.isEditing, true)
        // The focus follows its row and ends with it.
        items.insert(Item(98), at: 0)
        fixture.binder.refresh()
        fixture.turn()
        expect(fixture.binder.focusedRow, RowReference(.row(99), in: .first))
        items.removeLast()
        fixture.binder.refresh()
        fixture.turn()
        expect(fixture.binder.focusedRow == nil)
    }

    @Test func aDisplayedRowGetsTheFocusAtOnce() {
        let fixture = Fixture<Place>(showing: [.first])
        fixture.binder.onSection(.first).bind(
            cellType: FieldCell.self, models: [Item(1, "a"), Item(2, "b")],
            mapToViewModels: TextCell.ViewModel.init)
        fixture.binder.finish()
        fixture.binder.focus(.row(2), in: .first)
        expect(fixture.binder.focusedRow?.id, .row(2))
        expect(fixture.table.cellForRow(at: [0, 1])?.control?.isEditing, false)
        // A later request replaces one that waits for its row.
        fixture.binder.focus(.row(7), in: .first)
        fixture.binder.focus(.row(1), in: .first)
        expect(fixture.binder.focusedRow?.id, .row(1))
    }

    @Test func theEndOfAnEditIsReported() {
        let control = CellControl.textField(text: "a")
        var calls: [String] = []
        control.onSubmit = { calls.append("submit \($0)") }
        control.onEndEditing = { calls.append("end \($0)") }
        control.endEditing()
        expect(calls.isEmpty)
        control.isEditing = true
        control.send(.text("b"))
        control.endEditing(submits: true)
        control.isEditing = true
        control.endEditing()
        expect(calls, ["submit text(\"b\")", "end text(\"b\")", "end text(\"b\")"])
    }
}
#endif
