import Foundation
import MiniRx
import Tableau
import TableauRx
import TestEnvironment
import Testing

/// What stays in view when rows change.
@MainActor
struct AnchorTests {
    let fixture = Fixture<Place>(showing: [.first, .second], height: 440)
    let items = BehaviorRelay<[Item]>(value: (0..<100).map { Item($0) })

    var binder: SectionedTableViewBinder<Place> { fixture.binder }
    var table: TableView { fixture.table }

    func start() {
        binder.onSection(.first).bind(
            cellType: TextCell.self, models: items, mapToViewModels: TextCell.ViewModel.init)
        binder.finish()
        table.layoutIfNeeded()
    }

    /// The distance of an item from the top of the visible area.
    func distance(_ id: Int) -> CGFloat? {
        binder.indexPath(of: id, in: .first).map {
            table.rectForRow(at: $0).minY - table.contentOffset.y
        }
    }

    func scroll(to y: CGFloat) {
        table.contentOffset.y = y
        table.layoutIfNeeded()
    }

    var last: Int? {
        table.indexPathsForVisibleRows?.last.flatMap { binder.model(at: $0, as: Item.self)?.id }
    }

    @Test func theFirstVisibleRowKeepsItsPosition() {
        start()
        scroll(to: 1_000)
        let before = distance(23)
        items.accept([Item(200), Item(201)] + items.value.filter { !(3...7).contains($0.id) })
        fixture.turn()
        expect(distance(23), before)
        items.accept((300..<350).map { Item($0) } + items.value.reversed())
        binder.animateChanges = false
        fixture.turn()
        expect(distance(23), before, "also if the table is reloaded")
    }

    @Test(arguments: [true, false])
    func theFirstVisibleRowKeepsItsPositionWhileHeightsChange(insertsRows: Bool) {
        var heights: [Int: CGFloat] = [:]
        var title: String? = "title"
        binder.onSection(.first)
            .bind(
                cellType: TextCell.self, models: items, mapToViewModels: TextCell.ViewModel.init
            )
            .cellHeight { heights[$1.id] ?? 40 }
            .bind(headerTitle: { title })
        binder.finish()
        scroll(to: 1_000)
        let before = distance(23)
        let added = insertsRows ? [Item(200)] : []
        heights = [3: 90, 22: 55, 31: 70]
        items.accept(added + items.value.map { Item($0.id, heights[$0.id] == nil ? "" : "tall") })
        fixture.turn()
        expect(distance(23), before)
        title = nil
        heights[4] = 66
        items.accept(items.value.map { Item($0.id, heights[$0.id] == nil ? "" : "tall") })
        binder.refresh()
        fixture.turn()
        expect(distance(23), before)
    }

    /// A footer above is measured, which moves the visible rows down, while rows below shrink.
    @Test(arguments: [20, 30, 40, 50] as [CGFloat])
    func theTableIsNotScrolledBeyondItsEndWhileFootersAreMeasured(shrinking: CGFloat) {
        let rows = BehaviorRelay<[Place: [Item]]>(value: [
            .first: (0..<20).map { Item($0) }, .second: (100..<130).map { Item($0) },
        ])
        binder.onAllSections()
            .rx.bind(
                cellType: TextCell.self, models: rows, mapToViewModels: TextCell.ViewModel.init
            )
            .cellHeight { $2.id == 200 ? 44 - shrinking : 44 }
            .bind(footerTitles: [.first: "rows", .second: "rows"])
        binder.finish()
        table.scrollToRow(at: [1, 5], at: .top, animated: false)
        table.layoutIfNeeded()
        rows.accept([
            .first: (0..<60).map { Item($0) }, .second: (105..<114).map { Item($0) } + [Item(200)],
        ])
        fixture.turn()
        expect(table.contentOffset.y <= table.contentSize.height - 440)
    }

    @Test func theFirstVisibleRowKeepsItsPositionWhileInsertedRowsBelowAreMeasured() {
        items.accept((0..<20).map { Item($0) })
        binder.onSection(.first).bind(
            cellType: TextCell.self, models: items, mapToViewModels: TextCell.ViewModel.init
        )
        .cellHeight { _, _ in 60 }
        binder.finish()
        for y in [0, 400, 760, 700] as [CGFloat] { scroll(to: y) }
        let before = distance(12)
        expect(before, 20)
        // Too short to keep the row in place, until the last rows have more than their estimate.
        items.accept(
            [Item(30), Item(31)] + items.value.prefix(14) + (40..<46).map { Item($0) })
        fixture.turn()
        expect(distance(12), before)
    }

    @Test func theFirstVisibleRowKeepsItsPositionWhileAReloadMeasuresRows() {
        binder.animateChanges = false
        binder.onSection(.first)
            .bind(
                cellType: TextCell.self, models: items, mapToViewModels: TextCell.ViewModel.init
            )
            .cellHeight { $1.id.isMultiple(of: 3) ? 70 : 35 }
        binder.finish()
        table.layoutIfNeeded()
        scroll(to: 1_000)
        for start in [200, 300, 400] {
            let paths = table.indexPathsForVisibleRows ?? []
            let ids = paths.compactMap { binder.model(at: $0, as: Item.self)?.id }
            let whole = ids.first { distance($0)! >= 0 }!
            let before = distance(whole)
            items.accept((start..<(start + 10)).map { Item($0) } + items.value)
            fixture.turn()
            expect(distance(whole), before)
        }
        items.accept(items.value + [Item(500)])
        fixture.clock.advance()
        scroll(to: 700)
        expect(table.contentOffset.y, 700, "the user scrolls before the layout")
    }

    @Test func askingForTheAreaOfARowMovesNoOther() {
        binder.onSection(.first)
            .bind(
                cellType: TextCell.self, models: items, mapToViewModels: TextCell.ViewModel.init
            )
            .cellHeight { $1.id == 50 ? 90 : 40 }
        binder.finish()
        table.layoutIfNeeded()
        binder.scrollToEnd(animated: false)
        table.layoutIfNeeded()
        let before = distance(98)
        expect(table.rectForRow(at: [0, 50]).height, 90)
        expect(distance(98), before)
        expect(last, 99)
    }

    /// The reload's rows have not been laid out when the row that it kept goes.
    @Test func aBatchRightAfterAReload() {
        start()
        scroll(to: 1_000)
        binder.animateChanges = false
        items.accept((300..<400).map { Item($0) } + items.value)
        fixture.clock.advance()
        binder.animateChanges = true
        items.accept([Item(7), Item(8)])
        fixture.clock.advance()
        table.layoutIfNeeded()
        expect(last, 8)
        expect(table.contentOffset.y, 0)
    }

    @Test func newRowsAtTheTopAreShown() {
        start()
        items.accept([Item(200)] + items.value)
        fixture.turn()
        expect(table.contentOffset.y, 0)
    }

    @Test func aChosenRowKeepsItsPosition() {
        binder.anchor = .row(.row(30), in: .first)
        start()
        scroll(to: 1_200)
        let before = distance(30)
        var moved = items.value
        moved.insert(moved.remove(at: 30), at: 60)
        items.accept(moved)
        fixture.turn()
        items.accept((200..<230).map { Item($0) } + items.value)
        fixture.turn()
        expect(distance(30), before)
    }

    /// No row comes or goes: only the heights of rows around it change.
    @Test func aChosenRowKeepsItsPositionWhileVisibleRowsAboveItGrow() {
        var height: CGFloat = 40
        binder.anchor = .row(.row(30), in: .first)
        binder.onSection(.first)
            .bind(
                cellType: TextCell.self, models: items, mapToViewModels: TextCell.ViewModel.init
            )
            .cellHeight { (28...30).contains($1.id) ? height : 40 }
        binder.finish()
        table.layoutIfNeeded()
        for y in [1_000, 1_210] as [CGFloat] {
            scroll(to: y)
            let before = distance(30)
            height += 25
            items.accept(
                items.value.map { Item($0.id, (28...30).contains($0.id) ? "\(height)" : "") })
            expect(fixture.turn().first?.changesStructure, false)
            expect(distance(30), before)
        }
    }
}
