import Foundation
import MiniRx
import Tableau
import TableauRx
import TestEnvironment
import Testing
import UIKit

/// Places in a table that leaves its window, as under a pushed screen, or that becomes smaller, as
/// above a keyboard.
@MainActor
struct WindowPlaceTests {
    let base = PlaceTests()

    var table: CountingTable { base.table }
    var binder: SectionedTableViewBinder<Part> { base.binder }
    var items: BehaviorRelay<[Item]> { base.items }

    func scroll(to y: CGFloat) {
        table.contentOffset.y = y
        table.layoutIfNeeded()
        base.screen.turn()
    }

    /// The number of the last row that is visible above the keyboard.
    func lastRowAbove(keyboard height: CGFloat) -> Int? {
        table.indexPathsForVisibleRows?.last {
            table.rectForRow(at: $0).maxY <= table.contentOffset.y + 440 - height
        }?.row
    }

    // MARK: Keyboards

    @Test(arguments: [true, false]) func theEndStaysVisibleAboveAKeyboard(isInset: Bool) {
        binder.anchor = .end(followsWithin: 0)
        base.start()
        base.screen.turn()
        expect(base.last, 99)
        if isInset {
            table.contentInset.bottom = 200
        } else {
            table.frame.size.height = 240
        }
        table.layoutIfNeeded()
        expect(lastRowAbove(keyboard: 200), 99)
        items.accept(items.value + [Item(100)])
        base.screen.turn()
        expect(lastRowAbove(keyboard: 200), 100)
        table.contentInset.bottom = 0
        table.frame.size.height = 440
        table.layoutIfNeeded()
        expect(base.last, 100)
        expect(table.contentOffset.y, table.contentSize.height - 440)
    }

    @Test(arguments: [true, false]) func aReaderIsNotDisturbedByAKeyboard(isInset: Bool) {
        binder.anchor = .end(followsWithin: 2)
        base.start()
        scroll(to: 1_000)
        if isInset {
            table.contentInset.bottom = 200
        } else {
            table.frame.size.height = 240
        }
        table.layoutIfNeeded()
        expect(table.contentOffset.y, 1_000)
    }

    // MARK: Windows

    @Test(arguments: 0..<3) func rowsStayInPlaceWithoutAWindow(anchor: Int) {
        let anchors: [TableAnchor<Part>] = [
            .top, .row(.row(33), in: .first), .end(followsWithin: 2),
        ]
        binder.anchor = anchors[anchor]
        base.start()
        scroll(to: 1_234)
        let before = base.distance(33)
        table.removeFromSuperview()
        for start in [200, 300] {
            items.accept((start..<(start + 20)).map { Item($0) } + items.value)
            base.screen.clock.advance()
        }
        items.accept(items.value.filter { $0.id != 20 } + [Item(400)])
        base.screen.clock.advance()
        base.show()
        expect(before != nil && base.distance(33) == before)
        if anchor == 2 { expect(binder.unseenRows, 1) }
        scroll(to: 500)
        base.screen.turn()
        expect(table.contentOffset.y, 500)
    }

    /// As in `viewWillAppear`.
    @Test func whereTheAppScrollsWithoutAWindowCounts() {
        base.start()
        scroll(to: 1_234)
        table.removeFromSuperview()
        items.accept([Item(200)] + items.value)
        base.screen.clock.advance()
        table.contentOffset.y = 600
        base.show()
        expect(table.contentOffset.y, 600)
    }

    @Test func anEndIsFollowedWithoutAWindow() {
        binder.anchor = .end(followsWithin: 2)
        base.start()
        scroll(to: table.contentSize.height - 480)
        table.removeFromSuperview()
        items.accept(items.value + [Item(100), Item(101)])
        base.screen.clock.advance()
        base.show()
        expect(base.last, 101, "the end was near")
    }

    /// As when the app is sent to the background with another screen on top.
    @Test func aPositionIsSavedWithoutAWindow() throws {
        base.start()
        scroll(to: 1_234)
        let before = base.distance(33)
        let saved = try #require(binder.position)
        table.removeFromSuperview()
        expect(binder.position, saved)
        items.accept([Item(200)] + items.value)
        base.screen.clock.advance()
        expect(binder.position, saved)
        base.show()
        scroll(to: 0)
        table.removeFromSuperview()
        binder.position = saved
        base.show()
        expect(base.distance(33), before, "without new data, too")
    }

    /// As under a pushed screen, while the device is turned.
    @Test(arguments: [true, false])
    func theEndStaysVisibleWhenTheHeightChangesWithoutAWindow(hasNewRows: Bool) {
        binder.anchor = .end(followsWithin: 0)
        base.start()
        base.screen.turn()
        table.removeFromSuperview()
        table.frame.size.height = 240
        table.layoutIfNeeded()
        if hasNewRows { items.accept([Item(200)] + items.value) }
        base.screen.clock.advance()
        base.show()
        expect(lastRowAbove(keyboard: 200), items.value.count - 1)
    }

    @Test func anAnchorThatIsChangedWithoutAWindowCounts() {
        binder.anchor = .end(followsWithin: 0)
        base.start()
        base.screen.turn()
        table.removeFromSuperview()
        binder.anchor = .top
        let before = base.distance(95)
        items.accept(items.value + (100..<120).map { Item($0) })
        base.screen.clock.advance()
        base.show()
        expect(before != nil && base.distance(95) == before)
        table.removeFromSuperview()
        binder.anchor = .end(followsWithin: 0)
        items.accept(items.value + [Item(120)])
        base.screen.clock.advance()
        base.show()
        expect(base.last, 120)
    }

    @Test func aPositionAtTheTopIsSavedWithoutAWindow() throws {
        base.start()
        base.screen.turn()
        let saved = try #require(binder.position)
        table.removeFromSuperview()
        expect(binder.position, saved)
        items.accept([Item(200)] + items.value)
        base.screen.clock.advance()
        base.show()
        expect(table.contentOffset.y, 0, "new rows are shown")
    }

    /// As when UIKit takes away the bars' insets from a table without a window.
    @Test(arguments: [0, 2]) func rowsStayInPlaceIfInsetsLeaveWithTheWindow(anchor: Int) {
        binder.anchor = anchor == 0 ? .top : .end(followsWithin: 2)
        table.contentInset = UIEdgeInsets(top: 88, left: 0, bottom: 34, right: 0)
        base.start()
        scroll(to: 1_234)
        let before = base.distance(33)
        table.removeFromSuperview()
        table.contentInset = .zero
        table.contentOffset.y += 88
        items.accept([Item(200)] + items.value)
        base.screen.clock.advance()
        base.screen.window.addSubview(table)
        table.contentInset = UIEdgeInsets(top: 88, left: 0, bottom: 34, right: 0)
        table.contentOffset.y -= 88
        base.show()
        expect(before != nil && base.distance(33) == before)
    }
}

// MARK: Random turns

extension WindowPlaceTests {
    /// Rows come and go while the table is in no window; the first visible row that is never gone
    /// stays where it was, as far as the final content allows.
    @Test(arguments: 0..<UInt64(Effort.count(2, full: 10)))
    func theFirstRowThatIsLeftStaysInRandomTurns(seed: UInt64) {
        var random = SoakGenerator(seed: seed)
        base.start()
        for turn in 0..<Effort.count(30, full: 200, soak: 5_000) {
            let end = max(0, table.contentSize.height - 440)
            scroll(to: .random(in: 0...min(900, end), using: &random).rounded(.down))
            let isAtTop = table.contentOffset.y <= 0
            var kept = (table.indexPathsForVisibleRows ?? []).map { items.value[$0.row].id }
            if let first = kept.first, base.distance(first)! < 0 { kept.append(kept.removeFirst()) }
            let before = Dictionary(uniqueKeysWithValues: kept.map { ($0, base.distance($0)!) })
            table.removeFromSuperview()
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let ids = (0..<60).filter { _ in .random(using: &random) }
                items.accept(ids.map { Item($0) })
                kept.removeAll { !ids.contains($0) }
                base.screen.clock.advance()
            }
            base.show()
            guard let row = kept.first, let distance = before[row], !isAtTop else { continue }
            let path = binder.indexPath(of: row, in: .first)!
            let most = max(0, table.contentSize.height - 440)
            let wanted = max(0, min(table.rectForRow(at: path).minY - distance, most))
            expect(table.contentOffset.y, wanted, "seed \(seed), turn \(turn)")
        }
    }
}
