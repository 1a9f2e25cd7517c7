import Foundation
import Tableau
import TableauTerminal
import TestEnvironment
import Testing

/// Input acts on what the last frame showed, or on nothing.
@MainActor @Suite struct SeenRowTests {
    private static let gone = "The row has gone"

    @Test(arguments: FrameStage.Identity.allCases, [true, false])
    func aClickHitsTheRowThatWasShown(identity: FrameStage.Identity, animates: Bool) throws {
        let stage = FrameStage([5, 3], identity)
        let line = try #require(stage.line(of: "r3;"))
        let new = stage.newItem()
        stage.update(animates: animates) { $0[0].insert(new, at: 0) }
        stage.click(line: line)
        expect(stage.done.allSatisfy { $0 == "open r3;" })
        // Where an identity tells, the row is found at its new place.
        if identity == .unique { expect(stage.done, ["open r3;"]) }
    }

    /// As where a screen closes by itself while the user presses a key.
    @Test func aKeyForAScreenThatHasGoneActsOnNoRowBelow() {
        let stage = FrameStage([3, 0])
        stage.application.push(TerminalScreen(ListTable("other").table))
        stage.draw()
        stage.application.pop()
        stage.press(.enter, .character("x"))
        expect(stage.done, [])
        stage.draw()
        stage.press(.enter)
        expect(stage.done, ["open r1;"])
    }

    @Test(arguments: FrameStage.Identity.allCases, [true, false])
    func aClickOnARowThatHasGoneHitsNothing(identity: FrameStage.Identity, animates: Bool) throws {
        let stage = FrameStage([5, 3], identity)
        let line = try #require(stage.line(of: "r3;"))
        stage.update(animates: animates) { $0[0].remove(at: 2) }
        stage.click(line: line)
        stage.draw()
        expect(stage.done.isEmpty)
        expect(stage.status.contains(Self.gone))
        stage.draw(after: 5)
        stage.click(line: line)
        expect(stage.done, ["open r4;"], "its neighbour is shown there now")
    }

    @Test(arguments: FrameStage.Identity.allCases)
    func aRightClickOpensTheMenuOfTheRowThatWasShown(identity: FrameStage.Identity) throws {
        let stage = FrameStage([5, 3], identity)
        let line = try #require(stage.line(of: "r3;"))
        let new = stage.newItem()
        stage.update { $0[0].insert(new, at: 0) }
        stage.rightClick(line: line)
        stage.press(.enter)
        expect(stage.done.allSatisfy { $0 == "act r3;" })
        if identity == .unique { expect(stage.done, ["act r3;"]) }
        stage.draw(after: 5)
        stage.update { $0[0].removeAll { $0.name == "r3;" } }
        stage.rightClick(line: try #require(stage.line(of: "r3;")))
        stage.draw()
        expect(!stage.hasMenu)
        expect(stage.status.contains(Self.gone))
    }

    @Test(arguments: FrameStage.Identity.allCases, [Key.enter, .character("x"), .character(".")])
    func aKeyActsOnTheRowThatHadTheFocus(identity: FrameStage.Identity, key: Key) throws {
        let stage = FrameStage([5, 3], identity)
        stage.press(.down)
        stage.draw()
        expect(stage.focusedName, "r2;")
        stage.update { $0[0].remove(at: 1) }
        stage.press(key)
        stage.draw()
        expect(stage.done.isEmpty && !stage.hasMenu)
        expect(stage.status.contains(Self.gone))
    }

    @Test func keysThatActOnARowWaitAfterItHasGone() throws {
        // Keys wait after the focused row has gone. The focused row goes by itself, and the next
        // key was meant for it.
        do {
            let stage = FrameStage([5, 3])
            stage.press(.down)
            stage.draw()
            stage.update { $0[0].remove(at: 1) }
            stage.draw(after: 0.1)
            expect(stage.focusedName, "r3;", "the focus passes to the neighbour")
            for _ in 0..<2 {
                stage.press(.character("D"), .character("y"))
                stage.press(.enter)
                stage.press(.character("x"))
                stage.draw(after: 0.149)
            }
            expect(stage.done.isEmpty)
            expect(stage.status.contains(Self.gone))
            stage.draw(after: 0.003)
            stage.press(.character("x"))
            expect(stage.done, ["act r3;"])
        }
        // Keys that move do not wait.
        do {
            let stage = FrameStage([5, 3])
            stage.press(.down)
            stage.draw()
            stage.update { $0[0].remove(at: 1) }
            stage.draw()
            stage.press(.down, .character("x"))
            expect(stage.done, ["act r4;"], "the user has chosen the row")
        }
        // Keys do not wait for what the user did. Nothing may be lost where a row goes because the
        // user made it go.
        do {
            let stage = FrameStage([5, 3])
            stage.press(.character("x"))
            stage.update { $0[0].removeFirst() }
            stage.draw()
            stage.press(.character("x"))
            expect(stage.done, ["act r1;", "act r2;"])
        }
    }

    /// The row in its place has no such action, which does not make it a key of the screen.
    @Test func aKeyOfARowThatHasGoneIsNoKeyOfTheScreen() throws {
        let stage = FrameStage([5, 3])
        stage.bare = 3
        stage.screen.addAction(key: "x", title: "Screen") { stage.done.append("screen") }
        stage.press(.down)
        stage.draw()
        stage.update { $0[0].remove(at: 1) }
        stage.press(.character("x"))
        stage.draw()
        expect(stage.done.isEmpty)
        expect(stage.status.contains(Self.gone))
        stage.draw(after: 1)
        stage.press(.character("x"))
        expect(stage.done, ["screen"])
    }

    @Test func theNextRowIsTheOneThatWasShownThere() throws {
        let stage = FrameStage([5, 3])
        stage.update { $0[0].remove(at: 1) }
        stage.press(.down, .character("x"))
        expect(stage.done.isEmpty, "the user moved to a row that has gone")
        stage.draw(after: 1)
        let new = stage.newItem()
        stage.update { $0[1].insert(new, at: 0) }
        stage.press(.up, .character("x"))
        expect(stage.done, ["act r1;"])
    }

    /// The focus passed to the neighbour unseen, so that a step from there leads too far.
    @Test func aStepFromARowThatHasGoneActsOnNothing() throws {
        let stage = FrameStage([5, 3])
        stage.update { $0[0].removeFirst() }
        stage.press(.down, .character("x"))
        expect(stage.done.isEmpty)
        stage.draw(after: 1)
        expect(stage.focusedName, "r3;")
    }

    /// A row that slides in leaves the one below it in sight beside it.
    @Test func aClickOnTwoRowsInOneLineIsForNeither() throws {
        let stage = FrameStage([2, 2], isAnimated: true)
        stage.draw(after: 1)
        stage.update { $0[0].swapAt(0, 1) }
        stage.draw(after: 0.02)
        stage.update { $0[0].append(stage.newItem()) }
        stage.draw(after: 0.02)
        let line = try #require(stage.lines.firstIndex { $0.contains(/r2;.*r5;/) })
        stage.click(line: line)
        expect(stage.done, [])
        stage.draw(after: 1)
        stage.click(line: try #require(stage.line(of: "r5;")))
        expect(stage.done, ["open r5;"])
    }

    @Test func aRowInMotionIsHitWhereItIsDrawn() throws {
        let stage = FrameStage([6, 3], isAnimated: true)
        stage.draw(after: 1)
        stage.update { $0[0].swapAt(0, 5) }
        stage.draw(after: 0.1)
        let line = try #require(stage.line(of: "r6;"))
        expect(line > 2, "it is on its way")
        stage.click(line: line)
        expect(stage.done, ["open r6;"])
    }

    /// A row that is on its way out of sight is drawn as it was, though it shows something else by now.
    @Test(arguments: FrameStage.Identity.allCases, [true, false])
    func aRowThatLeavesIsHitAsItIsDrawn(identity: FrameStage.Identity, wasSeen: Bool) {
        for line in 1..<15 {
            let stage = FrameStage([14, 0], identity, isAnimated: true)
            stage.update { sections in
                let rows = sections[0]
                let end = [9, 13, 10, 4, 3, 8, 12]
                sections[1] = end.map { rows[$0 - 1] }
                sections[0].removeAll { end.contains($0.number) }
            }
            if wasSeen { stage.draw(after: 2) }
            stage.update { $0[1].reverse() }
            stage.draw(after: 0.02)
            guard let name = stage.name(atLine: line) else { continue }
            stage.click(line: line)
            expect(
                stage.done.allSatisfy { $0 == "open \(name)" }, "\(stage.done) of\n\(stage.text)")
        }
    }

    @Test(arguments: FrameStage.Identity.allCases, [true, false])
    func aMenuWhoseRowHasGoneTakesItsClick(identity: FrameStage.Identity, isKey: Bool) throws {
        let stage = FrameStage([5, 3], identity)
        stage.press(.down, .character("."))
        stage.draw()
        expect(stage.hasMenu)
        let line = try #require(stage.lines.firstIndex { $0.contains("1 Act") })
        stage.update { $0[0].remove(at: 1) }
        if isKey {
            stage.press(.enter)
        } else {
            stage.click(line: line)
        }
        expect(stage.done.isEmpty)
        stage.draw()
        expect(!stage.hasMenu)
        expect(stage.status.contains(Self.gone))
    }

    /// The menu is below its row: data that move the row move it, too.
    @Test func aClickOnAMenuHitsTheItemThatWasShown() throws {
        let stage = FrameStage([5, 3])
        stage.press(.down, .character("."))
        stage.draw()
        let line = try #require(stage.lines.firstIndex { $0.contains("1 Act") })
        let new = stage.newItem()
        stage.update { $0[0].insert(new, at: 0) }
        stage.click(line: line, column: 6)
        expect(stage.done, ["act r2;"])
    }
}
