import Tableau
import TableauTerminal
import TestEnvironment
import Testing

@Suite struct TimelineTests {
    /// Rows of height 1, one below the other, named by their ids.
    private func rows(_ ids: [Int], fates: [Int: VisibleSlot.Fate] = [:]) -> [VisibleSlot] {
        ids.enumerated().map {
            slot($1, y: Double($0), fates[$1] ?? .stays)
        }
    }

    private func slot(_ id: Int, y: Double, _ fate: VisibleSlot.Fate = .stays) -> VisibleSlot {
        let row = RowPath(section: 0, row: id)
        return VisibleSlot(kind: .row(row), y: y, height: 1, content: CellContent())
            .with(fate)
    }

    private func transition(_ before: [VisibleSlot], _ after: [VisibleSlot]) -> Timeline {
        var timeline = Timeline(showing: before)
        timeline.transition(to: after, at: 10)
        return timeline
    }

    private func slot(_ id: Int, _ timeline: Timeline, at time: Double) -> VisibleSlot? {
        timeline.slots(at: time).first { $0.id == id }
    }

    @Test func nothingMovesAtFirstOrWithoutAnimation() {
        // Nothing moves at first.
        do {
            let timeline = Timeline(showing: rows([1, 2]))
            expect(!timeline.isMoving(at: 0))
            expect(timeline.slots(at: 5).map(\.y), [0, 1])
        }
        // Without animation rows appear and disappear at once.
        do {
            let timeline = transition(
                rows([1, 2], fates: [1: .deletes(.none)]),
                rows([2, 3], fates: [3: .inserts(.none)]))
            expect(slot(1, timeline, at: 10) == nil)
            expect(slot(3, timeline, at: 10)?.opacity, 1)
            expect(slot(3, timeline, at: 10)?.height, 1)
        }
    }

    @Test func rowsOpenAndShrinkAndFloatAndFlash() throws {
        // An inserted row opens and pushes others down.
        do {
            let timeline = transition(
                rows([1, 2]), rows([1, 3, 2], fates: [3: .inserts(.right)]))
            expect(slot(2, timeline, at: 10)?.y, 1)
            let start = try #require(slot(3, timeline, at: 10))
            expect(start.height == 0 && start.y == 1 && start.opacity == 0 && start.slide == 0.6)
            let middle = try #require(slot(3, timeline, at: 10.14))
            let pushed = try #require(slot(2, timeline, at: 10.14))
            expect(abs(middle.y + middle.height - pushed.y) < 1e-9, "rows stay adjacent")
            expect(middle.height > 0.5 && middle.height < 1 && middle.slide > 0)
            expect(timeline.isMoving(at: 10.27))
            expect(!timeline.isMoving(at: 10.28))
            expect(slot(3, timeline, at: 10.28), slot(3, y: 1))
            expect(slot(2, timeline, at: 11)?.y, 2)
        }
        // A deleted row shrinks and disappears.
        do {
            let timeline = transition(rows([1, 2, 3], fates: [2: .deletes(.left)]), rows([1, 3]))
            let middle = try #require(slot(2, timeline, at: 10.1))
            expect(middle.isLeaving && middle.slide < 0 && middle.opacity < 1)
            let below = try #require(slot(3, timeline, at: 10.1))
            expect(abs(middle.y + middle.height - below.y) < 1e-9)
            expect(slot(2, timeline, at: 10.28) == nil)
            expect(slot(3, timeline, at: 10.28)?.y, 1)
        }
        // A moved row floats above the others.
        do {
            let timeline = transition(rows([1, 2, 3]), rows([3, 1, 2], fates: [3: .moves]))
            let items = timeline.slots(at: 10.05)
            expect(items.last?.id, 3, "drawn last, so above")
            expect(items.last?.isFloating, true)
            expect(slot(3, timeline, at: 10)?.y, 2)
            expect(slot(3, timeline, at: 10.3), slot(3, y: 0))
        }
        // A replaced row flashes.
        do {
            let timeline = transition(rows([1, 2]), rows([1, 2], fates: [2: .lights]))
            expect(slot(2, timeline, at: 10)?.flash, 1)
            expect(abs((slot(2, timeline, at: 10.45)?.flash ?? 0) - 0.5) < 1e-9)
            expect(timeline.isMoving(at: 10.8) && !timeline.isMoving(at: 10.9))
            expect(slot(2, timeline, at: 11)?.flash, 0)
        }
    }

    @Test func rowsComeFromBeyondTheEdgeAndLeaveThere() throws {
        // Rows that were not visible come from beyond the edge.
        do {
            // Rows 4 and 5 were below the visible area and move up as 1 and 2 are deleted.
            let timeline = transition(
                rows([1, 2, 3], fates: [1: .deletes(.fade), 2: .deletes(.fade)]), rows([3, 4, 5]))
            expect(slot(4, timeline, at: 10)?.y, 3)
            expect(slot(5, timeline, at: 10)?.y, 4)
            expect(slot(5, timeline, at: 10.28)?.y, 2)
            // And from above, when the visible area follows the rows.
            let upwards = transition(rows([4, 5]), rows([2, 3, 4]))
            expect(slot(3, upwards, at: 10)?.y, -1)
            expect(slot(2, upwards, at: 10)?.y, -2)
        }
        // Rows pushed out of view are seen leaving.
        do {
            let timeline = transition(rows([1, 2]), rows([3, 1], fates: [3: .inserts(.fade)]))
            expect(slot(2, timeline, at: 10)?.y, 1)
            let leaving = try #require(slot(2, timeline, at: 10.1))
            let pushing = try #require(slot(1, timeline, at: 10.1))
            expect(leaving.isLeaving && abs(pushing.y + pushing.height - leaving.y) < 1e-9)
            expect(slot(2, timeline, at: 10.28) == nil)
        }
        // After a jump to other rows, those that were there are not seen leaving.
        do {
            let timeline = transition(rows([1, 2]), rows([8, 9]))
            expect(timeline.slots(at: 10).map(\.id), [8, 9])
            expect(!timeline.isMoving(at: 10))
        }
    }

    @Test func aSecondBatchGoesOnWhereTheFirstIs() throws {
        // A second batch starts from the current positions.
        do {
            var timeline = transition(rows([1, 2]), rows([3, 1, 2], fates: [3: .inserts(.fade)]))
            let seen = timeline.slots(at: 10.1)
            timeline.follow { $0.id == 1 ? $0.with(.deletes(.fade)) : $0 }
            timeline.transition(to: rows([3, 2]), at: 10.1)
            for item in seen {
                let now = try #require(self.slot(item.id, timeline, at: 10.1))
                expect(abs(now.y - item.y) < 1e-9 && abs(now.height - item.height) < 1e-9)
            }
            expect(self.slot(2, timeline, at: 10.4)?.y, 1)
            expect(self.slot(1, timeline, at: 10.4) == nil)
        }
        // A row that still opens stays adjacent to the one that it pushes.
        do {
            var timeline = transition(rows([1, 2]), rows([1, 3, 2], fates: [3: .inserts(.fade)]))
            timeline.transition(to: rows([1, 3, 2, 4], fates: [4: .inserts(.fade)]), at: 10.1)
            let opening = try #require(slot(3, timeline, at: 10.15))
            let pushed = try #require(slot(2, timeline, at: 10.15))
            expect(opening.height > 0.5 && opening.height < 1 && opening.opacity < 1)
            expect(abs(opening.y + opening.height - pushed.y) < 1e-9)
        }
        // Where nothing goes elsewhere, the first motion takes no longer than without the second.
        do {
            var timeline = transition(rows([1]), rows([2, 1], fates: [2: .inserts(.fade)]))
            let alone = timeline.slots(at: 10.2)
            timeline.transition(to: rows([2, 1]), at: 10.1)
            expect(timeline.slots(at: 10.2), alone)
            expect(!timeline.isMoving(at: 10.28))
        }
        // A deletion continues through the next batch.
        do {
            var timeline = transition(rows([1, 2], fates: [1: .deletes(.fade)]), rows([2]))
            timeline.transition(
                to: rows([2, 4], fates: [4: .inserts(.fade)]), at: 10.1)
            expect(slot(1, timeline, at: 10.15)?.isLeaving, true)
            expect(slot(1, timeline, at: 10.28) == nil)
        }
        // A row that has opened moves while it is lit. Its light lasts longer than it opens.
        do {
            var timeline = transition(rows([1]), rows([2, 1], fates: [2: .inserts(.fade)]))
            timeline.transition(to: rows([2, 1], fates: [2: .lights]), at: 10.1)
            timeline.transition(to: rows([3, 2, 1], fates: [3: .inserts(.fade)]), at: 10.5)
            expect(slot(2, timeline, at: 10.5)?.y, 0)
            let pushed = try #require(slot(2, timeline, at: 10.6))
            expect(pushed.y > 0 && pushed.y < 1 && pushed.flash > 0)
        }
    }

    /// A log with twenty lines a second is at rest where it belongs, and moves again after a pause.
    @Test func batchesThatKeepComingAreShownAtOnce() {
        var timeline = Timeline(showing: rows([0, 1, 2]))
        func append(_ id: Int, at time: Double) {
            let after = rows([id - 2, id - 1, id], fates: [id: .inserts(.right)])
            timeline.transition(to: after, at: time)
        }
        for id in 3..<43 { append(id, at: Double(id) / 20) }
        expect(timeline.slots(at: 2.1).map(\.id), [40, 41, 42])
        expect(timeline.slots(at: 2.1).map(\.y), [0, 1, 2])
        expect(timeline.slots(at: 2.1).allSatisfy { $0.slide == 0 && $0.opacity == 1 })
        timeline.show(rows([40, 41, 42]))
        append(43, at: 2.15)
        expect(!timeline.isMoving(at: 2.15), "what is shown in between is no pause")
        append(44, at: 2.5)
        expect(!timeline.isMoving(at: 2.5), "a moment is no pause either")
        append(45, at: 3.1)
        expect(timeline.isMoving(at: 3.2))
    }

    /// A row that is pushed out of sight and comes back while it leaves is there once.
    @Test func aRowThatComesBackGoesOnFromWhereItLeft() throws {
        var timeline = transition(rows([1, 2]), rows([3, 1], fates: [3: .inserts(.fade)]))
        let leaving = try #require(slot(2, timeline, at: 10.1))
        timeline.follow { $0.id == 3 ? $0.with(.deletes(.fade)) : $0 }
        timeline.transition(to: rows([1, 2]), at: 10.1)
        let back = timeline.slots(at: 10.1).filter { $0.id == 2 }
        expect(back.map(\.y), [leaving.y])
        expect(back.map(\.isLeaving), [false])
        expect(slot(2, timeline, at: 10.4)?.y, 1)
    }

    /// Rows that change where they are do not keep others from moving.
    @Test func batchesThatKeepComingHighlight() throws {
        var timeline = Timeline(showing: rows([1, 2]))
        for step in 0...40 {
            timeline.transition(
                to: rows([1, 2], fates: [2: step % 20 == 0 ? .lights : .stays]),
                at: Double(step) / 20)
        }
        try expect(#require(slot(2, timeline, at: 2.1)).flash > 0.5)
        timeline.transition(to: rows([3, 1, 2], fates: [3: .inserts(.right)]), at: 2.1)
        let pushed = try #require(slot(2, timeline, at: 2.2))
        expect(pushed.y > 1 && pushed.y < 2 && pushed.flash > 0)
    }
}

extension VisibleSlot {
    /// The name of a row in these tests.
    fileprivate var id: Int { if case .row(let path) = kind { Int(path.row) } else { -1 } }
}
