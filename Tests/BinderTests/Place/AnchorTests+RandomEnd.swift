import Foundation
import Tableau
import TestEnvironment
import Testing

// Random turns of a table that follows its end, beside a model of what is new and seen.

extension AnchorBatchTests {
    @Test(arguments: 0..<UInt64(Effort.count(3, full: 10)))
    func theEndIsFollowedInRandomTurns(seed: UInt64) {
        var random = Dice(state: seed)
        start(.end(followsWithin: 3))
        var followed = 0
        for turn in 0..<Effort.count(60, full: 300, soak: 60_000) {
            scrollAnywhere(using: &random)
            let before = EndModel(self, followsWithin: 3)
            var next: [Place: [Item]] = [:]
            for section in [Place.first, .second, .third] {
                next[section] = changed(rows.value[section]!, section, using: &random)
            }
            rows.accept(next)
            if Int.random(in: 0..<3, using: &random) == 0 {
                fixture.binder.displayedSections = [.first, .second, .third]
                    .shuffled(using: &random)
            }
            let order = fixture.binder.displayedSections.flatMap { next[$0]!.map(\.id) }
            fixture.turn()
            let arrivals = before.arrivals(in: order)
            let place = "seed \(seed), turn \(turn)"
            if before.isFollowed(in: order) {
                followed += 1
                expect(fixture.binder.unseenRows, 0, "\(place)")
                expect(order.isEmpty || showsEnd, "\(place)")
            } else {
                let below = order.count - visible.count - rowsAbove
                expect(
                    fixture.binder.unseenRows, min(before.unseen + arrivals, below), "\(place)")
            }
        }
        expect(followed > 5)
    }

    private func scrollAnywhere(using random: inout Dice) {
        let end = max(0, table.contentSize.height - 440)
        let isNearEnd = Bool.random(using: &random)
        let y = CGFloat.random(in: isNearEnd ? max(0, end - 200)...end : 0...end, using: &random)
        table.contentOffset.y = y.rounded(.down)
        table.layoutIfNeeded()
        // As a display would, before the next data.
        fixture.turn()
    }

    /// Removes some rows and inserts others.
    private func changed(
        _ items: [Item], _ section: Place, using random: inout Dice
    ) -> [Item] {
        let odds = Int.random(in: 1...12, using: &random)
        var items = items.filter { _ in Int.random(in: 0..<20, using: &random) >= odds / 4 }
        for _ in 0..<(Bool.random(using: &random) ? odds / 3 : 0) {
            let id = section.rawValue * 1_000_000 + Int.random(in: 100..<1_000_000, using: &random)
            // A soak run draws the identity of a row that is there; the model counts each one once.
            guard !items.contains(where: { $0.id == id }) else { continue }
            items.insert(Item(id), at: .random(in: 0...items.count, using: &random))
        }
        return items.count > 30 ? Array(items.suffix(20)) : items
    }

    fileprivate var visible: [IndexPath] { table.indexPathsForVisibleRows ?? [] }

    fileprivate var order: [Int] {
        fixture.binder.displayedSections.flatMap { rows.value[$0]!.map(\.id) }
    }

    fileprivate var rowsAbove: Int {
        guard let first = visible.first else { return 0 }
        return (0..<first.section).reduce(first.row) { $0 + table.numberOfRows(inSection: $1) }
    }

    fileprivate var showsEnd: Bool {
        let section = (0..<3).last { table.numberOfRows(inSection: $0) > 0 }
        guard let section else { return true }
        let row = IndexPath(row: table.numberOfRows(inSection: section) - 1, section: section)
        return table.rectForRow(at: row).maxY <= table.contentOffset.y + 440
    }
}

/// What was visible before a turn.
@MainActor
private struct EndModel {
    let order: Set<Int>
    let visible: [Int]
    let unseen: Int
    let isNear: Bool
    let showsEnd: Bool

    init(_ tests: AnchorBatchTests, followsWithin rows: Int) {
        let order = tests.order
        self.order = Set(order)
        visible = Array(order.dropFirst(tests.rowsAbove).prefix(tests.visible.count))
        unseen = tests.fixture.binder.unseenRows
        isNear =
            visible.isEmpty || order.count - tests.rowsAbove - visible.count <= rows
        showsEnd = tests.showsEnd
    }

    /// The number of new rows behind the last visible one; all, if that is gone.
    func arrivals(in next: [Int]) -> Int {
        let last = visible.last.flatMap { next.firstIndex(of: $0) }
        return next.dropFirst(last.map { $0 + 1 } ?? 0).count { !order.contains($0) }
    }

    func isFollowed(in next: [Int]) -> Bool {
        let isLeft = visible.contains { next.contains($0) }
        return !isLeft || isNear && (showsEnd || arrivals(in: next) > 0)
    }
}
