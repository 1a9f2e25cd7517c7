import Foundation
import Tableau
import TableauTerminal
import TestEnvironment
import Testing

/// Forms: typing, pasting, moving the cursor, and a focus that survives what changes lead to.
@MainActor @Suite struct ControlTests {
    private func rehearse(_ form: FormTable) async -> (TerminalScreen, TerminalTestHarness) {
        await rehearse(form.table)
    }

    private func rehearse(_ table: TableView) async -> (TerminalScreen, TerminalTestHarness) {
        let screen = TerminalScreen(table, title: "Event")
        let app = TerminalApplication(root: screen, options: .testing)
        return (screen, await TerminalTestHarness(app, size: TerminalSize(columns: 40, rows: 14)))
    }

    @Test(arguments: [false, true])
    func typingAndMovingTheCursor(rebinds: Bool) async throws {
        let form = FormTable()
        form.rebinds = rebinds
        let (_, harness) = await rehearse(form)
        try await harness.play("enter,type:Lnch,left,left,left,u,end,!")
        expect(form.title, "Lunch!")
        expect(harness.screenText[1].contains("Lunch!"))
        let column = harness.screenText[1].prefix { $0 != "!" }.count + 1
        expect(harness.cursor, .init(column: column, row: 1))
        try await harness.play("backspace,home,delete,l,ctrl-e,paste: at\ntwo,enter")
        expect(form.title, "lunch at two", "a pasted newline is a space in one line")
        expect(harness.cursor == nil, "Enter ends the editing")
        try await harness.play("q")
        expect(form.title, "lunch at two")
    }

    /// Right opens rows: it neither edits what is in one nor ends a filter for that.
    @Test(arguments: ["", "/,enter,"])
    func rightDoesNothingInARowWithAControl(filter: String) async throws {
        let form = FormTable()
        let (_, harness) = await rehearse(form)
        try await harness.play(filter + "home")
        let text = harness.screenText
        try await harness.play("right")
        expect(harness.screenText, text)
        expect(harness.cursor == nil)
        try await harness.play("enter")
        expect(harness.cursor != nil)
        try await harness.play("type:Tea,enter")
        expect(form.title, "Tea")
    }

    @Test func lettersAreTypedAndUnknownKeysAreNot() async throws {
        // Keys that mean something are typed while editing.
        do {
            let form = FormTable()
            let (screen, harness) = await rehearse(form)
            try await harness.play("enter,type:jq?/gG'[ ]")
            expect(form.title, "jq?/gG'[ ]")
            try await harness.play("escape,j")
            expect(screen.focusedRow?.row, 1)
        }
        // An unknown alt key does nothing.
        do {
            let list = ListTable("A", "B")
            let (screen, harness) = await rehearse(list.table)
            let before = harness.screenText
            try await harness.play("alt-q,alt-j,alt-down,ctrl-down,alt-enter,alt-space,alt-?,alt-/")
            expect(harness.screenText, before)
            expect(list.taps == [] && screen.application != nil)
            try await harness.play("shift-down")
            expect(screen.focusedRow?.row, 1, "Shift alone changes nothing")
        }
    }

    @Test(arguments: [
        ("alt-backspace,!", "one two !"), ("ctrl-backspace,!", "one two !"),
        ("alt-left,!", "one two !three"), ("ctrl-left,!", "one two !three"),
        ("alt-b,alt-b,!", "one !two three"), ("home,ctrl-right,!", "one! two three"),
        ("home,alt-right,!", "one! two three"), ("home,alt-f,alt-f,!", "one two! three"),
        ("home,ctrl-delete,!", "! two three"), ("home,alt-d,!", "! two three"),
        ("ctrl-home,!", "!one two three"), ("home,ctrl-end,!", "one two three!"),
        ("left,shift-left,!", "one two thr!ee"),
        (
            "alt-q,alt-x,alt-up,ctrl-up,alt-enter,alt-tab,ctrl-pagedown,alt-escape,!",
            "one two three!"
        ),
    ])
    func modifiersMoveAndDeleteWords(keys: String, text: String) async throws {
        let form = FormTable()
        let (screen, harness) = await rehearse(form)
        try await harness.play("enter,type:one two three," + keys)
        expect(form.title, text)
        expect(harness.cursor?.row == 1 && screen.focusedRow?.row == 0, "it is still edited")
    }

    /// A program may ask for the focus before its table is on a terminal.
    @Test func theFocusIsTakenFromATableWithoutASurface() async throws {
        final class FieldCell: TableViewCell, ViewModelBindable {
            var viewModel: String? { didSet { control = .textField(text: viewModel ?? "") } }
        }
        let table = TableView(style: .plain)
        let binder = TableViewBinder(tableView: table, clock: ManualUpdateClock())
        binder.onTable().bind(cellType: FieldCell.self, viewModels: ["a", "b", "c"])
        binder.finish()
        binder.focus(.row("b"), field: .first)
        let (screen, harness) = await rehearse(table)
        expect(screen.focusedRow?.row, 1)
        try await harness.play("q,!")
        expect(harness.screenText[2].contains("bq!"))
    }

    @Test func tabAndSwitchesLeadToTheFieldsThatThereAre() async throws {
        // Tab goes from field to field.
        do {
            let form = FormTable()
            let (screen, harness) = await rehearse(form)
            try await harness.play(
                "tab,type:Here,tab,tab,tab,type:Note,backtab,backtab,backtab,type:!")
            expect(form.place, "Here!")
            expect(form.notes, "Note")
            expect(screen.focusedRow?.row, 1)
        }
        // A switch takes rows away and brings them back.
        do {
            let form = FormTable()
            let (_, harness) = await rehearse(form)
            expect(harness.screenText[4].contains("2023-11-14 22:13"))
            try await harness.play("down,down,space,wait:1")
            expect(form.isAllDay)
            expect(!harness.screenText.contains { $0.contains("2023-11-14") })
            expect(harness.screenText[3].contains("●]"))
            try await harness.play("enter,wait:1")
            expect(!form.isAllDay)
            expect(harness.screenText[4].contains("2023-11-14 22:13"))
        }
    }

    @Test func typingGoesOnWhileTheProgramChangesTheTable() async throws {
        // Typing goes on while rows come above it.
        do {
            let form = FormTable()
            form.rowsAbove = 2
            form.rebinds = true
            let (screen, harness) = await rehearse(form)
            try await harness.play("enter,type:ab,left,type:X")
            expect(form.title, "aXb")
            expect(screen.focusedRow?.row, 2)
            expect(harness.screenText[3].contains("aXb"))
            expect(harness.cursor?.row, 3)
        }
        // Typing goes on at the end of a text that the program formats.
        do {
            let form = FormTable()
            let (_, harness) = await rehearse(form)
            let control = try #require(form.table.cellForRow(at: [0, 0])?.control)
            control.onChange = { [unowned control] value in
                guard case .text(let text) = value else { return }
                let digits = text.filter(\.isNumber)
                control.value = .text("(" + digits.prefix(2) + ") " + digits.dropFirst(2))
            }
            try await harness.play("enter,type:1234")
            expect(control.value, .text("(12) 34"))
            try await harness.play("left,5")
            expect(control.value, .text("(12) 354"))
        }
    }

    @Test(arguments: [
        ("2024-12-31 10:00", "right,1,1", "2024-11-30 10:00"),
        ("2024-01-31 10:00", "right,0,2", "2024-02-29 10:00"),
        ("2024-02-29 10:00", "type:2023", "2023-02-28 10:00"),
        ("2024-02-29 10:00", "type:2028", "2028-02-29 10:00"),
        ("2024-01-31 10:00", "right,type:12", "2024-12-31 10:00"),
        ("2024-03-31 10:00", "right,type:1,backspace,type:02,type:5", "2024-02-05 10:00"),
    ])
    func aTypedMonthOrYearKeepsToItsDays(date: String, keys: String, result: String) async throws {
        let form = FormTable()
        form.date = try Date(date.replacing(" ", with: "T") + ":00Z", strategy: .iso8601)
        let (_, harness) = await rehearse(form)
        try await harness.play("down,down,down,enter," + keys)
        expect(harness.screenText[4].contains(result), "\(harness.screenText[4])")
    }

    /// A program that only stores the text updates no row.
    @Test(arguments: [14, 6]) func notesGrowWithoutAnUpdateByTheProgram(lines: Int) async throws {
        let form = FormTable()
        form.rows = [.title, .notes, .place]
        let (_, harness) = await rehearse(form)
        try await harness.play("resize:40x\(lines),down,enter")
        let control = try #require(form.table.cellForRow(at: [0, 1])?.control)
        control.onChange = { _ in }
        try await harness.play("a,enter,b,enter,c,enter,d,enter,e")
        expect(control.value, .text("a\nb\nc\nd\ne"))
        let row = try #require(harness.cursor?.row, "\(harness.screenText)")
        expect(harness.screenText[row].contains("e"))
        expect(harness.screenText[row + 1].contains(lines == 14 ? "place" : "Esc"))
        try await harness.play("backspace,backspace,backspace,backspace,backspace,backspace")
        expect(form.table.rectForRow(at: [0, 1]).height, 4, "it shrinks again")
    }

    /// What ends an edit may move the clicked row from under the mouse.
    @Test func aClickThatEndsAnEditCountsForItsRow() async throws {
        let form = FormTable()
        let (screen, harness) = await rehearse(form)
        let control = try #require(form.table.cellForRow(at: [0, 1])?.control)
        control.onEndEditing = { _ in
            form.rows.removeFirst()
            form.table.deleteRows(at: [[0, 0]], with: .none)
        }
        try await harness.play("tab,x,click:20:3")
        expect(form.rows[screen.focusedRow?.row ?? 0], .allDay)
        expect(harness.cursor == nil && !harness.screenText.contains { $0.contains("Esc done") })
    }

    /// As in a code of several fields, where each letter leads to the next one.
    @Test(arguments: [RowField.first, nil])
    func anEditEndsForTheControlThatItsRowHasNow(field: RowField?) async throws {
        let form = FormTable()
        form.rebinds = true
        let (_, harness) = await rehearse(form)
        var ends = 0
        form.onEnd = { ends += 1 }
        try await harness.play("enter,a")
        form.table.reconfigure(row: 0)
        form.table.focusRow(at: [0, 1], field: field)
        try await harness.play("wait:0.1")
        expect(ends, 1)
        let controls = form.table.visibleCells.compactMap(\.control)
        expect(controls.map(\.isEditing), [false, field != nil, false, false, false])
    }

    @Test func aDateIsTypedAndCountedWithinTheCalendar() async throws {
        // A date is typed and counted.
        do {
            let form = FormTable()
            let (_, harness) = await rehearse(form)
            try await harness.play("down,down,down,enter,type:2024,type:02,type:29,up,down")
            expect(harness.screenText[4].contains("2024-02-29 22:13"))
            try await harness.play("left,left,left,down")
            expect(harness.screenText[4].contains("2023-02-28 22:13"), "no such day that year")
            try await harness.play("right,type:99")
            expect(harness.screenText[4].contains("2023-12-28"), "no such month")
            try await harness.play("escape,down")
            expect(form.date.timeIntervalSince1970, 1_703_801_580)
        }
        // A date beyond the calendar is edited.
        do {
            let form = FormTable()
            form.date = Date(timeIntervalSince1970: 1_700_000_000_000)
            let (_, harness) = await rehearse(form)
            try await harness.play("down,down,down,enter,right,up")
            expect(harness.screenText[4].contains("-"))
            try await harness.play("left,type:2024")
            expect(harness.screenText[4].contains("2024-"), "\(harness.screenText[4])")
        }
        // A numeral that is no digit is not typed into a date.
        do {
            let form = FormTable()
            let (_, harness) = await rehearse(form)
            try await harness.play("down,down,down,enter,right,\u{5341},1,2")
            expect(harness.screenText[4].contains("2023-12-14"), "\(harness.screenText[4])")
        }
    }

    @Test(arguments: [
        ("2024,type:02,type:31", "2024-02-29"), ("2023,type:02,type:31", "2023-02-28"),
        ("2023,type:04,type:31", "2023-04-30"), ("2023,type:12,type:31", "2023-12-31"),
        ("2023,type:02,type:00", "2023-02-01"), ("2023,type:00,type:14", "2023-01-14"),
    ])
    func aDayIsOneThatItsMonthHas(typed: String, shown: String) async throws {
        let form = FormTable()
        let (_, harness) = await rehearse(form)
        try await harness.play("down,down,down,enter,type:" + typed)
        expect(harness.screenText[4].contains(shown), "\(harness.screenText[4])")
    }

    @Test(arguments: [
        // From the very beginning of a line, from its middle and from its end.
        ("left,left,left,up,X", "Xone\ntwo"), ("left,up,X", "onXe\ntwo"), ("up,X", "oneX\ntwo"),
        ("left,left,left,up,down,X", "one\nXtwo"), ("left,left,left,left,down,X", "one\ntwoX"),
    ])
    func upAndDownKeepTheColumnInNotes(keys: String, notes: String) async throws {
        let form = FormTable()
        let (_, harness) = await rehearse(form)
        try await harness.play("end,enter,type:one,enter,type:two")
        try await harness.play(keys)
        expect(form.notes, notes)
    }

    @Test func notesHaveLinesAndControlCharactersAreNotSent() async throws {
        // Notes have lines.
        do {
            let form = FormTable()
            let (screen, harness) = await rehearse(form)
            try await harness.play("end,enter,type:one,enter,type:two,up,type:!,paste:a\nb")
            expect(form.notes, "one!a\nb\ntwo")
            expect(harness.screenText.contains { $0.contains("one!a") })
            let first = try #require(harness.screenText.firstIndex { $0.contains("one!a") })
            expect(harness.screenText[first + 2].contains("two"), "the row has grown")
            try await harness.play("up,up")
            expect(harness.cursor == nil)
            expect(screen.focusedRow?.row, 3, "up from the first line leaves the notes")
        }
        // Controls in text are shown and not sent.
        do {
            let form = FormTable()
            let (_, harness) = await rehearse(form)
            try await harness.play("enter,paste:a\u{1B}[31mb\u{7}")
            expect(form.title, "a\u{1B}[31mb\u{7}", "the text is as it was pasted")
            expect(harness.screenText[1].contains("a␛[31mb␇"))
        }
    }

    @Test func aTextScrollsToKeepItsCursorInView() async throws {
        // A long text scrolls under its cursor.
        do {
            let form = FormTable()
            let (_, harness) = await rehearse(form)
            try await harness.play("enter,type:The quick brown fox jumps over the lazy dog")
            expect(harness.screenText[1].contains("lazy dog"))
            expect(!harness.screenText[1].contains("The quick"))
            try await harness.play("home")
            expect(harness.screenText[1].contains("The quick"))
        }
        // The cursor stays in view when the terminal shrinks.
        do {
            let form = FormTable()
            let (_, harness) = await rehearse(form)
            try await harness.play("tab,tab,tab,tab,a,enter,b,enter,c,enter,d,resize:40x5")
            expect(harness.screenText[3].contains("d"), "\(harness.screenText)")
            expect(harness.cursor?.row, 3)
        }
    }

    /// While its row slides in, the cursor stays behind what was typed.
    @Test(arguments: [TableView.RowAnimation.left, .right])
    func theCursorSlidesWithItsRow(animation: TableView.RowAnimation) async throws {
        let form = FormTable()
        form.rows.removeFirst()
        let (_, harness) = await rehearse(form)
        form.rows.insert(.title, at: 0)
        form.table.performBatchUpdates { form.table.insertRows(at: [[0, 0]], with: animation) }
        // A row that can't be seen yet is not edited.
        try await harness.press("home")
        await harness.pass(0.08)
        try await harness.press("enter,a,b")
        var columns: Set<Int> = []
        for _ in 0..<20 {
            await harness.pass(0.02)
            guard let cursor = harness.cursor else { continue }
            columns.insert(cursor.column)
            let line = harness.screenText[cursor.row]
            expect(line.prefix(cursor.column).hasSuffix("ab"), "\(cursor) in \(line)")
        }
        expect(columns.count > 1, "the row slides")
    }
}
