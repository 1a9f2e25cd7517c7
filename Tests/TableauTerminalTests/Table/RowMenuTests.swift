import Tableau
import TableauTerminal
import TestEnvironment
import Testing

/// The menu of a row while rows change below it.
@MainActor @Suite struct RowMenuTests {
    typealias Stage = RowActionTests.Stage

    @Test(arguments: [false, true]) func theMenuClosesWhenItsRowIsDeleted(filters: Bool)
        async throws
    {
        let stage = try await Stage(["A b", "B b", "C b"], .multiple, size: "72x12")
        try await stage.play(filters ? "/,b,enter" : "g")
        try await stage.play("down,space,down,space,g,.")
        expect(stage.text.contains("1 Rename"))
        stage.tasks.remove(.init(name: "A b"))
        try await stage.play("wait:0.1")
        expect(!stage.text.contains("1 Rename"))
        expect(stage.status.contains("The row has gone"))
        try await stage.play("1")
        expect(stage.tasks.done.isEmpty, "the menu was not that of the marked rows")
    }

    @Test func theMenuClosesWhenTheOnlyRowIsDeleted() {
        let stage = FrameStage([1, 0])
        stage.press(.character("."))
        stage.draw()
        expect(stage.hasMenu)
        stage.update { $0[0] = [] }
        stage.draw(after: 1)
        expect(stage.status.contains("The row has gone"), "\(stage.status)")
        stage.update { $0[0] = [stage.newItem()] }
        stage.draw(after: 1)
        expect(!stage.hasMenu)
    }

    @Test func theMenuStaysAtItsRowUntilTheFocusLeaves() async throws {
        // The menu stays with its row.
        do {
            let stage = try await Stage(["A", "B"], size: "72x12")
            try await stage.play("down,.")
            stage.tasks.remove(.init(name: "A"))
            try await stage.play("wait:0.1,1")
            expect(stage.tasks.done, ["rename B"])
        }
        // The wheel leaves the menu at its row.
        do {
            let stage = try await Stage((0..<30).map { "row \($0)" })
            try await stage.play(".")
            let menu = stage.text
            try await stage.play("wheel:2")
            expect(stage.text, menu)
        }
        // The menu closes when the program moves the focus.
        do {
            let stage = try await Stage(["A", "B"], size: "72x12")
            try await stage.play("down,.")
            stage.tasks.binder.focus(.row("A"), in: .today)
            try await stage.play("wait:0.1")
            expect(!stage.text.contains("1 Rename"))
            try await stage.play("e")
            expect(stage.tasks.done, ["rename A"])
        }
    }

    /// Also where it has more actions than there are lines beside the row.
    @Test(arguments: ["g", "down", "G"]) func theMenuLeavesItsRowInView(key: String) async throws {
        let stage = try await Stage(
            ["task 1", "task 2", "task 3"], .multiple, size: "20x6")
        try await stage.play("\(key),.")
        let row = try #require(stage.focused)
        expect(stage.text.contains("1 Rename") && stage.text.contains(row), "\(stage.text)")
        try await stage.play("down,enter")
        expect(!stage.text.contains("1 Rename"))
    }

    @Test func aLiftedRowIsSeenUntilItIsDeleted() async throws {
        // A lifted row that is deleted is let go. Without a key: the hints would be those of a row
        // that has gone.
        do {
            let stage = try await Stage(["A", "B"], size: "72x12")
            try await stage.play("M")
            expect(stage.status.contains("put down"))
            stage.tasks.remove(.init(name: "A"))
            try await stage.play("wait:0.1")
            expect(stage.status.contains("The row being moved is gone"))
            try await stage.play("wait:5")
            expect(!stage.status.contains("put down"))
        }
        // A lifted row that is scrolled away is seen where it is moved.
        do {
            let stage = try await Stage((0..<30).map { "row \($0)" })
            try await stage.play("down,M,wheel:4,down")
            expect(stage.text.contains("↕row 1"))
            try await stage.play("enter")
            expect(stage.tasks.tasks[.today]?[1...2], ["row 2", "row 1"])
        }
    }

    /// A button that is down opens nothing beneath what a key has opened meanwhile.
    @Test(arguments: [".", "D", "/", "?", "M", "'"])
    func aKeyEndsTheClickOfAButtonThatIsDown(key: String) async throws {
        let stage = try await Stage(["A", "B"], size: "72x12")
        await stage.harness.send(.mouse(.press, column: 5, row: 2))
        try await stage.play(key)
        let text = stage.text
        await stage.harness.send(.mouse(.release, column: 5, row: 2))
        expect(stage.tasks.done, [])
        expect(stage.text, text)
        await stage.harness.pass(1)
        try await stage.play("escape,click:5:2")
        expect(stage.tasks.done.count, 1, "another click counts")
    }

    @Test func aClickOnAHintCounts() async throws {
        let stage = try await Stage(["A", "B"], size: "72x12")
        try await stage.play("down,.")
        let hints = stage.status
        let start = try #require(hints.range(of: "⏎")).lowerBound
        let column = hints.distance(from: hints.startIndex, to: start)
        try await stage.play("click:\(column):11")
        expect(stage.tasks.done, ["rename B"])
        try await stage.play(".,click:71:11")
        expect(!stage.text.contains("1 Rename"), "a click outside closes the menu")
    }

    /// The focus is on the last row, and moves along with the end.
    @Test(arguments: [".", "M"]) func theFocusStaysWithAMenuOrALiftedRow(key: String) async throws {
        let stage = try await Stage([], later: (0..<20).map { "row \($0)" })
        stage.tasks.binder.anchor = .end(followsWithin: 2)
        try await stage.play("G,\(key)")
        let menu = stage.text
        expect(stage.focused, "row 19")
        for index in 20..<30 {
            stage.tasks.tasks[.later]?.append("row \(index)")
            stage.tasks.binder.refresh()
            try await stage.play("wait:0.1")
        }
        expect(stage.focused, "row 19")
        expect(stage.text.contains(key == "." ? "1 Rename" : "↕"))
        try await stage.play(key == "." ? "1" : "up,enter")
        if key == "." {
            expect(stage.tasks.done, ["rename row 19"], "\(menu)")
        } else {
            expect(stage.tasks.tasks[.later]?[18...19], ["row 19", "row 18"])
        }
    }

    @Test(arguments: [".", "M"]) func aPoppedScreenComesBackWithoutItsMenuOrLiftedRow(key: String)
        async throws
    {
        let tasks = TaskTable([.today: ["A", "B"], .later: []])
        let screen = TerminalScreen(tasks.table, title: "Tasks")
        let app = TerminalApplication(
            root: TerminalScreen(ListTable([("X", ["Y"])]).table), options: .testing)
        let harness = await TerminalTestHarness(app, size: TerminalSize(columns: 72, rows: 12))
        app.push(screen)
        try await harness.play("wait:0.1,\(key)")
        expect(harness.screenText.joined().contains(key == "." ? "1 Rename" : "↕"))
        app.pop()
        app.push(screen)
        await harness.pass(1)
        expect(harness.screenText[2].contains("A"))
        expect(harness.screenText.last?.contains("actions"), true)
    }

    /// Also an action whose confirmation is asked for.
    @Test(arguments: ["e", "D"], [false, true])
    func theActionFollowsItsRowIntoAnotherSection(key: String, isMarked: Bool) async throws {
        let stage = try await Stage(
            ["A", "B"], later: [], isMarked ? .multiple : .single, size: "72x12")
        try await stage.play(isMarked ? "*,." : ".")
        if key == "D" { try await stage.play("D") }
        stage.tasks.tasks = [.today: ["B"], .later: ["A"]]
        stage.tasks.binder.refresh()
        try await stage.play("wait:0.1,\(key == "D" ? "y" : key),wait:0.1")
        expect(!stage.status.contains("gone"))
        let names = isMarked ? ["A", "B"] : ["A"]
        if key == "D" {
            expect(stage.tasks.rows, (isMarked ? [[], []] : [["B"], []]))
        } else {
            expect(stage.tasks.done.sorted(), names.map { "rename \($0)" })
        }
    }

    /// Such as lists of the user, in the submenu of where to move a row.
    @Test(arguments: [false, true])
    func actionsWithTheSameTitleAreDifferent(isMarked: Bool) async throws {
        let stage = try await Stage(["A", "B"], later: [], .multiple, size: "72x12")
        stage.tasks.copies = ["Later", "Later"]
        try await stage.play((isMarked ? "*," : "") + ".,2,2")
        expect(stage.tasks.done, (isMarked ? ["A", "B"] : ["A"]).map { "copy again \($0)" })
    }

    /// Here because a word of the filter is in the header of its old section.
    @Test(arguments: [[], ["B"]]) func theMenuOfAMatchClosesWhenItNoLongerMatches(
        others: [String]
    ) async throws {
        let stage = try await Stage(["A", "B"], later: [], size: "72x12")
        try await stage.play("/,type:today,enter,.")
        expect(stage.text.contains("1 Rename"))
        stage.tasks.tasks = [.today: others, .later: ["A"]]
        stage.tasks.binder.refresh()
        try await stage.play("wait:0.2")
        expect(!stage.text.contains("1 Rename"))
        try await stage.play("1,escape")
        expect(stage.tasks.done, [])
        expect(!stage.status.contains("match"), "Esc went to the filter")
    }

    @Test func whereThereIsNoRoomNothingIsDone() async throws {
        let stage = try await Stage(["A", "B"], size: "72x12")
        try await stage.play(".,resize:10x3")
        expect(stage.text.contains("Too small"))
        try await stage.play("enter,1")
        expect(stage.tasks.done, [])
        try await stage.play("resize:72x12")
        expect(!stage.text.contains("1 Rename"))
        try await stage.play("e")
        expect(stage.tasks.done, ["rename A"])
        // A lifted row waits until it is seen again.
        try await stage.play("M,down,resize:10x3,up,enter")
        expect(stage.tasks.tasks[.today], ["A", "B"])
        try await stage.play("resize:72x12")
        expect(stage.status.contains("put down"))
        try await stage.play("enter")
        expect(stage.tasks.tasks[.today], ["B", "A"])
        // One that the mouse lets go there is put back.
        await stage.harness.send(.mouse(.press, column: 5, row: 2))
        await stage.harness.send(.mouse(.drag, column: 5, row: 3))
        expect(stage.status.contains("put down"))
        try await stage.play("resize:10x3")
        await stage.harness.send(.mouse(.release, column: 5, row: 3))
        try await stage.play("resize:72x12")
        expect(!stage.status.contains("put down"))
        expect(stage.tasks.tasks[.today], ["B", "A"])
    }
}
