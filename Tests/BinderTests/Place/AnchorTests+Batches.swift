import Foundation
import MiniRx
import Tableau
import TableauRx
import TestEnvironment
import Testing

/// Updates that take several batches: what a batch has no room for, the next one may have.
@MainActor
struct AnchorBatchTests {
    let fixture = Fixture<Place>(showing: [.first, .second, .third], height: 440)
    let rows = BehaviorRelay<[Place: [Item]]>(value: [
        .first: (0..<10).map { Item($0) }, .second: (10..<20).map { Item($0) },
        .third: (20..<30).map { Item($0) },
    ])

    var table: TableView { fixture.table }

    func start(_ anchor: TableAnchor<Place>, height: @escaping (Item) -> CGFloat = { _ in 44 }) {
        fixture.binder.animateSectionMoves = true
        fixture.binder.anchor = anchor
        fixture.binder.onAllSections()
            .rx.bind(
                cellType: TextCell.self, models: rows, mapToViewModels: TextCell.ViewModel.init
            )
            .cellHeight { _, _, item in height(item) }
        fixture.binder.finish()
        table.layoutIfNeeded()
    }

    /// The distance of an item from the top of the visible area.
    func distance(_ id: Int, in section: Place) -> CGFloat? {
        fixture.binder.indexPath(of: id, in: section).map {
            table.rectForRow(at: $0).minY - table.contentOffset.y
        }
    }

    @Test func aRowKeepsItsPositionAlthoughThereIsNoRoomBetweenTwoBatches() {
        start(.row(.row(15), in: .second))
        table.contentOffset.y = 300
        table.layoutIfNeeded()
        let before = distance(15, in: .second)
        rows.accept([
            .second: rows.value[.second]!, .third: (20..<50).map { Item($0) },
        ])
        fixture.binder.displayedSections = [.third, .second, .first]
        expect(fixture.turn().count > 1)
        expect(before != nil && distance(15, in: .second) == before)
    }

    /// A batch without moves of sections deletes and inserts them.
    @Test(arguments: [true, false])
    func aRowKeepsItsPositionInASectionThatIsInsertedElsewhere(followsEnd: Bool) {
        start(followsEnd ? .end(followsWithin: 0) : .top)
        fixture.binder.animateSectionMoves = false
        rows.accept([
            .first: (0..<40).map { Item($0) }, .second: (40..<60).map { Item($0) },
            .third: (60..<80).map { Item($0) },
        ])
        fixture.turn()
        table.contentOffset.y = 600
        table.layoutIfNeeded()
        let before = distance(16, in: .first)
        fixture.binder.onAllSections().bind(headerTitles: [.third: "new"])
        fixture.binder.refresh()
        fixture.binder.displayedSections = [.second, .third, .first]
        expect(fixture.turn().count, 1)
        expect(before != nil && distance(16, in: .first) == before)
    }

    /// The row that was asked for comes before those that the batch keeps.
    @Test(arguments: [true, false])
    func theRowOfTheAnchorKeepsItsPositionInASectionThatIsInsertedElsewhere(isReloaded: Bool) {
        start(.row(.row(16), in: .first))
        fixture.binder.animateSectionMoves = false
        fixture.binder.animateChanges = !isReloaded
        rows.accept([
            .first: (0..<20).map { Item($0) }, .second: (40..<60).map { Item($0) },
            .third: (60..<80).map { Item($0) }, .fourth: (80..<100).map { Item($0) },
        ])
        fixture.binder.displayedSections = [.first, .second, .third, .fourth]
        fixture.turn()
        table.contentOffset.y = 600
        table.layoutIfNeeded()
        expect(table.indexPathsForVisibleRows?.last?.section, 1)
        let before = distance(16, in: .first)
        fixture.binder.displayedSections = [.second, .third, .first, .fourth]
        fixture.turn()
        expect(before != nil && distance(16, in: .first) == before)
    }

    @Test func anEndThatIsSeenOnlyBetweenTwoBatchesIsNotFollowed() {
        start(.end(followsWithin: 0))
        table.contentOffset.y = 400
        table.layoutIfNeeded()
        let before = distance(11, in: .second)
        let more = (30..<60).map { Item($0) }
        rows.accept([.first: [], .second: rows.value[.second]!, .third: more])
        fixture.binder.displayedSections = [.third, .second, .first]
        expect(fixture.turn().count > 1)
        expect(before != nil && distance(11, in: .second) == before)
    }

    /// Whole rows come before a row that is cut off, even if only that one keeps its cell.
    @Test func aWholeRowOfASectionThatIsInsertedElsewhereComesBeforeAPartlyVisibleOne() {
        start(.top)
        fixture.binder.animateSectionMoves = false
        rows.accept([
            .first: (0..<20).map { Item($0) }, .second: (20..<40).map { Item($0) },
            .third: (40..<60).map { Item($0) }, .fourth: (60..<80).map { Item($0) },
        ])
        fixture.binder.displayedSections = [.first, .second, .third, .fourth]
        fixture.turn()
        table.contentOffset.y = 19 * 44 + 20
        table.layoutIfNeeded()
        expect(distance(19, in: .first) == -20 && distance(20, in: .second) == 24)
        fixture.binder.displayedSections = [.first, .third, .fourth, .second]
        expect(fixture.turn().count, 1)
        expect(distance(20, in: .second), 24)
    }

    // MARK: Rows that arrive in sections that move

    // The rows are inserted in one batch, and their section moves in the next one.

    @Test func rowsThatEndUpBelowANearEndAreFollowed() {
        start(.end(followsWithin: 2))
        table.contentOffset.y = 820
        table.layoutIfNeeded()
        expect(table.indexPathsForVisibleRows?.last, [2, 8])
        var next = rows.value
        next[.second]! += [Item(100), Item(101)]
        rows.accept(next)
        fixture.binder.displayedSections = [.first, .third, .second]
        expect(fixture.turn().count, 2)
        expect(table.indexPathsForVisibleRows?.last, [2, 11])
        expect(fixture.binder.unseenRows, 0)
    }

    @Test func rowsThatEndUpAboveANearEndAreNotFollowed() {
        start(.end(followsWithin: 2))
        rows.accept(rows.value.merging([.third: [Item(20)]]) { $1 })
        fixture.turn()
        table.contentOffset.y = 436
        table.layoutIfNeeded()
        expect(table.indexPathsForVisibleRows?.last, [1, 9])
        let before = distance(10, in: .second)
        rows.accept(rows.value.merging([.third: (20..<24).map { Item($0) }]) { $1 })
        fixture.binder.displayedSections = [.third, .first, .second]
        expect(fixture.turn().count, 2)
        expect(before != nil && distance(10, in: .second) == before)
        expect(fixture.binder.unseenRows, 0)
    }
}

// MARK: Random turns

/// Rows come, go and change their order, sections move, headers come and go; one row stays where
/// it is as far as the final content allows.
extension AnchorBatchTests {
    @Test(arguments: 0..<UInt64(Effort.count(3, full: 10)))
    func aChosenRowStaysInRandomTurns(seed: UInt64) {
        takeTurns(.row(.row(15), in: .second), seed: seed, reorders: true) { _ in (.second, 15) }
    }

    /// Most rows between a chosen row out of view and those in view were never measured.
    @Test(arguments: 0..<UInt64(Effort.count(3, full: 10)))
    func aChosenRowStaysWhileHeightsChange(seed: UInt64) {
        takeTurns(
            .row(.row(15), in: .second), seed: seed, reorders: true, changesHeights: true
        ) { _ in (.second, 15) }
    }

    @Test(arguments: 0..<UInt64(Effort.count(3, full: 10)))
    func theFirstVisibleRowStaysInRandomTurns(seed: UInt64) {
        takeTurns(.top, seed: seed, reorders: false) { next in
            let rows = visibleRows.filter { row in
                next[row.section]!.contains { $0.id == row.id }
            }
            let whole = rows.first { distance($0.id, in: $0.section)! >= 0 }
            return whole ?? rows.first
        }
    }

    private var visibleRows: [(section: Place, id: Int)] {
        let (binder, paths) = (fixture.binder!, table.indexPathsForVisibleRows ?? [])
        return paths.map { path in
            let id = binder.model(at: path, as: Item.self)!.id
            return (binder.displayedSections[path.section], id)
        }
    }

    /// - Parameters:
    ///   - reorders: Whether rows change their order.
    ///   - changesHeights: Whether rows change their heights.
    ///   - kept: Returns the row that stays, knowing the next rows; nil if none of them is visible.
    private func takeTurns(
        _ anchor: TableAnchor<Place>, seed: UInt64, reorders: Bool, changesHeights: Bool = false,
        kept: ([Place: [Item]]) -> (section: Place, id: Int)?
    ) {
        var random = Dice(state: seed)
        var titles: [Place: String] = [:]
        fixture.binder.onAllSections().bind(headerTitles: { titles })
        var growth = 1
        start(anchor) { CGFloat(20 + $0.id * growth % 7 * 15) }
        var batches = 0
        for turn in 0..<Effort.count(60, full: 300, soak: 60_000) {
            let end = max(0, table.contentSize.height - 440)
            // Whole points, for exact sums.
            table.contentOffset.y = .random(in: 0...min(900, end), using: &random).rounded(.down)
            table.layoutIfNeeded()
            let isAtTop = anchor == .top && table.contentOffset.y <= 0
            if changesHeights { growth = .random(in: 1...6, using: &random) }
            var next = rows.value.mapValues { rows in
                rows.map { Bool.random(using: &random) ? $0 : Item($0.id, "\($0.id * growth)") }
            }
            let changesRows = !changesHeights || .random(using: &random)
            for section in [Place.first, .second, .third] where changesRows {
                let ids = (section.rawValue * 40)..<(section.rawValue * 40 + 40)
                let count = Int.random(in: 0...40, using: &random)
                var rows = ids.shuffled(using: &random).prefix(count).map {
                    Item($0 + 100, "\($0 * growth)")
                }
                if section == .second { rows.append(Item(15, "\(growth)")) }
                if reorders, .random(using: &random) {
                    rows.shuffle(using: &random)
                } else {
                    rows.sort { $0.id < $1.id }
                }
                next[section] = rows
                titles[section] = Bool.random(using: &random) ? "\(turn)" : nil
            }
            let row = kept(next)
            let before = row.map { distance($0.id, in: $0.section)! }
            rows.accept(next)
            fixture.binder.refresh()
            if changesRows {
                fixture.binder.displayedSections = [.first, .second, .third]
                    .shuffled(using: &random)
            }
            batches += fixture.turn().count
            // Before asking for the area of a row: that measures the row.
            let offset = table.contentOffset.y
            let most = max(0, table.contentSize.height - 440)
            expect((0...most).contains(offset))
            guard let row, let before, !isAtTop else { continue }
            let path = fixture.binder.indexPath(of: row.id, in: row.section)!
            let wanted = max(0, min(table.rectForRow(at: path).minY - before, most))
            expect(offset, wanted, "seed \(seed), turn \(turn)")
        }
        expect(batches > 60)
    }
}
