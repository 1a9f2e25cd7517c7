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

    /// A click on a message dismisses it; the row that it covers was not meant.
    @Test(arguments: ["click", "rightclick"])
    func aClickDismissesAMessage(click: String) async throws {
        let stage = try await Stage((0..<20).map { "Row \($0)" })
        stage.screen.status(Self.long)
        let focus = stage.screen.focusedRow?.row
        try await stage.harness.play("wait:0.1,\(click):3:10")
        expect(!stage.text.contains("Call"), "\(stage.text)")
        expect(stage.screen.focusedRow?.row == focus && stage.tasks.done.isEmpty)
        try await stage.harness.play("click:3:10,wait:0.1")
        expect(stage.tasks.done.count, 1)
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
