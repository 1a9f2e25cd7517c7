import Dispatch
import Foundation
import Tableau
import TableauTerminal
import TestEnvironment
import Testing

/// A table whose rows keep changing stays calm and legible, and costs a turn a frame.
@MainActor @Suite struct FeedTests {
    @Test func aTurnAFrame() async {
        let clock = TerminalVirtualClock()
        let turns = FrameTurns(clock: clock)
        func runQueue() async {
            await withCheckedContinuation { continuation in
                DispatchQueue.main.async { continuation.resume() }
            }
        }
        var runs: [Double] = []
        func change() { turns.schedule { runs.append(clock.now) } }

        clock.advance(by: 1)
        change()
        expect(runs, [], "not before the call has returned")
        await runQueue()
        expect(runs, [1], "the first change of a burst does not wait")
        for _ in 0..<10 {
            clock.advance(by: 0.001)
            change()
            await runQueue()
        }
        expect(runs, [1])
        clock.advance(by: 0.0067)
        expect(runs.count, 11, "all together, a frame later")
        expect(Set(runs).count, 2)

        change()
        turns.inputArrives()
        await runQueue()
        expect(runs.count, 12, "what came before input is handled with it")
        change()
        await runQueue()
        expect(runs.count, 13, "its effects do not wait")
        clock.advance(by: 0.2)
        change()
        change()
        expect(turns.takeWaiting().count, 2)
        await runQueue()
        clock.advance(by: 1)
        expect(runs.count, 13)
    }

    private func flash(_ stage: FrameStage) throws -> Bool {
        let line = try #require(stage.line(of: "r3;"))
        let other = try #require(stage.line(of: "r5;"))
        return stage.frames.style(column: 4, row: line)?.background
            != stage.frames.style(column: 4, row: other)?.background
    }

    @Test func aRowThatKeepsChangingFlashesOnce() throws {
        let stage = FrameStage([6, 0], isAnimated: true)
        stage.draw(after: 2)
        stage.update { $0[0][2].version += 1 }
        stage.draw(after: 0.01)
        try expect(flash(stage))
        for _ in 0..<8 {
            stage.draw(after: 0.25)
            stage.update { $0[0][2].version += 1 }
        }
        stage.draw(after: 0.01)
        try expect(!flash(stage))
        stage.draw(after: 1.1)
        stage.update { $0[0][2].version += 1 }
        stage.draw(after: 0.01)
        try expect(flash(stage))
    }

    /// The rows that are lit, and those with a mark before them.
    private func highlights(_ stage: FrameStage) -> (lit: Int, marked: Int) {
        let rows = stage.lines.indices.filter { stage.name(atLine: $0) != nil }
        let grounds = rows.map { stage.frames.style(column: 4, row: $0)?.background }
        let atRest = stage.frames.style(column: 4, row: stage.lines.count - 3)?.background
        return (
            grounds.count { $0 != atRest }, rows.count { stage.lines[$0].hasPrefix(" │") }
        )
    }

    @Test func ofManyRowsThatChangeAtMostOneInFiveIsLit() {
        let size = TerminalSize(columns: 50, rows: 32)
        let stage = FrameStage([60, 0], isAnimated: true, size: size)
        stage.draw(after: 2)
        // The row with the focus, and the one that tells how others look at rest, don't change.
        let rows = stage.lines.indices.filter { stage.name(atLine: $0) != nil }.count
        stage.update { for row in 1..<5 { $0[0][row].version += 1 } }
        stage.draw(after: 0.01)
        expect(highlights(stage).lit, 5)
        for turn in 0..<12 {
            stage.update { for row in 5..<(rows - 3) { $0[0][row].version += 1 } }
            stage.draw(after: 0.1)
            let seen = highlights(stage)
            expect(seen.lit - 1 <= rows / 5, "turn \(turn): \(seen.lit) of \(rows)")
            if turn == 1 { expect(seen.marked, rows - 8) }
        }
        stage.draw(after: 2)
        expect(highlights(stage).marked, 0)
        stage.update { $0[0][6].version += 1 }
        stage.draw(after: 0.01)
        expect(highlights(stage).lit, 2)
    }

    @Test func whatIsNotSeenIsNotDrawn() throws {
        // No update animation no flash.
        do {
            let stage = FrameStage([6, 0], isAnimated: true)
            stage.binder.rowUpdateAnimation = .none
            stage.draw(after: 2)
            stage.update { $0[0][2].version += 1 }
            stage.draw(after: 0.01)
            try expect(!flash(stage))
        }
        // What goes on out of sight draws nothing.
        do {
            let stage = FrameStage([60, 0], isAnimated: true)
            stage.draw(after: 2)
            let requests = stage.requests
            stage.update { $0[0][50].version += 1 }
            expect(stage.requests, requests)
            stage.update { $0[0][2].version += 1 }
            expect(stage.requests > requests)
        }
    }

    @Test func aFollowedTapeIsLegible() {
        let stage = FrameStage([60, 0], isAnimated: true)
        stage.binder.anchor = .end(followsWithin: 2)
        stage.draw(after: 2)
        stage.press(.end)
        stage.draw(after: 2)
        for number in 0..<20 {
            stage.update { for _ in 0..<3 { $0[0].append(stage.newItem()) } }
            stage.draw(after: 1 / 60.0)
            guard number > 0 else { continue }
            let names = (2..<13).map { stage.name(atLine: $0) }
            let last = stage.sections[0].suffix(11).map(\.name)
            expect(names, last, "frame \(number)")
        }
    }
}
