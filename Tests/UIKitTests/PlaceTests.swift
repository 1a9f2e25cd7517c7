import Foundation
import MiniRx
import Tableau
import TableauRx
import TestEnvironment
import Testing
import UIKit

/// Places in a table that is not always in a window.
@MainActor
struct PlaceTests {
    let screen = Screen(Part.self, height: 440)
    let items = BehaviorRelay<[Item]>(value: (0..<100).map { Item($0) })

    var table: CountingTable { screen.table }
    var binder: SectionedTableViewBinder<Part> { screen.binder }

    func start() {
        binder.displayedSections = [.first]
        binder.onSection(.first).rx.bind(
            cellType: ItemCell.self, models: items, mapToViewModels: \.self)
        binder.finish()
    }

    /// The distance of an item from the top of the visible area.
    func distance(_ id: Int) -> CGFloat? {
        binder.indexPath(of: id, in: .first).map {
            table.rectForRow(at: $0).minY - table.contentOffset.y
        }
    }

    var last: Int? {
        table.indexPathsForVisibleRows?.last.flatMap { binder.model(at: $0, as: Item.self)?.id }
    }

    func show() {
        screen.window.addSubview(table)
        table.layoutIfNeeded()
        screen.turn()
    }

    /// As under a navigation bar, and above a tab bar.
    @Test func aPositionIsRestoredBelowTheBars() {
        start()
        table.contentInset = UIEdgeInsets(top: 88, left: 0, bottom: 34, right: 0)
        table.contentOffset.y = 1_234
        screen.turn()
        let saved = binder.position
        let before = distance(33)
        table.contentOffset.y = 0
        screen.turn()
        binder.position = saved
        screen.turn()
        expect(before != nil && distance(33) == before)
    }

    /// UIKit animates from where the cells were: a corrected offset would show as a jump.
    @Test func rowsThatStayDoNotJump() {
        binder.anchor = .top
        start()
        table.contentOffset.y = 1_200
        screen.turn()
        let before = distance(30)
        items.accept((200..<210).map { Item($0) } + items.value)
        screen.turn()
        expect(distance(30), before)
        expect(!table.isAnimated, "rows above the visible ones")
        items.accept(items.value.filter { $0.id != 31 })
        screen.turn()
        expect(table.isAnimated, "a row among the visible ones")
        expect(table.jumps, 0)
    }

    @Test func aChosenRowIsFollowedWithoutAWindow() {
        binder.anchor = .row(.row(30), in: .first)
        start()
        table.contentOffset.y = 1_200
        table.layoutIfNeeded()
        table.removeFromSuperview()
        items.accept((200..<210).map { Item($0) } + items.value)
        screen.turn()
        show()
        let before = distance(30)
        var moved = items.value
        moved.insert(moved.remove(at: 60), at: 0)
        items.accept(moved)
        screen.turn()
        expect(distance(30), before)
    }

    @Test func theEndIsShownOnceTheTableIsInAWindow() {
        table.removeFromSuperview()
        binder.anchor = .end(followsWithin: 0)
        start()
        show()
        expect(last, 99)
        table.removeFromSuperview()
        items.accept((0..<200).map { Item($0) })
        screen.clock.advance()
        show()
        expect(last, 199)
    }

    /// Rows that size themselves are higher than UIKit expected when it scrolled.
    @Test func theEndIsReachedWhereAScrollEndsAboveIt() {
        binder.anchor = .end(followsWithin: 0)
        start()
        show()
        table.shortScrolls = 3
        items.accept((0..<200).map { Item($0) })
        screen.turn()
        let bottom = table.rectForRow(at: [0, 199]).maxY
        expect(bottom, table.contentOffset.y + table.frame.height)
        expect(table.shortScrolls, 0)
        expect(last, 199)
    }

    /// The last row of a page is not the end: a reader goes on where the page ended.
    @Test func aPageThatArrivesWithoutAWindowIsNotSkipped() {
        var answers: [PagerEdge: (Result<Pager<Item, Int>.Page, any Error>) -> Void] = [:]
        let pager = Pager<Item, Int>(pageSize: 10) { edge, _ in
            .create { answer in
                answers[edge] = answer
                return Disposables.create()
            }
        }
        func page(_ ids: Range<Int>) -> Result<Pager<Item, Int>.Page, any Error> {
            let rows = ids.map { Item($0) }
            return .success(.init(rows: rows, before: ids.lowerBound, after: ids.upperBound - 1))
        }
        binder.anchor = .end(followsWithin: 2)
        binder.displayedSections = [.first]
        binder.onSection(.first)
            .rx.bind(cellType: ItemCell.self, models: pager.rows, mapToViewModels: \.self)
            .paged(by: pager, within: 3)
        binder.finish()
        pager.refresh(from: 49)
        answers[.end]?(page(50..<60))
        screen.turn()
        let before = distance(59)
        table.removeFromSuperview()
        answers[.end]?(page(60..<80))
        screen.clock.advance()
        show()
        expect(pager.currentRows.count, 30)
        expect(before != nil && distance(59) == before)
    }

    @Test func deletedRowsAreNoLongerUnseenOnceTheTableIsInAWindow() {
        binder.anchor = .end(followsWithin: 0)
        start()
        table.contentOffset.y = 1_000
        table.layoutIfNeeded()
        items.accept((0..<110).map { Item($0) })
        screen.turn()
        expect(binder.unseenRows, 10)
        table.removeFromSuperview()
        items.accept((0..<35).map { Item($0) })
        screen.clock.advance()
        show()
        expect(binder.unseenRows, 34 - last!)
    }

    @Test func aPositionIsRestoredOnceTheTableIsInAWindow() {
        start()
        table.contentOffset.y = 1_234
        table.layoutIfNeeded()
        let before = distance(30)
        let other = PlaceTests()
        other.table.removeFromSuperview()
        other.binder.position = binder.position
        other.start()
        expect(other.table.contentOffset.y, 0)
        other.show()
        expect(other.distance(30), before)
    }

    @Test func aRowIsFocusedOnceTheTableIsInAWindow() {
        start()
        table.removeFromSuperview()
        binder.focus(.row(60), in: .first)
        screen.clock.advance()
        expect(table.contentOffset.y, 0)
        show()
        expect(table.indexPathsForVisibleRows?.contains([0, 60]), true)
    }

    @Test func aChosenRowIsFollowedThroughAMoveThatFails() {
        struct Full: Error {}
        binder.anchor = .row(.row(30), in: .first)
        binder.displayedSections = [.first]
        binder.onSection(.first)
            .rx.bind(cellType: ItemCell.self, models: items, mapToViewModels: \.self)
            .reorderable { _ in throw Full() }
        binder.finish()
        table.contentOffset.y = 1_200
        screen.turn()
        table.drop([0, 28], at: [0, 30])
        let before = distance(30)
        screen.turn()
        expect(before != nil && distance(30) == before)
    }

    @Test func aFooterBelowTheEndStaysInView() {
        binder.anchor = .end(followsWithin: 0)
        binder.displayedSections = [.first]
        binder.onSection(.first)
            .rx.bind(cellType: ItemCell.self, models: items, mapToViewModels: \.self)
            .bind(footerTitle: "100 items")
        binder.finish()
        screen.turn()
        expect(last, 99)
        table.contentOffset.y = table.contentSize.height - 440
        table.layoutIfNeeded()
        let before = distance(99)
        items.accept([Item(0, "zero")] + items.value.dropFirst())
        screen.turn()
        expect(before != nil && distance(99) == before)
    }

    @Test func rowsStayInPlaceThroughAReloadInAWindow() {
        start()
        table.contentOffset.y = 1_234
        screen.turn()
        let before = distance(33)
        binder.animateChanges = false
        items.accept([Item(200)] + items.value)
        screen.turn()
        expect(before != nil && distance(33) == before)
    }
}
