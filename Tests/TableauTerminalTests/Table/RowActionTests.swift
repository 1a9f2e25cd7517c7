import Foundation
import Tableau
import TableauTerminal
import TestEnvironment
import Testing

/// Row menus, keys, marks and moves, by keyboard and mouse.
@MainActor @Suite struct RowActionTests {
    /// A screen of 40 x 12 that shows a table.
    @MainActor struct Stage {
        let tasks: TaskTable
        let screen: TerminalScreen
        let harness: TerminalTestHarness
        let application: TerminalApplication

        init(
            _ today: [String] = ["Bread", "Milk", "Fixed"], later: [String] = ["Tea"],
            _ mode: SelectionMode = .single, size: String = "40x12", accessible: Bool = false
        ) async throws {
            tasks = TaskTable([.today: today, .later: later], mode)
            screen = TerminalScreen(tasks.table, title: "Tasks")
            var options = TerminalOptions.testing
            options.isAccessible = accessible
            application = TerminalApplication(root: screen, options: options)
            harness = await TerminalTestHarness(
                application, size: try #require(TerminalSize(size)))
        }

        /// Plays keys and waits until their effects are on the screen.
        func play(_ keys: String) async throws {
            for step in keys.split(separator: ",") {
                try await harness.play(String(step))
                while tasks.clock.hasPendingTurns { tasks.clock.advance() }
                try await harness.play("wait:0.4")
            }
        }

        var text: String { harness.screenText.joined(separator: "\n") }
        var status: String { harness.screenText.last ?? "" }
        var focused: String? {
            screen.focusedRow.map { tasks.rows[$0.section][$0.row] }
        }
    }

    @Test func actionsAreInTheMenuAndHaveKeys() async throws {
        // The menu of a row has its actions.
        do {
            let stage = try await Stage()
            try await stage.play("down,.")
            expect(stage.text.contains("1 Rename"))
            expect(stage.text.contains("2 Copy to"))
            expect(stage.text.contains("3 Delete"))
            expect(stage.status.contains("close"))
            try await stage.play("enter")
            expect(stage.tasks.done, ["rename Milk"])
            expect(!stage.text.contains("2 Copy to"))
            try await stage.play(".,2")
            expect(stage.text.contains("1 Later"))
            try await stage.play("escape")
            expect(stage.text.contains("2 Copy to"))
            try await stage.play("enter,enter")
            expect(stage.tasks.done, ["rename Milk", "copy Milk"])
            try await stage.play(".,escape")
            expect(!stage.text.contains("1 Rename"))
            expect(stage.tasks.done.count, 2)
        }
        // An action has its own key.
        do {
            let stage = try await Stage(size: "80x12")
            stage.screen.addAction(key: "e", title: "Export") { stage.tasks.done.append("export") }
            try await stage.play("e")
            expect(stage.tasks.done, ["rename Bread"], "the row's own key comes first")
            expect(stage.status.contains("e Rename"))
        }
    }

    @Test func destructiveActionsAreConfirmed() async throws {
        let stage = try await Stage()
        try await stage.play("D")
        expect(stage.status.contains("Delete Bread? y/n"))
        try await stage.play("n")
        expect(stage.tasks.rows[0], ["Bread", "Milk", "Fixed"])
        try await stage.play("D,y")
        expect(stage.tasks.rows[0], ["Milk", "Fixed"])
        // The row is deleted while the question is open.
        try await stage.play("D")
        stage.tasks.remove(.init(name: "Milk"))
        stage.tasks.clock.advance()
        try await stage.play("y")
        expect(stage.status.contains("The row has gone"))
        expect(stage.tasks.rows[0], ["Fixed"])
    }

    @Test func actionsApplyToAllMarkedRowsInOneGroup() async throws {
        // Actions apply to all marked rows.
        do {
            let stage = try await Stage(["A", "B", "C"], .multiple)
            try await stage.play("space,down,down,space")
            expect(stage.text.contains("✓"))
            expect(stage.status.contains("2 marked"))
            expect(stage.tasks.done.isEmpty)
            try await stage.play("D")
            expect(stage.status.contains("Delete 2 rows? y/n"))
            try await stage.play("y")
            expect(stage.tasks.rows[0], ["B"])
            // An action on an unmarked row applies to that row only.
            try await stage.play("*")
            expect(stage.status.contains("2 marked"))
            try await stage.play("escape,enter")
            expect(stage.tasks.binder.selection.isEmpty)
            expect(stage.tasks.done.count, 1)
            expect(stage.tasks.done[0].hasPrefix("open"))
        }
        // An action on marked rows can be grouped.
        do {
            let stage = try await Stage(["A", "B", "C"], .multiple)
            var groups: [String] = []
            stage.screen.onMarkedRows = { title, perform in
                let before = stage.tasks.tasks[.today]?.count ?? 0
                perform()
                groups.append("\(title) \(before - (stage.tasks.tasks[.today]?.count ?? 0))")
            }
            try await stage.play("D,y")
            expect(groups.isEmpty, "one row needs no group")
            try await stage.play("*,D,y")
            expect(groups, ["Delete 2"])
            expect(stage.tasks.rows, [[], []])
        }
    }

    @Test func matchesOfAFilterAreMarked() async throws {
        // All matches are marked.
        do {
            let stage = try await Stage(
                ["Bread", "Black tea", "Green tea"], .multiple, size: "72x20")
            try await stage.play("space,/,t,e,a,enter,*")
            expect(stage.status.contains("4 marked  3 matches"), "with a row that is not shown")
            try await stage.play("*")
            expect(stage.tasks.binder.selection.rows.map(\.id), [.row("Bread")])
            try await stage.play("*,D")
            expect(stage.status.contains("Delete 4 rows? y/n"))
            try await stage.play("y")
            expect(stage.tasks.rows, [[], []])
        }
        // The help of matches names only their keys.
        do {
            let stage = try await Stage(["Bread", "Black tea"], .multiple, size: "72x40")
            try await stage.play("?")
            expect(stage.text.contains("jump to a section"))
            try await stage.play("escape,/,t,enter,?")
            expect(stage.text.contains("mark all"))
            for other in ["sort by", "move the row", "next field"] {
                expect(!stage.text.contains(other))
            }
        }
        // Matches of a filter can be marked.
        do {
            let stage = try await Stage(
                ["Bread", "Black tea", "Green tea"], .multiple, size: "72x12")
            try await stage.play("/,t,e,a,enter,space,down,space")
            expect(stage.harness.screenText.filter { $0.contains("✓") }.count, 2)
            expect(stage.tasks.done.isEmpty)
            try await stage.play("D")
            expect(stage.status.contains("Delete 2 rows? y/n"))
            try await stage.play("y,escape")
            expect(stage.tasks.rows, [["Bread"], ["Tea"]])
        }
    }

    @Test func matchesOfAFilterHaveActions() async throws {
        let stage = try await Stage(["Bread", "Black tea", "Green tea"], size: "72x12")
        try await stage.play("/,t,e,a,enter")
        expect(stage.tasks.done.isEmpty, "keys are part of the text")
        expect(stage.status.contains("e Rename") && stage.status.contains("3 matches"))
        try await stage.play("down,e")
        expect(stage.tasks.done, ["rename Green tea"])
        try await stage.play(".")
        let line = try #require(stage.harness.screenText.firstIndex { $0.contains("1 Rename") })
        expect(stage.harness.screenText[line - 1].contains("Green tea"), "the menu is at its row")
        try await stage.play("2,enter")
        expect(stage.tasks.done, ["rename Green tea", "copy Green tea"])
        try await stage.play("D,y")
        expect(stage.tasks.rows, [["Bread", "Black tea"], ["Tea"]])
        expect(stage.status.contains("2 matches"), "the filter stays")
        try await stage.play("rightclick:5:2,enter")
        expect(stage.tasks.done.last, "rename Black tea")
        try await stage.play("escape,escape,/,b,l,rightclick:5:2,1")
        expect(stage.tasks.done.count, 4, "a right click ends typing")
        try await stage.play("rightclick:5:8")
        expect(!stage.text.contains("1 Rename"), "below the matches is no row")
    }

    @Test func theRightButtonOpensTheMenuAndADoubleClickCountsOnce() async throws {
        // The right button opens the menu.
        do {
            let stage = try await Stage()
            let row = try #require(stage.harness.screenText.firstIndex { $0.contains("Milk") })
            try await stage.play("rightclick:5:\(row)")
            expect(stage.focused, "Milk")
            let entry = try #require(
                stage.harness.screenText.firstIndex { $0.contains("1 Rename") })
            try await stage.play("click:6:\(entry)")
            expect(stage.tasks.done, ["rename Milk"])
            try await stage.play("rightclick:5:\(row),click:39:1")
            expect(!stage.text.contains("1 Rename"))
            expect(stage.tasks.done.count, 1)
        }
        // A double click counts once.
        do {
            let stage = try await Stage()
            let row = try #require(stage.harness.screenText.firstIndex { $0.contains("Milk") })
            func click(_ column: Int, _ row: Int) async {
                await stage.harness.send(.mouse(.press, column: column, row: row))
                await stage.harness.send(.mouse(.release, column: column, row: row))
            }
            await click(5, row)
            await click(5, row)
            expect(stage.tasks.done, ["open Milk"])
            // A third click, another place, or a later click counts by itself.
            await click(5, row)
            await click(6, row)
            expect(stage.tasks.done.count, 3)
            await stage.harness.pass(1)
            await click(6, row)
            expect(stage.tasks.done.count, 4)
        }
    }

    @Test func keysAndTheMouseMoveARow() async throws {
        // Keys move a row.
        do {
            let stage = try await Stage()
            try await stage.play("M")
            expect(stage.text.contains("↕"))
            expect(stage.status.contains("put down"))
            try await stage.play("down")
            expect(stage.tasks.rows[0], ["Milk", "Bread", "Fixed"])
            expect(stage.focused, "Bread")
            try await stage.play("down,down")
            expect(stage.tasks.rows, [["Milk", "Fixed"], ["Bread", "Tea"]])
            try await stage.play("enter")
            expect(stage.tasks.tasks, [.today: ["Milk", "Fixed"], .later: ["Bread", "Tea"]])
            expect(!stage.text.contains("↕"))
            try await stage.play("M,up,up,escape")
            expect(stage.tasks.rows, [["Milk", "Fixed"], ["Bread", "Tea"]])
            expect(stage.focused, "Bread")
            try await stage.play("down,M,down,down,down")
            expect(stage.status.contains("cannot go further"))
            try await stage.play("escape,g,down,M")
            expect(stage.status.contains("cannot be moved"))
        }
        // The mouse moves a row.
        do {
            let stage = try await Stage(["Ant", "Bee", "Cat", "Dog"])
            func line(_ text: String) throws -> Int {
                try #require(stage.harness.screenText.firstIndex { $0.contains(text) })
            }
            let (from, to) = (try line("Ant"), try line("Cat"))
            await stage.harness.send(.mouse(.press, column: 6, row: from))
            await stage.harness.send(.mouse(.drag, column: 6, row: to))
            try await stage.play("wait:0.1")
            expect(stage.tasks.rows[0], ["Bee", "Cat", "Ant", "Dog"])
            await stage.harness.send(.mouse(.drag, column: 6, row: try line("Tea")))
            try await stage.play("wait:0.1")
            expect(stage.tasks.rows, [["Bee", "Cat", "Dog"], ["Ant", "Tea"]])
            await stage.harness.send(.mouse(.release, column: 6, row: 0))
            try await stage.play("wait:0.1")
            expect(stage.tasks.tasks, [.today: ["Bee", "Cat", "Dog"], .later: ["Ant", "Tea"]])
            expect(stage.tasks.done.isEmpty, "a drag is not a click")
        }
    }

    /// Keys that a terminal sends at once arrive before the table has shown the first of them.
    @Test func keysThatArriveTogetherAllCount() async throws {
        let stage = try await Stage(["Ant", "Bee", "Cat", "Dog"])
        try await stage.harness.press("M,down,down,down,up,enter")
        try await stage.play("wait:0.1")
        expect(stage.tasks.tasks[.today], ["Bee", "Cat", "Ant", "Dog"])
        let line = try #require(stage.harness.screenText.firstIndex { $0.contains("Bee") })
        await stage.harness.send(.mouse(.press, column: 6, row: line))
        await stage.harness.send(.mouse(.drag, column: 6, row: line + 1))
        await stage.harness.send(.mouse(.drag, column: 6, row: line))
        await stage.harness.send(.mouse(.release, column: 6, row: line))
        try await stage.play("wait:0.1")
        expect(stage.tasks.tasks[.today], ["Bee", "Cat", "Ant", "Dog"])
    }

    @Test func theMouseDoesNotActWhileARowIsLiftedByKeys() async throws {
        // A click does not act while a row is lifted by keys.
        do {
            let stage = try await Stage(["Ant", "Bee", "Cat", "Dog"])
            let line = try #require(stage.harness.screenText.firstIndex { $0.contains("Dog") })
            try await stage.play("M,down,click:6:\(line),rightclick:6:\(line)")
            expect(stage.tasks.done.isEmpty)
            expect(!stage.text.contains("1 Rename"))
            expect(stage.focused, "Ant")
            let hint = try #require(stage.status.range(of: "put down"))
            let column = stage.status.distance(from: stage.status.startIndex, to: hint.lowerBound)
            try await stage.play("click:\(column):11")
            expect(!stage.text.contains("↕"))
            expect(stage.tasks.tasks[.today], ["Bee", "Ant", "Cat", "Dog"])
            try await stage.play("M")
            stage.tasks.remove(.init(name: "Ant"))
            stage.tasks.clock.advance()
            try await stage.play("click:6:3")
            expect(stage.status.contains("is gone"))
        }
        // A pressed scrollbar is dragged on though a row is lifted by keys.
        do {
            let stage = try await Stage((0..<40).map { "row \($0)" })
            let edge = 39
            await stage.harness.send(.mouse(.press, column: edge, row: 1))
            try await stage.play("M")
            await stage.harness.send(.mouse(.drag, column: edge, row: 10))
            expect(stage.text.contains("row 39"), "\(stage.text)")
            expect(stage.status.contains("put down"))
        }
    }

    @Test func aKeyDoesNotActOnARowOutOfSight() async throws {
        let stage = try await Stage((0..<40).map { "row \($0)" })
        try await stage.play("wheel:5")
        expect(!stage.text.contains("row 0 "))
        try await stage.play("e")
        expect(stage.tasks.done.isEmpty)
        let focused = try #require(stage.focused)
        try await stage.play("e")
        expect(stage.tasks.done, ["rename \(focused)"])
        expect(stage.text.contains(focused))
    }

    @Test func aMoveThatFailsOrIsNotAnsweredEnds() async throws {
        // A failed move returns its row.
        do {
            let stage = try await Stage()
            stage.tasks.isFull = true
            try await stage.play("M,down,enter")
            expect(stage.status.contains("Not moved: the store is full"))
            expect(stage.tasks.rows[0], ["Bread", "Milk", "Fixed"])
        }
        // A move that is not answered keeps others from beginning.
        do {
            let stage = try await Stage(["Ant", "Bee", "Cat"])
            stage.tasks.isSlow = true
            try await stage.play("M,down,enter,g,M")
            expect(stage.tasks.rows[0], ["Bee", "Ant", "Cat"])
            expect(stage.status.contains("still being moved"))
            stage.tasks.remove(.init(name: "Ant"))
            stage.tasks.clock.advance()
            stage.tasks.isSlow = false
            try await stage.play("g,M,down,enter")
            expect(stage.tasks.tasks[.today], ["Cat", "Bee"])
        }
    }

    @Test func deletingTheLiftedRowEndsTheMove() async throws {
        let stage = try await Stage()
        try await stage.play("M,down")
        stage.tasks.remove(.init(name: "Bread"))
        stage.tasks.clock.advance()
        try await stage.play("down")
        expect(stage.status.contains("is gone"))
        expect(stage.tasks.rows[0], ["Milk", "Fixed"])
        try await stage.play("down,enter")
        expect(stage.tasks.done.count, 1)
    }

    @Test(arguments: [true, false]) func aDragEndsWhenItsRowOrTargetVanishes(isRow: Bool)
        async throws
    {
        let stage = try await Stage(["Ant", "Bee", "Cat"], later: ["Tea", "Rum"])
        func line(_ text: String) throws -> Int {
            try #require(stage.harness.screenText.firstIndex { $0.contains(text) })
        }
        await stage.harness.send(.mouse(.press, column: 6, row: try line("Ant")))
        await stage.harness.send(.mouse(.drag, column: 6, row: try line("Rum")))
        try await stage.play("wait:0.1")
        expect(stage.tasks.rows, [["Bee", "Cat"], ["Tea", "Ant", "Rum"]])
        if isRow {
            stage.tasks.remove(.init(name: "Ant"))
        } else {
            stage.tasks.binder.displayedSections = [.today]
        }
        try await stage.play("wait:0.1")
        await stage.harness.send(.mouse(.drag, column: 6, row: 3))
        await stage.harness.send(.mouse(.drag, column: 6, row: 2))
        await stage.harness.send(.mouse(.release, column: 6, row: 2))
        try await stage.play("wait:0.1")
        expect(stage.tasks.rows[0].sorted(), (isRow ? ["Bee", "Cat"] : ["Ant", "Bee", "Cat"]))
        expect(stage.tasks.rows[0], stage.tasks.tasks[.today])
        expect(stage.status.contains("is gone"), isRow)
        expect(!stage.text.contains("↕") && stage.tasks.done.isEmpty)
    }

    @Test(arguments: ["40x12", "20x5"]) func theMenuIsAccessible(size: String) async throws {
        let stage = try await Stage(size: size, accessible: true)
        try await stage.play(".")
        expect(stage.text.contains("1 Rename"))
        let cursor = try #require(stage.harness.cursor)
        expect(stage.harness.screenText[cursor.row].contains("1 Rename"))
        try await stage.play("down,down")
        expect(stage.text.contains("3 Delete (rem"))
        try await stage.play("3,y")
        expect(stage.tasks.rows[0], ["Milk", "Fixed"])
    }

    @Test func helpAndHintsNameTheKeysOfTheRow() async throws {
        // Help names the keys of the row.
        do {
            let stage = try await Stage(size: "80x30")
            try await stage.play("?")
            expect(stage.text.contains("Rename"))
            expect(stage.text.contains("actions of the row"))
        }
        // Space opens where rows cannot be marked.
        do {
            let stage = try await Stage()
            try await stage.play("space")
            expect(stage.tasks.done, ["open Bread"])
            expect(!stage.status.contains("marked"))
        }
    }

    /// After random keys, the table shows the tasks whenever no row is lifted.
    @Test(arguments: 0..<Effort.count(1, full: 3)) func randomKeys(seed: Int) async throws {
        var random = SeededRandom(seed: UInt64(seed))
        let stage = try await Stage(["A", "B", "C"], later: [], .multiple)
        let keys = [
            "up", "down", "enter", "escape", "space", ".", "M", "*", "D", "y", "e", "1", "2", "3",
            "g", "G", "click:5:4", "rightclick:6:3", "drag:5:3:5:6", "wheel:1",
        ]
        for _ in 0..<150 {
            try await stage.play(keys[Int.random(in: 0..<keys.count, using: &random)])
            if Int.random(in: 0..<10, using: &random) == 0 {
                stage.tasks.tasks[.today]?.append("n\(random.next() % 1000)")
                stage.tasks.binder.refresh()
            }
        }
        try await stage.play("escape,escape,escape")
        expect(
            stage.tasks.rows, [stage.tasks.tasks[.today] ?? [], stage.tasks.tasks[.later] ?? []])
    }
}
