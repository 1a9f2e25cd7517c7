import Foundation
import MiniRx
import Tableau
import TableauRx
import TestEnvironment
import Testing

// A table that follows its end.

extension AnchorTests {
    @Test func theEndIsFollowed() {
        binder.anchor = .end(followsWithin: 2)
        start()
        expect(last, 99)
        var counts: [Int] = []
        let subscription = binder.rx.unseenRows.subscribe(onNext: { counts.append($0) })
        defer { subscription.dispose() }
        items.accept(items.value + [Item(100), Item(101), Item(102)])
        fixture.turn()
        expect(last, 102)
        scroll(to: 1_000)
        items.accept([Item(-1)] + items.value + [Item(103)])
        let before = distance(30)
        fixture.turn()
        expect(distance(30), before)
        expect(binder.unseenRows, 1)
        binder.scrollToEnd(animated: false)
        table.layoutIfNeeded()
        expect(last, 103)
        expect(counts, [0, 1, 0])
    }

    @Test func theEndIsFollowedWhenAHeaderAppears() {
        var titles: [Place: String] = [:]
        binder.anchor = .end(followsWithin: 0)
        binder.onSection(.second)
            .bind(cellType: TextCell.self, models: { [Item(200)] })
            .bind(headerTitle: { titles[.second] })
        start()
        expect(last, 200)
        titles[.second] = "Second"
        binder.refresh()
        fixture.turn()
        let row = table.rectForRow(at: [1, 0])
        expect(table.headerView(forSection: 1) != nil)
        expect(row.maxY <= table.contentOffset.y + 440)
        expect(table.contentOffset.y, table.contentSize.height - 440)
    }

    /// A reload says only how many rows there are.
    @Test func theEndIsFollowedWithoutAnimation() {
        binder.anchor = .end(followsWithin: 2)
        binder.animateChanges = false
        start()
        items.accept(items.value + [Item(100)])
        fixture.turn()
        expect(last, 100)
        scroll(to: table.contentOffset.y - 50)
        items.accept(items.value + [Item(101)])
        fixture.turn()
        expect(last, 101, "the end is near")
        scroll(to: 1_000)
        let before = distance(30)
        items.accept([Item(-1)] + items.value.dropLast() + [Item(102), Item(103), Item(104)])
        fixture.turn()
        expect(distance(30), before)
        expect(binder.unseenRows, 2, "one of three in place of another")
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
        expect(binder.unseenRows, 2)
        fixture.table.contentOffset.y = fixture.table.contentSize.height - 440 - 60
        fixture.table.layoutIfNeeded()
        days.accept(days.value.merging([.third: [Item(70)]]) { $1 })
        fixture.turn()
        expect(fixture.table.indexPathsForVisibleRows?.last, [2, 0], "the end is near")
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
            expect(table.rectForRow(at: [0, 99]).maxY, table.contentOffset.y + 440)
        }
        // Not for a reader farther up.
        scroll(to: 440)
        items.accept(items.value.dropLast() + [Item(99, "longer")])
        fixture.turn()
        expect(table.contentOffset.y, 440)
    }

    @Test func theEndIsFollowedThroughReloads() {
        binder.anchor = .end(followsWithin: 2)
        binder.animateChanges = false
        start()
        items.accept(items.value + (100..<150).map { Item($0) })
        fixture.turn()
        expect(last, 149)
        scroll(to: 1_000)
        let before = distance(30)
        items.accept([Item(-1)] + items.value)
        fixture.turn()
        expect(distance(30), before)
        items.accept((500..<600).map { Item($0) })
        fixture.turn()
        expect(last, 599, "none of the visible rows is left")
    }

    @Test func theEndIsFollowedBelowAFooter() {
        binder.anchor = .end(followsWithin: 2)
        binder.onSection(.first).bind(footerTitle: "The end")
        start()
        expect(last, 99)
        for (count, animates) in [(120, false), (140, true), (160, false)] {
            binder.animateChanges = animates
            items.accept((0..<count).map { Item($0) })
            fixture.turn()
            expect(last, count - 1)
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
            expect(binder.unseenRows, 100)
            binder.animateChanges = animates
            items.accept(Array(items.value.prefix(50)))
            fixture.turn()
            expect(binder.unseenRows, 50 - 33)
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
        expect(binder.unseenRows, 1)
        binder.anchor = .top
        fixture.turn()
        expect(binder.unseenRows, 0)
        expect(counts, [1, 0])
    }
}
