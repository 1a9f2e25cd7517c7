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

    private enum Part: Int, TableViewSection, Comparable { case first, second }

    private final class NoteCell: TableViewCell, ViewModelBindable, ViewEventEmitting {
        struct ViewModel: CollectionIdentifiable, Equatable {
            let collectionId: Int
            var text: String
        }
        typealias ViewEvent = String

        var viewModel: ViewModel? {
            didSet {
                guard let text = viewModel?.text else { return }
                if control == nil || oldValue?.collectionId != viewModel?.collectionId {
                    control = .textField(text: text)
                }
                control?.value = .text(text)
                control?.onChange = { [unowned self] value in
                    if case .text(let text) = value { emit(event: text) }
                }
            }
        }
    }

    /// What is typed into a row that has gone would reach nobody.
    @Test(arguments: [TableCalm.whileTouched, .held], [true, false])
    func anEditOfARowThatGoesIsNotLostInSilence(calm: TableCalm, moves: Bool) async throws {
        typealias Note = NoteCell.ViewModel
        var notes: [Part: [Note]] = [
            .first: [Note(collectionId: 1, text: "a"), Note(collectionId: 2, text: "b")],
            .second: [Note(collectionId: 3, text: "c")],
        ]
        let table = TableView(style: .plain)
        let clock = ManualUpdateClock()
        let binder = SectionedTableViewBinder(
            tableView: table, sectionedBy: Part.self,
            sectionDisplayBehavior: .hidesSectionsWithNoCellData, clock: clock)
        binder.onAllSections()
            .bind(cellType: NoteCell.self, models: { notes }, mapToViewModels: { $0 })
            .onEvent(from: NoteCell.self) { _, _, _, text, note in
                for part in [Part.first, .second] {
                    let row = notes[part]?.firstIndex { $0.collectionId == note.collectionId }
                    if let row { notes[part]?[row].text = text }
                }
                binder.refresh()
            }
        binder.calm = calm
        binder.finish()
        let harness = await TerminalTestHarness(
            TerminalApplication(root: TerminalScreen(table), options: .testing),
            size: TerminalSize(columns: 60, rows: 8))
        func play(_ keys: String) async throws {
            try await harness.play(keys)
            while clock.hasPendingTurns { clock.advance() }
            try await harness.play("wait:0.1")
        }
        try await play("enter,x")
        expect(notes[.first]?[0].text, "ax")
        let note = notes[.first]?.removeFirst()
        if moves, let note { notes[.second]?.append(note) }
        binder.refresh()
        try await play("wait:0.1")
        try await play("y,z")
        let status = try #require(harness.screenText.last)
        if moves, calm == .whileTouched {
            expect(notes[.second]?.last?.text, "axyz", "\(status)")
        } else {
            expect(status.contains("The row being edited is gone"), "\(status)")
            expect(notes[.second]?.last?.text, moves ? "ax" : "c")
        }
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
