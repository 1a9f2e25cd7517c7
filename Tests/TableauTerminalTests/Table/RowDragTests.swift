import Foundation
import Tableau
import TableauTerminal
import TestEnvironment
import Testing

/// Where a row lands that is dragged beside the others.
@MainActor @Suite struct RowDragTests {
    private func drag(_ stage: RowActionTests.Stage, _ text: String, to line: Int) async throws {
        let start = try #require(stage.harness.screenText.firstIndex { $0.contains(text) })
        await stage.harness.send(.mouse(.press, column: 6, row: start))
        await stage.harness.send(.mouse(.drag, column: 6, row: line))
        try await stage.play("wait:0.1")
    }

    @Test func belowTheLastRowItIsTheLast() async throws {
        let stage = try await RowActionTests.Stage(["Ant", "Bee", "Cat"], later: ["Tea", "Rum"])
        try await drag(stage, "Bee", to: 10)
        expect(stage.tasks.rows, [["Ant", "Cat"], ["Tea", "Rum", "Bee"]])
        // Going on in its own section now, it stays there.
        await stage.harness.send(.mouse(.drag, column: 6, row: 9))
        try await stage.play("wait:0.1")
        expect(stage.tasks.rows, [["Ant", "Cat"], ["Tea", "Rum", "Bee"]])
        await stage.harness.send(.mouse(.release, column: 6, row: 9))
        try await stage.play("wait:0.1")
        expect(stage.tasks.tasks[.later], ["Tea", "Rum", "Bee"])
    }

    @Test func onAHeaderItIsTheFirstBelowIt() async throws {
        let stage = try await RowActionTests.Stage(["Ant", "Bee"], later: ["Tea", "Rum"])
        let header = try #require(stage.harness.screenText.firstIndex { $0.contains("LATER") })
        try await drag(stage, "Rum", to: header)
        expect(stage.tasks.rows, [["Ant", "Bee"], ["Rum", "Tea"]])
    }
}
