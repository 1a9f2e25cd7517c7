import Foundation
import Tableau
import TableauTerminal
import TestEnvironment
import Testing

/// Several screens side by side, or one above the other.
@MainActor @Suite struct SplitTests {
    @MainActor struct Stage {
        let lists: [ListTable]
        let screens: [TerminalScreen]
        let split: TerminalSplit
        let application: TerminalApplication
        let harness: TerminalTestHarness

        init(
            _ axis: TerminalSplit.Axis = .columns, size: String = "80x12", ratio: [Double] = []
        ) async throws {
            lists = [
                ListTable("fruit", "tea", style: .plain), ListTable("apple", "pear", style: .plain),
            ]
            screens = zip(lists, ["Left", "Right"]).map { TerminalScreen($0.table, title: $1) }
            split = TerminalSplit(axis, screens, ratio: ratio)
            application = TerminalApplication(root: split, options: .testing)
            harness = await TerminalTestHarness(
                application, size: try #require(TerminalSize(size)))
        }

        var lines: [String] { harness.screenText }

        /// The column of a text, and its line.
        func place(of text: String) throws -> (column: Int, row: Int) {
            let row = try #require(lines.firstIndex { $0.contains(text) }, "\(text)")
            let start = try #require(lines[row].range(of: text)).lowerBound
            return (lines[row].distance(from: lines[row].startIndex, to: start), row)
        }

        func click(_ text: String) async throws {
            let (column, row) = try place(of: text)
            try await harness.play("click:\(column):\(row)")
        }
    }

    @Test func screensAreSideBySideUnderTheWheel() async throws {
        // Screens are side by side.
        do {
            let stage = try await Stage(ratio: [1, 3])
            expect(stage.lines[0].contains("Left") && stage.lines[0].contains("Right"))
            let line = try #require(stage.lines.first { $0.contains("fruit") })
            expect(line.contains("│") && line.contains("apple"), "\(line)")
            expect(try stage.place(of: "│").column, 29, "each gets the columns that it needs")
            expect(stage.lines[11].contains("1/2"), "\(stage.lines[11])")
        }
        // The wheel scrolls the screen under it.
        do {
            let stage = try await Stage()
            for row in 0..<40 { stage.lists[1].insert("row \(row)", at: 0) }
            await stage.harness.pass(2)
            stage.lists[1].table.contentOffset.y = 10
            await stage.harness.send(.mouse(.wheel(lines: 1), column: 60, row: 5))
            await stage.harness.pass(1)
            expect(stage.split.focusedScreen === stage.screens[0])
            expect(stage.lists[1].table.contentOffset.y, 13)
            expect(stage.lists[0].table.contentOffset.y, 0)
        }
    }

    /// As when a program shows what it has found while the user still types.
    @Test func lettersTypedOnAreNoCommandsOfAnotherScreen() async throws {
        let stage = try await Stage()
        var performed = 0
        stage.screens[1].addAction(key: "x", title: "Do") { performed += 1 }
        try await stage.harness.play("/,e")
        stage.split.focusedScreen = stage.screens[1]
        try await stage.harness.play("x,escape,x")
        expect(performed, 1)
        stage.split.focusedScreen = stage.screens[0]
        try await stage.harness.play("e,tab,x")
        expect(performed, 2, "the user has gone there")
    }

    @Test func arrowsAndLettersAreForTheScreenWithTheFocus() async throws {
        // Arrows lead away from matches.
        do {
            let stage = try await Stage()
            stage.split.focusedScreen = stage.screens[1]
            try await stage.harness.play("/,p,left")
            expect(stage.split.focusedScreen === stage.screens[1], "the text is typed")
            try await stage.harness.play("enter,backspace,left")
            expect(stage.split.focusedScreen === stage.screens[0])
            expect(stage.lines[11].contains("1/2"), "\(stage.lines[11])")
        }
        // No letter is awaited after another screen.
        do {
            let stage = try await Stage()
            try await stage.harness.play("'")
            stage.split.focusedScreen = stage.screens[1]
            stage.split.focusedScreen = stage.screens[0]
            try await stage.harness.play("down")
            expect(stage.lines[11].contains("2/2"), "\(stage.lines[11])")
        }
    }

    @Test func tabAndArrowsMoveTheFocus() async throws {
        let stage = try await Stage()
        for (key, focused) in [
            ("tab", 1), ("tab", 0), ("backtab", 1), ("left", 0), ("left", 0), ("right", 1),
        ] {
            try await stage.harness.play(key)
            expect(stage.split.focusedScreen === stage.screens[focused], "\(key)")
        }
        try await stage.harness.play("down,enter")
        expect(stage.lists[1].taps, ["pear"])
        expect(stage.lists[0].taps, [])
        try await stage.harness.play("tab,enter")
        expect(stage.lists[0].taps, ["fruit"])
        expect(stage.lines[11].contains("Tab switch"), "\(stage.lines[11])")
    }

    @Test func bothScreensAreAliveOnceAndNamedInTheHelp() async throws {
        // The help names the key that switches.
        do {
            let stage = try await Stage(size: "80x40")
            try await stage.harness.play("?,wait:0.1")
            let line = try #require(stage.lines.first { $0.contains("the next of the screens") })
            expect(line.contains("Tab"))
        }
        // A split shows each table once, and gives each screen a part that can be computed.
        do {
            await #expect(processExitsWith: .failure) {
                await MainActor.run {
                    let screens = (0..<2).map { _ in TerminalScreen(TableView(style: .plain)) }
                    _ = TerminalSplit(.columns, screens, ratio: [.infinity, 1])
                }
            }
            await #expect(processExitsWith: .failure) {
                await MainActor.run {
                    let table = TableView(style: .plain)
                    _ = TerminalSplit(.columns, [TerminalScreen(table), TerminalScreen(table)])
                }
            }
        }
        // Both screens are alive. Only the row that keys act on is highlighted, and data of the
        // other screen are drawn.
        do {
            let stage = try await Stage()
            expect(stage.lines.joined().components(separatedBy: "▌").count, 2)
            stage.lists[1].insert("plum", at: 0)
            await stage.harness.pass(1)
            expect(stage.lines.joined().contains("plum"))
            try await stage.harness.play("tab,wait:0.1")
            expect(stage.lines.joined().components(separatedBy: "▌").count, 2)
        }
    }

    @Test(arguments: [TerminalSplit.Axis.columns, .rows])
    func theMouseReachesEachScreen(_ axis: TerminalSplit.Axis) async throws {
        let stage = try await Stage(axis, size: "80x16")
        try await stage.click("pear")
        expect(stage.split.focusedScreen === stage.screens[1])
        expect(stage.lists[1].taps, ["pear"])
        try await stage.click("tea")
        expect(stage.split.focusedScreen === stage.screens[0])
        expect(stage.lists[0].taps, ["tea"])
        expect(stage.lists[1].taps, ["pear"])
        // A hint in the status line is that of the screen with the focus.
        stage.screens[0].addAction(key: "x", title: "Export") { stage.lists[0].taps.append("x") }
        try await stage.harness.play("wait:0.1")
        let end = stage.lines[15]
        let start = try #require(end.range(of: "x Export"), "\(end)").lowerBound
        let column = end.distance(from: end.startIndex, to: start)
        try await stage.harness.play("click:\(column):15")
        expect(stage.lists[0].taps, ["tea", "x"])
    }

    @Test func screensStackWhereThereIsNoRoom() async throws {
        let stage = try await Stage(size: "50x12")
        expect(stage.lines.joined().contains("fruit") && !stage.lines.joined().contains("apple"))
        stage.lists[0].value = { _ in "1" }
        stage.split.focusedScreen = stage.screens[1]
        try await stage.harness.play("wait:0.1")
        expect(stage.lines[0].contains("‹ Left"), "\(stage.lines[0])")
        expect(!stage.lines.joined().contains("fruit") && stage.lines.joined().contains("apple"))
        try await stage.harness.play("escape")
        expect(stage.split.focusedScreen === stage.screens[0])
        try await stage.harness.play("resize:80x12")
        expect(stage.lines.joined().contains("fruit") && stage.lines.joined().contains("apple"))
        try await stage.harness.play("resize:70x3")
        expect(stage.lines.joined().contains("Too small"))
    }

    @Test func aSplitCanBePushedAndLeft() async throws {
        let root = ListTable("root")
        let home = TerminalScreen(root.table, title: "Home")
        let application = TerminalApplication(root: home, options: .testing)
        let harness = await TerminalTestHarness(
            application, size: TerminalSize(columns: 80, rows: 10))
        let lists = [ListTable("a1"), ListTable("b1")]
        let screens = lists.map { TerminalScreen($0.table) }
        var popped = 0
        for screen in screens { screen.onPop = { popped += 1 } }
        let split = TerminalSplit(.columns, screens)
        application.push(split)
        application.push(split)
        application.push(screens[0])
        try await harness.play("wait:0.1")
        expect(application.screens.count, 2)
        expect(
            harness.screenText.joined().contains("a1") && harness.screenText.joined().contains("b1")
        )
        try await harness.play("tab,escape")
        expect(split.focusedScreen === screens[0] && application.screens.count == 2)
        // The text that would be lost is that of any of its screens.
        screens[1].hasUnsavedText = true
        try await harness.play("escape")
        expect(application.screens.count == 2 && harness.screenText.joined().contains("y/n"))
        try await harness.play("y")
        expect(application.screens.count, 1)
        expect(popped, 2)
        expect(screens.allSatisfy { $0.application == nil })
    }

    @Test func aCoveredSplitTakesNoQuestionBack() async throws {
        let stage = try await Stage()
        let list = ListTable("detail")
        stage.application.push(TerminalScreen(list.table, title: "Detail"))
        var answers: [TerminalAnswer] = []
        stage.application.confirm("Sure?") { answers.append($0) }
        await stage.harness.pass(0.1)
        stage.split.focusedScreen = stage.screens[1]
        await stage.harness.pass(0.1)
        expect(answers, [])
        expect(stage.lines[0].hasPrefix(" ‹ Right"), "\(stage.lines[0])")
        try await stage.harness.play("y")
        expect(answers, [.yes])
    }

    @Test(arguments: [0, 1]) func theLineBetweenScreensIsNoPartOfThem(focus: Int) async throws {
        let stage = try await Stage()
        for row in 0..<40 { stage.lists[0].insert("row \(row)", at: 0) }
        stage.split.focusedScreen = stage.screens[focus]
        try await stage.harness.play("wait:1")
        let (column, row) = (try stage.place(of: "│").column, try stage.place(of: "pear").row)
        let offset = stage.lists[0].table.contentOffset.y
        try await stage.harness.play("click:\(column):\(row),wait:1")
        expect(stage.lists[0].table.contentOffset.y, offset, "it isn't the scrollbar")
        expect(stage.lists[1].taps, [], "nor a row")
    }
}
