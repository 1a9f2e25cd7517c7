import Foundation
import Tableau
import TableauTerminal
import TestEnvironment
import Testing

/// A question is about its row as it was when it was asked.
@MainActor @Suite struct SeenQuestionTests {
    private static let gone = "The row has gone"

    @Test(arguments: FrameStage.Identity.allCases, [true, false])
    func theAnswerIsAboutTheRowOfTheQuestion(identity: FrameStage.Identity, animates: Bool) {
        let stage = FrameStage([5, 3], identity)
        stage.press(.down, .character("D"))
        stage.draw()
        expect(stage.status.contains("Delete r2;? y/n"))
        let new = stage.newItem()
        stage.update(animates: animates) { $0[0].insert(new, at: 0) }
        stage.draw(after: 1)
        stage.press(.character("y"))
        expect(stage.done.allSatisfy { $0 == "delete r2;" })
        if identity == .unique { expect(stage.done, ["delete r2;"]) }
    }

    @Test(arguments: FrameStage.Identity.allCases)
    func aQuestionWhoseRowHasGoneDoesNothing(identity: FrameStage.Identity) {
        let stage = FrameStage([5, 3], identity)
        stage.press(.down, .character("D"))
        stage.update { $0[0].remove(at: 1) }
        stage.draw(after: 1)
        stage.press(.character("y"))
        stage.draw()
        expect(stage.done.isEmpty)
        expect(stage.status.contains(Self.gone))
    }

    /// A program may ask at any time, while the user types or clicks elsewhere.
    @Test func whatComesBeforeTheQuestionIsSeenIsNoAnswer() {
        let stage = FrameStage([5, 3])
        var answers: [TerminalAnswer] = []
        stage.application.confirm("Overwrite?") { answers.append($0) }
        stage.press(.character("y"), .character("n"))
        stage.click(line: 2)
        expect(answers, [])
        stage.drawUntaken()
        stage.press(.character("y"))
        expect(answers, [], "the terminal has not taken it yet")
        stage.draw()
        stage.press(.character("y"))
        expect(answers, [.yes])
    }

    @Test func eachQuestionIsAnsweredOnceThoughAnAnswerAsksAnother() {
        let stage = FrameStage([5, 3])
        var answers: [String] = []
        func ask(_ text: String, then next: String? = nil) {
            stage.application.confirm(text) { answer in
                answers.append("\(text) \(answer.title)")
                if let next { ask(next) }
            }
        }
        ask("first", then: "third")
        ask("second")
        expect(answers, ["first No", "second No"])
        stage.draw()
        stage.press(.character("y"))
        expect(answers, ["first No", "second No", "third Yes"])
    }

    /// Which may be never, where there is no room for it: the program could not be ended.
    @Test func controlCTakesAQuestionBackBeforeItIsSeen() {
        let stage = FrameStage([5, 3])
        var answers: [TerminalAnswer] = []
        stage.application.confirm("Overwrite?") { answers.append($0) }
        stage.press(.control("c"))
        expect(answers, [.no])
        expect(!stage.application.hasQuit)
    }

    @Test func aQuestionWhoseWordsHaveChangedIsAskedAgain() async throws {
        let stage = try await RowActionTests.Stage()
        stage.tasks.question = "Delete it (1 copy)?"
        try await stage.play("D")
        expect(stage.status.contains("(1 copy)? y/n"))
        stage.tasks.question = "Delete it (2 copies)?"
        try await stage.harness.press("y,y")
        expect(stage.tasks.rows[0].count, 3, "the new question was not seen yet")
        expect(stage.status.contains("(2 copies)? y/n"))
        try await stage.play("wait:0.4,y")
        expect(stage.tasks.rows[0], ["Milk", "Fixed"])
    }

    @Test func anAnswerMayFollowItsQuestionAtOnce() async throws {
        let stage = try await RowActionTests.Stage()
        try await stage.harness.press("D,y")
        expect(stage.tasks.tasks[.today], ["Milk", "Fixed"])
    }

    @Test func theNumberOfMarkedRowsIsPartOfTheQuestion() async throws {
        let stage = try await RowActionTests.Stage(["A", "B", "C"], .multiple)
        try await stage.play("*,D")
        expect(stage.status.contains("Delete 4 rows? y/n"))
        stage.tasks.remove(.init(name: "B"))
        try await stage.play("wait:0.1,y")
        expect(stage.tasks.rows, [["A", "C"], ["Tea"]])
        expect(stage.status.contains("Delete 3 rows? y/n"))
        try await stage.play("y")
        expect(stage.tasks.rows, [[], []])
    }

    @Test func controlCCancelsAQuestionUnlessItIsAboutQuitting() async throws {
        // Control-C cancels a question that is not about quitting.
        let stage = try await RowActionTests.Stage()
        try await stage.play("D,ctrl-c")
        expect(!stage.application.hasQuit)
        expect(!stage.status.contains("y/n"))
        expect(stage.tasks.rows[0].count, 3)
        try await stage.play("ctrl-c")
        expect(stage.application.hasQuit)

        // Control-C at the question of leaving a screen cancels it.
        let form = FormTable()
        let app = TerminalApplication(
            root: TerminalScreen(ListTable("A").table, title: "List"), options: .testing)
        let harness = await TerminalTestHarness(app, size: TerminalSize(columns: 40, rows: 14))
        app.push(TerminalScreen(form.table, title: "Form"))
        try await harness.play("wait:1,enter,type:Tea,enter,escape")
        expect(harness.screenText.last?.contains("Discard text? y/n"), true)
        try await harness.play("ctrl-c")
        expect(!app.hasQuit && app.screens.count == 2, "neither quits nor discards")
        expect(harness.screenText.last?.contains("y/n"), false)
        try await harness.play("ctrl-c")
        expect(!app.hasQuit, "this question is about quitting")
        try await harness.play("ctrl-c")
        expect(app.hasQuit)
    }
}
