import Tableau
import TableauTerminal
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
        #expect(stage.text.contains("Delete"))
        #expect(stage.status.hasSuffix("… y/n"), "\(stage.text)")
        try await stage.play("y")
        #expect(stage.tasks.rows[0].isEmpty)
    }
}
