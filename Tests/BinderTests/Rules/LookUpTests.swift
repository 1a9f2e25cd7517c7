import Foundation
import Tableau
import TestEnvironment
import Testing

@MainActor
struct LookUpTests {
    @Test func displayedRowsAreFoundByIdentity() {
        let fixture = Fixture<Place>(showing: [.second, .first])
        var items = [Item(1, "a"), Item(2, "b")]
        fixture.binder.onSections(.first, .second).bind(
            cellType: TextCell.self, models: { [.first: items, .second: [Item(9, "z")]] },
            mapToViewModels: TextCell.ViewModel.init)
        expect(fixture.binder.indexPath(of: 1, in: .first) == nil)
        fixture.binder.finish()
        let binder = fixture.binder!
        expect(binder.section(at: 0), .second)
        expect(binder.section(at: 2) == nil)
        expect(binder.section(at: -1) == nil)
        expect(binder.indexPath(of: 2, in: .first), [1, 1])
        expect(binder.model(at: [1, 1], as: Item.self)?.text, "b")
        expect(binder.model(at: [1, 1], as: TextCell.ViewModel.self)?.text, "b")
        expect(binder.model(at: [1, 1], as: Int.self) == nil)
        expect(binder.model(at: [1, 2], as: Item.self) == nil)
        expect(binder.model(at: [5, 0], as: Item.self) == nil)
        expect(
            binder.model(at: [], as: Item.self) == nil
                && binder.model(at: [1], as: Item.self) == nil)
        items.insert(Item(3, "c"), at: 0)
        binder.refresh()
        expect(binder.indexPath(of: 2, in: .first), [1, 1])
        fixture.turn()
        expect(binder.indexPath(of: 2, in: .first), [1, 2])
        expect(binder.indexPath(of: 3, in: .first), [1, 0])
        expect(binder.indexPath(of: 9, in: .first) == nil)
        expect(binder.indexPath(of: "2", in: .first) == nil)
        // As in `binder.indexPath(of: mail?.collectionId, in: .inbox)`.
        expect(binder.indexPath(of: Optional(9).map { $0 - 7 }, in: .first), [1, 2])
        expect(binder.indexPath(of: Int?.none, in: .first) == nil)
        // As in `binder.indexPath(of: selected.id, in: selected.section)`.
        expect(binder.indexPath(of: RowID.row(3), in: .first), [1, 0])
        expect(binder.indexPath(of: RowID.row(9), in: .first) == nil)
    }

    /// The value of a section is that of the displayed data, as its rows are.
    @Test func aSectionWithOtherContentIsNewWithTheNextTurn() {
        let fixture = Fixture<Chapter>(showing: [Chapter(number: 1, title: "old")])
        fixture.binder.onAllSections().bind(
            cellType: TextCell.self, viewModels: { [Chapter: [TextCell.ViewModel]]() })
        fixture.binder.finish()
        fixture.binder.displayedSections = [Chapter(number: 1, title: "new")]
        expect(fixture.binder.section(at: 0)?.title, "old")
        fixture.turn()
        expect(fixture.binder.section(at: 0)?.title, "new")
    }

    @Test func newDisplayedSectionsApplyWithTheNextTurn() {
        let fixture = Fixture<Place>(showing: [.first])
        fixture.binder.onSections(.first, .second).bind(
            cellType: TextCell.self, models: [.first: ["a"], .second: ["b", "c", "b"]])
        fixture.binder.finish()
        fixture.binder.displayedSections = [.second, .first]
        expect(!fixture.binder.isDisplayed(.second))
        expect(fixture.binder.indexPath(of: "a", in: .first), [0, 0])
        fixture.turn()
        expect(fixture.binder.isDisplayed(.second))
        expect(!fixture.binder.isDisplayed(.third))
        expect(fixture.binder.indexPath(of: "a", in: .first), [1, 0])
        expect(fixture.binder.indexPath(of: "b", in: .second), [0, 0])
    }

    @Test func aTableWithoutSectionsFindsItsRows() {
        let table = TableView(style: .plain)
        let binder = TableViewBinder(tableView: table, clock: ManualUpdateClock())
        binder.onTable().bind(cellType: TextCell.self, models: ["a", "b"])
        binder.finish()
        expect(binder.indexPath(of: "b", in: .table), [0, 1])
        expect(binder.model(at: 1, as: String.self), "b")
        expect(binder.model(at: 2, as: String.self) == nil)
    }
}
