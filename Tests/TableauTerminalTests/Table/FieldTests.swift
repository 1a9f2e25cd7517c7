import Foundation
import Tableau
import TableauTerminal
import TestEnvironment
import Testing

/// A text field that is as long as its text, or shorter.
@MainActor @Suite struct FieldTests {
    private func rehearse(_ form: FormTable) async -> TerminalTestHarness {
        let app = TerminalApplication(
            root: TerminalScreen(form.table, title: "Event"), options: .testing)
        return await TerminalTestHarness(app, size: TerminalSize(columns: 40, rows: 14))
    }

    /// Behind the last letter is the cursor's place, also where the text just fills the field.
    @Test func theCursorStaysInItsField() async throws {
        let form = FormTable()
        let harness = await rehearse(form)
        try await harness.play("enter,type:" + String(repeating: "x", count: 60) + ",home")
        // From its start, the text fills the field.
        let end = harness.screenText[1].count
        try await harness.play("end,ctrl-u")
        for count in 1...40 {
            let letter = count.isMultiple(of: 2) ? "a" : "b"
            try await harness.play(letter)
            let cursor = try #require(harness.cursor)
            expect(cursor.column < end, "after \(count) letters")
            expect(harness.screenText[1].prefix(cursor.column).hasSuffix(letter))
        }
    }
}
