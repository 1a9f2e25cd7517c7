#if !canImport(UIKit)
import Tableau
import TestEnvironment
import Testing

/// Editing mode of the display-neutral table, where people check rows; that of `UITableView` is in
/// UIKitTests.
@MainActor
struct EditingModeTests {
    @MainActor
    private final class Screen {
        let fixture = Fixture<Place>(showing: [.first])
        var opened: [Int] = []
        var selections: [[Int]] = []
        var selection: SelectionModel<Place> { fixture.binder.selection }

        init(_ mode: SelectionMode) {
            selection.mode = mode
            fixture.binder.onSection(.first).bind(
                cellType: TextCell.self, models: [Item(1, "a"), Item(2, "b"), Item(3, "c")],
                mapToViewModels: TextCell.ViewModel.init
            )
            .onTapped { [unowned self] _, _, item in opened.append(item.id) }
            .onSelectionChanged { [unowned self] in selections.append($0.map(\.id)) }
            fixture.binder.finish()
            fixture.table.layoutIfNeeded()
            selections = []
        }

        func tap(_ row: Int) { fixture.table.tapRow(at: [0, row]) }
    }

    @Test(arguments: SelectionMode.allCases)
    func tapsCheckRowsAndOpenNone(mode: SelectionMode) {
        let screen = Screen(mode)
        expect(!screen.selection.isEditing)
        screen.selection.isEditing = true
        expect(screen.fixture.table.isEditing)
        screen.selections = []
        screen.tap(0)
        screen.tap(2)
        expect(screen.fixture.table.indexPathsForSelectedRows, [[0, 0], [0, 2]])
        screen.fixture.table.openRow(at: RowPath(section: 0, row: 0))
        expect(screen.opened.isEmpty)
        expect(screen.selections, [[1], [1, 3], [3]])
        screen.selection.isEditing = false
        expect(screen.selection.isEmpty || mode == .required)
        screen.tap(1)
        expect(screen.opened, [2])
    }

    @Test func theTablesModeAndTheSelectionsAreOne() {
        let screen = Screen(.single)
        screen.fixture.table.allowsMultipleSelectionDuringEditing = true
        screen.fixture.table.setEditing(true, animated: false)
        expect(screen.selection.isEditing)
        screen.tap(0)
        screen.tap(1)
        expect(screen.selection.models(as: Item.self).map(\.id), [1, 2])
        screen.fixture.table.setEditing(false, animated: false)
        expect(!screen.selection.isEditing && screen.selection.isEmpty)
    }
}
#endif
