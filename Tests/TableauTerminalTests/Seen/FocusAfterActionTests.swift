import Foundation
import Tableau
import TableauTerminal
import TestEnvironment
import Testing

/// Where the next key acts after an action has moved its row.
@MainActor @Suite struct FocusAfterActionTests {
    /// As `x` in *tasks* moves a task to those that are done.
    @Test func theNextKeyActsOnTheNextRow() {
        let stage = FrameStage([5, 3])
        for _ in 0..<2 {
            stage.press(.character("x"))
            let name = stage.done.last?.dropFirst(4)
            stage.update { sections in
                guard let row = sections[0].firstIndex(where: { $0.name == name ?? "" }) else {
                    return
                }
                sections[1].append(sections[0].remove(at: row))
            }
            stage.draw(after: 1)
        }
        expect(stage.done, ["act r1;", "act r2;"])
    }

    @Test func enterMeansTheSameForOneMatchAndForTwo() async throws {
        let stage = try await RowActionTests.Stage(["Bread", "Milk"])
        try await stage.play("/,type:milk,enter")
        expect(stage.tasks.done.isEmpty)
        try await stage.play("enter")
        expect(!stage.tasks.done.isEmpty)
    }
}
