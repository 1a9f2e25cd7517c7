import Tableau
import TableauTerminal
import TestEnvironment
import Testing

/// Questions and messages longer than the status line.
@MainActor @Suite struct LongMessageTests {
    typealias Stage = RowActionTests.Stage

    private static let long = "Call the insurance company about the roof and the garage door"

    @Test(arguments: ["16x4", "20x5", "40x12", "80x24"])
    func aLongQuestionKeepsItsAnswers(size: String) async throws {
        let name = String(repeating: Self.long + " ", count: size == "80x24" ? 30 : 5)
        let stage = try await Stage([name], size: size)
        try await stage.play("D")
        expect(stage.text.contains("Delete"))
        expect(stage.status.hasSuffix("… y/n"), "\(stage.text)")
        try await stage.play("y")
        expect(stage.tasks.rows[0].isEmpty)
    }

    @Test(arguments: ["16x4", "20x5", "40x12"], [true, false])
    func aToastDoesNotCoverAQuestion(size: String, accessible: Bool) async throws {
        let stage = try await Stage([Self.long], size: size, accessible: accessible)
        for _ in 0..<3 { stage.screen.application?.toast("Saved a file", for: 60) }
        try await stage.play("D")
        let question = stage.harness.screenText.suffix(size == "16x4" ? 2 : 3)
        expect(question.first?.hasPrefix(" Delete Call"), true)
        expect(!question.contains { $0.contains("Saved") }, "\(stage.text)")
        let above = stage.harness.screenText.dropLast(question.count).last
        expect(size == "16x4" || above?.contains("Saved a file") == true, "\(stage.text)")
    }

    /// A click finds toasts and the lines of a message where they are drawn.
    @Test func aClickDismissesAToastAboveALongMessage() async throws {
        let stage = try await Stage()
        let application = try #require(stage.screen.application)
        application.status(Self.long)
        application.toast("Saved", for: 60)
        try await stage.harness.play("wait:0.1,click:36:9")
        expect(!stage.text.contains("Saved") && stage.text.contains("Call"), "\(stage.text)")
        application.toast("Saved", for: 60)
        try await stage.harness.play("wait:0.1,click:36:10")
        expect(stage.text.contains("Saved") && !stage.text.contains("Call"), "\(stage.text)")
    }

    /// While a filter is typed, its text stands where the message would.
    @Test func aMessageThatIsNotShownTakesNoClick() async throws {
        let stage = try await Stage((0..<20).map { "Row \($0)" })
        try await stage.play("/,r")
        stage.screen.status(Self.long)
        try await stage.harness.play("click:5:10,wait:0.1")
        expect(stage.tasks.done, ["open Row 8"], "\(stage.text)")
    }
}
