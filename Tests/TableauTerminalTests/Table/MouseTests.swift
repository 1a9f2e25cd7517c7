import Foundation
import Tableau
import TableauTerminal
import TestEnvironment
import Testing

/// Clicks where something else than a row expects an answer.
@MainActor @Suite struct MouseTests {
    typealias Stage = RowActionTests.Stage

    @Test func aRightClickDismissesAQuestionAndPlacesTheCursor() async throws {
        // A right click dismisses a question.
        let stage = try await Stage()
        try await stage.play("D,rightclick:5:3")
        expect(!stage.text.contains("1 Rename"), "no menu opens below the question")
        expect(!stage.status.contains("y/n"))
        try await stage.play("y")
        expect(stage.tasks.rows[0], ["Bread", "Milk", "Fixed"])

        // A right click in the edited field places the cursor.
        let form = FormTable()
        let app = TerminalApplication(
            root: TerminalScreen(form.table, title: "Form"), options: .testing)
        let harness = await TerminalTestHarness(app, size: TerminalSize(columns: 40, rows: 12))
        try await harness.play("enter,type:abc,rightclick:17:1,type:d")
        expect(form.title.count == 4 && form.title != "abcd")
        expect(harness.screenText.last?.contains("Nothing"), false)
    }

    @Test(arguments: [1, 8]) func aClickBesideTheMatchesOpensNone(line: Int) async throws {
        let stage = try await Stage(["Bread", "Black tea", "Green tea"])
        try await stage.play("/,t,e,a,click:5:\(line)")
        expect(stage.tasks.done.isEmpty)
        expect(stage.status.contains("/tea"))
        try await stage.play("click:5:3")
        expect(stage.tasks.done, ["open Green tea"])
    }

    @Test func anEmptyTableOffersNoRowsToMarkOrOpen() async throws {
        let stage = try await Stage([], later: [], .multiple, size: "72x12")
        expect(!stage.status.contains("mark"))
        try await stage.play("rightclick:5:5")
        expect(!stage.status.contains("this row"))
        try await stage.play("/,z,enter")
        expect(!stage.status.contains("mark"))
    }

    /// Nothing that was shown before it is seen any more.
    @Test(arguments: ["click:5:3", "enter", "rightclick:5:3,1", "D,y", "e"])
    func nothingActsWhileTheScreenIsTooSmall(keys: String) async throws {
        let stage = try await Stage()
        try await stage.play("resize:12x10")
        expect(stage.text, "Too small" + String(repeating: "\n", count: 9))
        try await stage.play("\(keys),resize:40x12")
        expect(stage.tasks.done.isEmpty)
        try await stage.play("enter")
        expect(stage.tasks.done, ["open Bread"])
    }

    @Test(arguments: ["click", "rightclick"])
    func aClickEndsTheWaitForALetter(button: String) async throws {
        let stage = try await Stage()
        try await stage.play("',\(button):5:3")
        expect(!stage.status.contains("Letter"))
        try await stage.play("escape,down")
        expect(stage.focused, "Fixed")
    }

    @Test(arguments: ["click:10:1", "click:10:3"])
    func keysCountAgainAfterAClickWhenAnEditWasLost(click: String) async throws {
        let form = FormTable()
        let app = TerminalApplication(
            root: TerminalScreen(form.table, title: "Form"), options: .testing)
        let harness = await TerminalTestHarness(app, size: TerminalSize(columns: 40, rows: 12))
        try await harness.play("enter,type:abc")
        form.table.performBatchUpdates {
            form.rows.removeFirst()
            form.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        }
        try await harness.play("type:d,\(click),escape,wait:5,/,d,a")
        expect(harness.screenText.last?.contains("/da"), true)
    }

    /// The header of a row's section is shown with it, which moves the row away from the mouse.
    @Test(arguments: ["", "/,r,"]) func aClickCountsOnARowBelowTheEdge(filter: String) async throws
    {
        let stage = try await Stage((0..<9).map { "row \($0)" }, later: ["rum", "rye"])
        try await stage.play(filter + "resize:40x6,wheel:9")
        let lines = stage.harness.screenText
        let header = try #require(lines.firstIndex { $0.contains("LATER") })
        try await stage.play("resize:40x\(6 - header)")
        try await stage.play("wheel:9")
        expect(stage.harness.screenText[1].contains("rum"))
        try await stage.play("rightclick:6:1")
        expect(stage.text.contains("1 Rename"))
        try await stage.play("escape,wheel:9")
        expect(stage.harness.screenText[1].contains("rum"))
        try await stage.play("click:6:1")
        expect(stage.tasks.done, ["open rum"])
    }

    @Test func aDragOfTheScrollBarMayLeaveItsColumn() async throws {
        let names = (0..<20).map { "row \($0)" }
        let stage = try await Stage(names)
        expect(stage.harness.screenText[2].contains("▌"))
        await stage.harness.send(.mouse(.press, column: 39, row: 2))
        await stage.harness.send(.mouse(.drag, column: 36, row: 10))
        await stage.harness.send(.mouse(.release, column: 36, row: 10))
        try await stage.play("wait:0.1")
        expect(stage.tasks.rows[0], names, "no row is moved")
        expect(stage.text.contains("Tea"))
        // Another drag does not scroll where it ends on the scroll bar.
        let before = stage.harness.screenText[1]
        await stage.harness.send(.mouse(.press, column: 20, row: 1))
        await stage.harness.send(.mouse(.drag, column: 39, row: 1))
        await stage.harness.send(.mouse(.release, column: 39, row: 1))
        expect(stage.harness.screenText[1].contains(before.dropFirst(3)))
    }
}
