import Tableau
import TableauTerminal
import TestEnvironment
import Testing

/// A table that is held while the user does something with it.
@MainActor @Suite struct HeldTableTests {
    typealias Stage = RowActionTests.Stage

    private func stage(_ tasks: [String] = ["A", "B", "C"]) async throws -> Stage {
        let stage = try await Stage(tasks, .multiple, size: "72x12")
        stage.tasks.binder.calm = .whileTouched
        return stage
    }

    @Test(arguments: [(".", "escape"), ("M", "escape"), ("D", "n")])
    func rowsStayWhileTheUserDecides(opens: String, closes: String) async throws {
        let stage = try await stage()
        try await stage.play("down,\(opens)")
        stage.tasks.tasks[.today]?.insert("new", at: 0)
        stage.tasks.binder.refresh()
        try await stage.play("wait:1")
        expect(!stage.text.contains("new"), "\(stage.text)")
        expect(stage.tasks.binder.pendingChanges, PendingChanges(insertions: 1))
        try await stage.play("\(closes),wait:1")
        expect(stage.text.contains("new"), "\(stage.text)")
    }

    @Test func aPressedButtonHoldsTheRows() async throws {
        let stage = try await stage()
        await stage.harness.send(.press(column: 5, row: 2))
        stage.tasks.tasks[.today]?.insert("new", at: 0)
        stage.tasks.binder.refresh()
        try await stage.play("wait:1")
        expect(!stage.text.contains("new"), "\(stage.text)")
        await stage.harness.send(.release(column: 5, row: 2))
        try await stage.play("wait:1")
        expect(stage.text.contains("new"), "\(stage.text)")
    }

    @Test func aRowThatHasGoneTakesNoKey() async throws {
        let stage = try await stage()
        stage.tasks.binder.calm = .held
        try await stage.play("down")
        let row = try #require(stage.focused)
        stage.tasks.remove(.init(name: row))
        try await stage.play("wait:1")
        expect(stage.focused, row, "it is still shown")
        try await stage.play("enter")
        expect(stage.status.contains("The row has gone"), "\(stage.status)")
        try await stage.play("e")
        expect(stage.tasks.done, [])
        stage.tasks.binder.calm = .never
        try await stage.play("wait:1")
        expect(stage.focused != row)
    }
}
