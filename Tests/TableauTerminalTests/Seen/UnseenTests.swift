import Foundation
import Tableau
import TableauTerminal
import TestEnvironment
import Testing

/// Keys where nothing is seen, or something else than the row with the focus.
@MainActor @Suite struct UnseenTests {
    typealias Stage = RowActionTests.Stage

    private static let long = "Call the insurance company"

    /// Nobody sees what it does.
    @Test(arguments: ["r", "x", "*", "space", "D", "down", "end", "wheel:1", "click:19:3"])
    func noKeyActsWhereThereIsNoRoom(key: String) async throws {
        let stage = try await Stage((0..<20).map { "Row \($0)" }, .multiple)
        stage.screen.addAction(key: "r", title: "Refresh") { stage.tasks.done.append("refresh") }
        stage.screen.addAction(key: "x", title: "Export") { stage.tasks.done.append("export") }
        try await stage.play("space,down,space")
        let before = stage.text
        try await stage.play("resize:12x10,\(key),resize:40x12")
        expect(stage.tasks.done, [])
        expect(stage.text, before)
        try await stage.play("r")
        expect(stage.tasks.done, ["refresh"])
    }

    /// Marked rows need not be seen, but what is done with them is.
    @Test func marksDoNotActWhereThereIsNoRoom() async throws {
        let stage = try await Stage(["A", "B"], .multiple)
        try await stage.play("space,down,space,resize:12x10,e,resize:40x12")
        expect(stage.tasks.done, [])
        try await stage.play("e")
        expect(stage.tasks.done, ["rename A", "rename B"])
    }

    @Test func aQuestionThatIsNotSeenAnyMoreIsNotAnswered() async throws {
        let stage = try await Stage(["A", "B"])
        try await stage.play("D,resize:12x10,y,q,click:5:3,resize:40x12")
        expect(stage.tasks.rows[0], ["A", "B"])
        expect(stage.status.contains("Delete A? y/n"), "\(stage.text)")
        try await stage.play("y")
        expect(stage.tasks.rows[0], ["B"])
    }

    @Test func whatIsTypedWhereThereIsNoRoomChangesNothing() async throws {
        let form = FormTable()
        let app = TerminalApplication(
            root: TerminalScreen(form.table, title: "Form"), options: .testing)
        let harness = await TerminalTestHarness(app, size: TerminalSize(columns: 40, rows: 12))
        try await harness.play("enter,type:Tea,resize:12x10,type:q,enter,paste:x,resize:40x12")
        expect(form.title, "Tea")
        try await harness.play("type:s")
        expect(form.title, "Teas", "it is still edited")
        try await harness.play("escape,resize:12x10,q")
        expect(!app.hasQuit, "it asks first")
        try await harness.play("ctrl-c")
        expect(app.hasQuit)
    }

    @Test(arguments: ["q", "ctrl-c"]) func theProgramCanBeEndedWhereThereIsNoRoom(
        key: String
    ) async throws {
        let stage = try await Stage()
        try await stage.harness.play("resize:12x10,\(key)")
        expect(stage.application.hasQuit)
    }

    /// A key, like a click, first takes the message away: the row beneath was not seen.
    @Test(arguments: ["enter", "e", ".", "space", "M"])
    func aMessageThatCoversTheFocusTakesTheKey(key: String) async throws {
        let stage = try await Stage(["A", "B", "C", "D"], later: [], .multiple, size: "20x5")
        try await stage.play("down,down")
        expect(stage.text.contains("▌ C"))
        stage.screen.status(Self.long)
        try await stage.harness.play("wait:0.1")
        expect(!stage.text.contains("▌ C"), "\(stage.text)")
        let marked = stage.tasks.table.markedRows
        try await stage.harness.play(key)
        expect(stage.tasks.done, [])
        expect(stage.tasks.table.markedRows, marked)
        expect(stage.text.contains("▌ C"), "\(stage.text)")
        try await stage.play("e")
        expect(stage.tasks.done, ["rename C"])
    }

    /// The line of the status is below all screens.
    @Test func aMessageCoversTheLowerOfTwoScreens() async throws {
        let stage = try await SplitTests.Stage(.rows, size: "40x14")
        for list in stage.lists {
            for row in 0..<6 { list.insert("row \(row)", at: 0) }
        }
        try await stage.harness.play("end,tab,end")
        expect(stage.lines[12].contains("▌ pear"), "\(stage.lines)")
        let message = String(repeating: "A long message. ", count: 5)
        stage.application.status(message)
        try await stage.harness.play("wait:0.1,enter")
        expect(stage.lists[1].taps, [])
        try await stage.harness.play("enter")
        expect(stage.lists[1].taps, ["pear"])
        try await stage.harness.play("tab")
        stage.application.status(message)
        try await stage.harness.play("wait:0.1,enter")
        expect(stage.lists[0].taps, ["tea"])
    }

    @Test func aMessageBesideTheFocusTakesNoKey() async throws {
        let stage = try await Stage(["A", "B", "C", "D"], later: [], size: "20x5")
        stage.screen.status(Self.long)
        try await stage.harness.play("wait:0.1")
        expect(stage.text.contains("▌ A"), "\(stage.text)")
        try await stage.harness.play("e")
        expect(stage.tasks.done, ["rename A"])
    }

    /// As where the row with the focus has gone: the key was meant for what matched before.
    @Test func keysWaitAfterTheFocusHasCeasedToMatch() {
        let stage = FrameStage([5, 3])
        stage.press("/", "v", "0")
        stage.draw(after: 0.5)
        stage.press(.enter)
        stage.draw(after: 0.5)
        stage.update { $0[0][0].version = 1 }
        stage.draw(after: 0.02)
        expect(stage.focusedName, "r2;")
        stage.press("x", .enter)
        stage.draw(after: 0.1)
        stage.press("x", .enter)
        expect(stage.done, [])
        stage.draw(after: 0.3)
        stage.press("x")
        expect(stage.done, ["act r2;"])
    }

    @Test func keysDoNotWaitForAMatchThatWasTyped() {
        let stage = FrameStage([5, 3])
        stage.press("/", "r", "3")
        stage.draw(after: 0.02)
        stage.press(.enter)
        stage.draw(after: 0.02)
        expect(stage.focusedName, "r3;")
        stage.press("x")
        expect(stage.done, ["act r3;"])
    }
}
