import Tableau
import TestEnvironment
import Testing

/// Without animation, the table is reloaded when something changed, and only then.
@MainActor
struct UnchangedTurnTests {
    @MainActor
    final class Screen {
        let fixture = Fixture<Place>(showing: [.first, .second])
        var items: [Place: [Item]] = [.first: [Item(1, "a"), Item(2, "b")], .second: []]
        var numbers = [1, 2]
        var title: String? = "head"
        var cells = 0
        var reloads: [String] = []

        init() {
            fixture.binder.animateChanges = false
            fixture.binder.onSections(.first, .third).bind(
                cellType: TextCell.self, models: { [unowned self] in items },
                mapToViewModels: TextCell.ViewModel.init
            ).onDequeue { [unowned self] _, _, _, _ in cells += 1 }
            fixture.binder.onSection(.second)
                .bind(cellType: OtherCell.self, models: { [unowned self] in numbers })
                .bind(headerTitle: { [unowned self] in title })
            fixture.binder.onDidApply { [unowned self] update in
                if case .reload(let reason) = update { reloads.append(reason) }
            }
            fixture.binder.finish()
            fixture.table.layoutIfNeeded()
        }

        /// Returns the number of reloads of a turn.
        func turn() -> Int {
            let before = reloads.count
            fixture.binder.refresh()
            fixture.turn()
            return reloads.count - before
        }
    }

    @Test func aTurnWithoutChangesKeepsTheCells() {
        let screen = Screen()
        let cells = screen.cells
        expect(screen.turn(), 0)
        // Other arrays with the same rows.
        screen.items = [.first: [Item(1, "a"), Item(2, "b")]]
        screen.numbers = Array(1...2)
        expect(screen.turn(), 0)
        expect(screen.cells, cells)
    }

    /// A cell may show something of its section.
    @Test func anotherValueOfASectionReloads() {
        let fixture = Fixture<Chapter>(showing: [Chapter(number: 1, title: "old")])
        fixture.binder.animateChanges = false
        fixture.binder.onAllSections().bind(
            cellProvider: { _, section, _, _ in
                let cell = TableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = section.title
                return cell
            }, models: { [Chapter(number: 1, title: "old"): [1]] })
        fixture.binder.finish()
        expect(fixture.lines, ["old"])
        fixture.binder.displayedSections = [Chapter(number: 1, title: "new")]
        fixture.turn()
        expect(fixture.lines, ["new"])
    }

    @Test func eachChangeReloads() {
        let screen = Screen()
        let changes: [(Screen) -> Void] = [
            { $0.items[.first]?[1].text = "c" },
            { $0.items[.first]?.swapAt(0, 1) },
            { $0.items[.first]?.removeLast() },
            { $0.items[.first] = [Item(9, "c")] },
            { $0.numbers[0] = 5 },
            { $0.title = "other" },
            { $0.title = nil },
            { $0.fixture.binder.displayedSections = [.second, .first] },
            { $0.fixture.binder.displayedSections = [.second] },
        ]
        for (index, change) in changes.enumerated() {
            change(screen)
            expect(screen.turn(), 1, "change \(index)")
            expect(screen.turn(), 0, "change \(index)")
        }
        expect(screen.reloads.allSatisfy { $0 == "animateChanges is false." })
    }
}
