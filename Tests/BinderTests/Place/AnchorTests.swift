import Foundation
import MiniRx
import Tableau
import TableauRx
import Testing

/// What stays in view when rows change, and positions that are saved and restored.
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
        #expect(distance(23) == before)
        items.accept((300..<350).map { Item($0) } + items.value.reversed())
        binder.animateChanges = false
        fixture.turn()
        #expect(distance(23) == before, "also if the table is reloaded")
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
        #expect(distance(23) == before)
        title = nil
        heights[4] = 66
        items.accept(items.value.map { Item($0.id, heights[$0.id] == nil ? "" : "tall") })
        binder.refresh()
        fixture.turn()
        #expect(distance(23) == before)
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
        #expect(before == 20)
        // Too short to keep the row in place, until the last rows have more than their estimate.
        items.accept(
            [Item(30), Item(31)] + items.value.prefix(14) + (40..<46).map { Item($0) })
        fixture.turn()
        #expect(distance(12) == before)
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
            #expect(distance(whole) == before)
        }
        items.accept(items.value + [Item(500)])
        fixture.clock.advance()
        scroll(to: 700)
        #expect(table.contentOffset.y == 700, "the user scrolls before the layout")
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
        #expect(table.rectForRow(at: [0, 50]).height == 90)
        #expect(distance(98) == before)
        #expect(last == 99)
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
        #expect(last == 8)
        #expect(table.contentOffset.y == 0)
    }

    @Test func newRowsAtTheTopAreShown() {
        start()
        items.accept([Item(200)] + items.value)
        fixture.turn()
        #expect(table.contentOffset.y == 0)
    }

    @Test func theEndIsFollowed() {
        binder.anchor = .end(followsWithin: 2)
        start()
        #expect(last == 99)
        var counts: [Int] = []
        let subscription = binder.rx.unseenRows.subscribe(onNext: { counts.append($0) })
        defer { subscription.dispose() }
        items.accept(items.value + [Item(100), Item(101), Item(102)])
        fixture.turn()
        #expect(last == 102)
        scroll(to: 1_000)
        items.accept([Item(-1)] + items.value + [Item(103)])
        let before = distance(30)
        fixture.turn()
        #expect(distance(30) == before)
        #expect(binder.unseenRows == 1)
        binder.scrollToEnd(animated: false)
        table.layoutIfNeeded()
        #expect(last == 103)
        #expect(counts == [0, 1, 0])
    }

    /// A reload says only how many rows there are.
    @Test func theEndIsFollowedWithoutAnimation() {
        binder.anchor = .end(followsWithin: 2)
        binder.animateChanges = false
        start()
        items.accept(items.value + [Item(100)])
        fixture.turn()
        #expect(last == 100)
        scroll(to: table.contentOffset.y - 50)
        items.accept(items.value + [Item(101)])
        fixture.turn()
        #expect(last == 101, "the end is near")
        scroll(to: 1_000)
        let before = distance(30)
        items.accept([Item(-1)] + items.value.dropLast() + [Item(102), Item(103), Item(104)])
        fixture.turn()
        #expect(distance(30) == before)
        #expect(binder.unseenRows == 2, "one of three in place of another")
    }

    @Test func rowsThatComeWithTheirSectionAreNew() {
        let fixture = Fixture<Place>(.hidesSectionsWithNoCellData, height: 440)
        let (binder, days) = (fixture.binder!, BehaviorRelay<[Place: [Item]]>(value: [:]))
        days.accept([.first: (0..<50).map { Item($0) }])
        binder.anchor = .end(followsWithin: 2)
        binder.onAllSections().rx.bind(
            cellType: TextCell.self, models: days, mapToViewModels: TextCell.ViewModel.init)
        binder.finish()
        fixture.table.layoutIfNeeded()
        fixture.table.contentOffset.y -= 300
        fixture.table.layoutIfNeeded()
        days.accept(days.value.merging([.second: [Item(60), Item(61)]]) { $1 })
        fixture.turn()
        #expect(binder.unseenRows == 2)
        fixture.table.contentOffset.y = fixture.table.contentSize.height - 440 - 60
        fixture.table.layoutIfNeeded()
        days.accept(days.value.merging([.third: [Item(70)]]) { $1 })
        fixture.turn()
        #expect(fixture.table.indexPathsForVisibleRows?.last == [2, 0], "the end is near")
    }

    @Test func theEndIsFollowedWhileItsRowGrows() {
        binder.anchor = .end(followsWithin: 0)
        binder.onSection(.first).bind(
            cellType: TextCell.self, models: items, mapToViewModels: TextCell.ViewModel.init
        )
        .cellHeight { _, item in CGFloat(40 + 20 * item.text.count) }
        binder.finish()
        table.layoutIfNeeded()
        for text in ["a", "ab", "abc", ""] {
            items.accept(items.value.dropLast() + [Item(99, text)])
            fixture.turn()
            #expect(table.rectForRow(at: [0, 99]).maxY == table.contentOffset.y + 440)
        }
        // Not for a reader farther up.
        scroll(to: 440)
        items.accept(items.value.dropLast() + [Item(99, "longer")])
        fixture.turn()
        #expect(table.contentOffset.y == 440)
    }

    @Test func theEndIsFollowedThroughReloads() {
        binder.anchor = .end(followsWithin: 2)
        binder.animateChanges = false
        start()
        items.accept(items.value + (100..<150).map { Item($0) })
        fixture.turn()
        #expect(last == 149)
        scroll(to: 1_000)
        let before = distance(30)
        items.accept([Item(-1)] + items.value)
        fixture.turn()
        #expect(distance(30) == before)
        items.accept((500..<600).map { Item($0) })
        fixture.turn()
        #expect(last == 599, "none of the visible rows is left")
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
        #expect(distance(30) == before)
    }

    @Test func theEndIsFollowedBelowAFooter() {
        binder.anchor = .end(followsWithin: 2)
        binder.onSection(.first).bind(footerTitle: "The end")
        start()
        #expect(last == 99)
        for (count, animates) in [(120, false), (140, true), (160, false)] {
            binder.animateChanges = animates
            items.accept((0..<count).map { Item($0) })
            fixture.turn()
            #expect(last == count - 1)
        }
    }

    @Test func deletedRowsAreNoLongerUnseen() {
        binder.anchor = .end(followsWithin: 0)
        start()
        for animates in [true, false] {
            binder.animateChanges = true
            scroll(to: 1_000)
            items.accept(items.value + (200..<300).map { Item($0) })
            fixture.turn()
            #expect(binder.unseenRows == 100)
            binder.animateChanges = animates
            items.accept(Array(items.value.prefix(50)))
            fixture.turn()
            #expect(binder.unseenRows == 50 - 33)
            items.accept((0..<100).map { Item($0) })
            scroll(to: 10_000)
            fixture.turn()
        }
    }

    @Test func noRowsAreUnseenWithAnotherAnchor() {
        var counts: [Int] = []
        binder.onUnseenRows { counts.append($0) }
        binder.anchor = .end(followsWithin: 0)
        start()
        scroll(to: 1_000)
        items.accept(items.value + [Item(100)])
        fixture.turn()
        #expect(binder.unseenRows == 1)
        binder.anchor = .top
        fixture.turn()
        #expect(binder.unseenRows == 0)
        #expect(counts == [1, 0])
    }

    // MARK: Positions

    @Test func aPositionIsRestoredWhenItsRowIsThere() throws {
        start()
        scroll(to: 1_234)
        let saved = try JSONEncoder().encode(binder.position)
        let before = distance(29)

        let other = AnchorTests()
        other.items.accept([])
        other.binder.position = try JSONDecoder().decode(TablePosition?.self, from: saved)
        other.start()
        other.items.accept((0..<10).map { Item($0) })
        other.fixture.turn()
        #expect(other.table.contentOffset.y == 0)
        other.items.accept((-20..<100).map { Item($0) })
        other.fixture.turn()
        #expect(other.distance(29) == before)
        other.items.accept((-40..<100).map { Item($0) })
        other.scroll(to: 0)
        other.fixture.turn()
        #expect(other.table.contentOffset.y == 0, "it applies once")
    }

    /// Encoders write the properties of an identity in any order.
    @Test(arguments: [#"{\"year\":2026,\"month\":11}"#, #"{\"month\":11,\"year\":2026}"#])
    func aSectionWithSeveralPropertiesIsFound(section: String) throws {
        struct Month: TableViewSection, Codable {
            let year: Int
            let month: Int
        }
        let saved = #"{"section":"\#(section)","row":"29","distance":0,"isAtEnd":false}"#
        let fixture = Fixture<Month>(showing: [Month(year: 2026, month: 11)], height: 440)
        fixture.binder.position = try JSONDecoder().decode(
            TablePosition.self, from: Data(saved.utf8))
        fixture.binder.onAllSections().bind(
            cellType: TextCell.self,
            models: { [Month(year: 2026, month: 11): (0..<100).map { Item($0) }] },
            mapToViewModels: TextCell.ViewModel.init)
        fixture.binder.finish()
        fixture.table.layoutIfNeeded()
        let top = try #require(
            fixture.table.indexPathsForVisibleRows?.first {
                fixture.table.rectForRow(at: $0).minY >= fixture.table.contentOffset.y
            })
        #expect(top.row == 29)
    }

    /// An identity that can only be encoded, and identities of several types in a section.
    @Test func aRowIsFoundByItsText() throws {
        struct Code: Encodable, Hashable {
            let code: Int
        }
        struct Row: CollectionIdentifiable, Equatable {
            let collectionId: AnyHashable
        }
        func table(_ rows: [Row]) -> Fixture<Place> {
            let fixture = Fixture<Place>(showing: [.first], height: 440)
            fixture.binder.onSection(.first).bind(cellType: TextCell.self, models: { rows })
                .onDequeue { _, _, _ in }
            fixture.binder.finish()
            fixture.table.layoutIfNeeded()
            return fixture
        }
        for rows in [
            (0..<100).map { Row(collectionId: Code(code: $0)) },
            [Row(collectionId: "x")] + (1..<100).map { Row(collectionId: $0) },
        ] {
            let before = table(rows)
            before.table.contentOffset.y = 1_234
            before.table.layoutIfNeeded()
            let after = table(rows)
            after.binder.position = before.binder.position
            #expect(after.table.contentOffset.y == 1_234)
        }
    }

    @Test func aPositionAtTheEndStaysAtTheEnd() {
        binder.anchor = .end(followsWithin: 0)
        start()
        let position = binder.position
        let other = AnchorTests()
        other.binder.anchor = .end(followsWithin: 0)
        other.binder.position = position
        other.items.accept((0..<150).map { Item($0) })
        other.start()
        #expect(other.last == 149)
    }

    @Test func aPositionAtTheEndScrollsBackToIt() {
        binder.anchor = .end(followsWithin: 0)
        start()
        let position = binder.position
        scroll(to: 440)
        items.accept(items.value + [Item(200)])
        binder.position = position
        fixture.turn()
        #expect(last == 200)
        #expect(binder.unseenRows == 0)
    }

    @Test func anUnknownPositionDoesNothing() throws {
        let other = AnchorTests()
        other.items.accept((500..<600).map { Item($0) })
        other.start()
        other.scroll(to: 1_234)
        let unknown: TablePosition = try #require(other.binder.position)
        binder.position = unknown
        start()
        #expect(table.contentOffset.y == 0)
        scroll(to: 440)
        binder.position = unknown
        items.accept(items.value + [Item(100)])
        fixture.turn()
        #expect(table.contentOffset.y == 440)
    }
}
