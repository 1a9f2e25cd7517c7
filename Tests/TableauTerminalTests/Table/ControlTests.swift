import Foundation
import Tableau
import TableauTerminal
import Testing

/// Forms: typing, pasting, moving the cursor, and a focus that survives what changes lead to.
@MainActor @Suite struct ControlTests {
    private func rehearse(_ form: FormTable) async -> (TerminalScreen, TerminalRehearsal) {
        let screen = TerminalScreen(form.table, title: "Event")
        let app = TerminalApplication(root: screen, options: .rehearsal)
        return (screen, await TerminalRehearsal(app, size: TerminalSize(columns: 40, rows: 14)))
    }

    @Test(arguments: [false, true])
    func typingAndMovingTheCursor(rebinds: Bool) async throws {
        let form = FormTable()
        form.rebinds = rebinds
        let (_, rehearsal) = await rehearse(form)
        try await rehearsal.play("enter,type:Lnch,left,left,left,u,end,!")
        #expect(form.title == "Lunch!")
        #expect(rehearsal.screenText[1].contains("Lunch!"))
        let column = rehearsal.screenText[1].prefix { $0 != "!" }.count + 1
        #expect(rehearsal.cursor == .init(column: column, row: 1))
        try await rehearsal.play("backspace,home,delete,l,ctrl-e,paste: at\ntwo,enter")
        #expect(form.title == "lunch at two", "a pasted newline is a space in one line")
        #expect(rehearsal.cursor == nil, "Enter ends the editing")
        try await rehearsal.play("q")
        #expect(form.title == "lunch at two")
    }

    @Test func keysThatMeanSomethingAreTypedWhileEditing() async throws {
        let form = FormTable()
        let (screen, rehearsal) = await rehearse(form)
        try await rehearsal.play("enter,type:jq?/gG'[ ]")
        #expect(form.title == "jq?/gG'[ ]")
        try await rehearsal.play("escape,j")
        #expect(screen.focusedRow?.row == 1)
        try await rehearsal.play("enter,type:two words,alt-b,X,alt-j")
        #expect(form.place == "two Xwords", "Alt and b moves by words")
        #expect(screen.focusedRow?.row == 2, "Escape and j may arrive as one")
    }

    @Test func tabGoesFromFieldToField() async throws {
        let form = FormTable()
        let (screen, rehearsal) = await rehearse(form)
        try await rehearsal.play(
            "tab,type:Here,tab,tab,tab,type:Note,backtab,backtab,backtab,type:!")
        #expect(form.place == "Here!")
        #expect(form.notes == "Note")
        #expect(screen.focusedRow?.row == 1)
    }

    @Test func aSwitchTakesRowsAwayAndBringsThemBack() async throws {
        let form = FormTable()
        let (_, rehearsal) = await rehearse(form)
        #expect(rehearsal.screenText[4].contains("2023-11-14 22:13"))
        try await rehearsal.play("down,down,space,wait:1")
        #expect(form.isAllDay)
        #expect(!rehearsal.screenText.contains { $0.contains("2023-11-14") })
        #expect(rehearsal.screenText[3].contains("●]"))
        try await rehearsal.play("enter,wait:1")
        #expect(!form.isAllDay)
        #expect(rehearsal.screenText[4].contains("2023-11-14 22:13"))
    }

    @Test func typingGoesOnWhileRowsComeAboveIt() async throws {
        let form = FormTable()
        form.rowsAbove = 2
        form.rebinds = true
        let (screen, rehearsal) = await rehearse(form)
        try await rehearsal.play("enter,type:ab,left,type:X")
        #expect(form.title == "aXb")
        #expect(screen.focusedRow?.row == 2)
        #expect(rehearsal.screenText[3].contains("aXb"))
        #expect(rehearsal.cursor?.row == 3)
    }

    @Test func aDateIsTypedAndCounted() async throws {
        let form = FormTable()
        let (_, rehearsal) = await rehearse(form)
        try await rehearsal.play("down,down,down,enter,type:2024,type:02,type:29,up,down")
        #expect(rehearsal.screenText[4].contains("2024-02-29 22:13"))
        try await rehearsal.play("left,left,left,down")
        #expect(rehearsal.screenText[4].contains("2023-02-28 22:13"), "no such day that year")
        try await rehearsal.play("right,type:99")
        #expect(rehearsal.screenText[4].contains("2023-12-28"), "no such month")
        try await rehearsal.play("escape,down")
        #expect(form.date.timeIntervalSince1970 == 1_703_801_580)
    }

    @Test func notesHaveLines() async throws {
        let form = FormTable()
        let (screen, rehearsal) = await rehearse(form)
        try await rehearsal.play("end,enter,type:one,enter,type:two,up,type:!,paste:a\nb")
        #expect(form.notes == "one!a\nb\ntwo")
        #expect(rehearsal.screenText.contains { $0.contains("one!a") })
        let first = try #require(rehearsal.screenText.firstIndex { $0.contains("one!a") })
        #expect(rehearsal.screenText[first + 2].contains("two"), "the row has grown")
        try await rehearsal.play("up,up")
        #expect(rehearsal.cursor == nil)
        #expect(screen.focusedRow?.row == 3, "up from the first line leaves the notes")
    }

    @Test func aLongTextScrollsUnderItsCursor() async throws {
        let form = FormTable()
        let (_, rehearsal) = await rehearse(form)
        try await rehearsal.play("enter,type:The quick brown fox jumps over the lazy dog")
        #expect(rehearsal.screenText[1].contains("lazy dog"))
        #expect(!rehearsal.screenText[1].contains("The quick"))
        try await rehearsal.play("home")
        #expect(rehearsal.screenText[1].contains("The quick"))
    }

    @Test func controlsInTextAreShownAndNotSent() async throws {
        let form = FormTable()
        let (_, rehearsal) = await rehearse(form)
        try await rehearsal.play("enter,paste:a\u{1B}[31mb\u{7}")
        #expect(form.title == "a\u{1B}[31mb\u{7}", "the text is as it was pasted")
        #expect(rehearsal.screenText[1].contains("a␛[31mb␇"))
    }
}
