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

    /// Also after a row was lifted by keys, and put down again.
    @Test(arguments: ["", "M,escape"])
    func aPressedButtonHoldsTheRows(_ keys: String) async throws {
        let stage = try await stage()
        await stage.harness.send(.mouse(.press, column: 5, row: 2))
        if !keys.isEmpty { try await stage.play(keys) }
        stage.tasks.tasks[.today]?.insert("new", at: 0)
        stage.tasks.binder.refresh()
        try await stage.play("wait:1")
        expect(!stage.text.contains("new"), "\(stage.text)")
        await stage.harness.send(.mouse(.release, column: 5, row: 2))
        try await stage.play("wait:1")
        expect(stage.text.contains("new"), "\(stage.text)")
    }

    /// A terminal that is slow to take frames gets none meanwhile.
    @Test func aTouchBetweenTwoFramesLetsTheRowsGo() {
        let stage = FrameStage([2, 0])
        stage.binder.calm = .whileTouched
        stage.settle()
        stage.application.handle(.mouse(.press, column: 8, row: 2))
        stage.update { $0[0].append(stage.newItem()) }
        stage.application.handle(.mouse(.release, column: 8, row: 9))
        stage.draw()
        stage.settle()
        stage.draw()
        expect(stage.line(of: "r3;") != nil, "\(stage.text)")
    }

    /// It is not drawn, so nothing would look whether it is touched.
    @Test func aTableUnderAPushedScreenIsLetGo() async throws {
        let stage = try await stage()
        try await stage.play(".")
        stage.tasks.tasks[.today]?.insert("new", at: 0)
        stage.tasks.binder.refresh()
        try await stage.play("wait:1")
        expect(stage.tasks.binder.pendingChanges.insertions, 1)
        stage.screen.push(TerminalScreen(TableView(style: .plain)))
        try await stage.play("wait:1")
        expect(stage.tasks.binder.pendingChanges.insertions, 0)
    }

    @Test func aPressedButtonHoldsRowsUntilItGoesUp() async throws {
        // A button that goes up over the help lets the rows go.
        do {
            let stage = try await stage()
            await stage.harness.send(.mouse(.press, column: 5, row: 2))
            try await stage.play("?")
            await stage.harness.send(.mouse(.release, column: 5, row: 2))
            try await stage.play("escape")
            stage.tasks.tasks[.today]?.insert("new", at: 0)
            stage.tasks.binder.refresh()
            try await stage.play("wait:1")
            expect(stage.text.contains("new"), "\(stage.text)")
        }
        // A pressed button does not act on a row that is lifted by keys.
        do {
            let stage = try await stage()
            await stage.harness.send(.mouse(.press, column: 5, row: 2))
            try await stage.play("M")
            await stage.harness.send(.mouse(.drag, column: 5, row: 4))
            await stage.harness.send(.mouse(.release, column: 5, row: 2))
            expect(stage.tasks.done, [])
            expect(stage.status.contains("put down"), "\(stage.status)")
        }
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

    /// By what a theme has for it: another colour, the terminal's own dim, or a sign.
    @Test(arguments: [
        (TerminalTheme.dark, ColorDepth.truecolor), (.palette, .ansi16), (.dark, .none),
    ])
    func aRowThatHasGoneLooksSo(theme: TerminalTheme, depth: ColorDepth) async throws {
        let tasks = TaskTable([.today: ["Bread", "Milk"], .later: []], .single)
        var options = TerminalOptions.testing
        options.theme = theme
        options.capabilities.colorDepth = depth
        let harness = await TerminalTestHarness(
            TerminalApplication(root: TerminalScreen(tasks.table), options: options),
            size: TerminalSize(columns: 40, rows: 8))
        func row() throws -> (text: String, style: ScreenStyle) {
            let line = try #require(harness.screenText.firstIndex { $0.contains("Milk") })
            let style = try #require(harness.style(column: 6, row: line))
            return (harness.screenText[line], style)
        }
        let before = try row()
        tasks.binder.calm = .held
        tasks.remove(.init(name: "Milk"))
        while tasks.clock.hasPendingTurns { tasks.clock.advance() }
        await harness.pass(2)
        let after = try row()
        expect(after.style != before.style || after.text.contains("\u{D7} Milk"), "\(after)")
    }
}
