import Foundation
import Tableau
import TableauTerminal
import TestEnvironment
import Testing

/// Clicks beside the table belong to what was seen there, too.
@MainActor @Suite struct SeenBarTests {
    private func column(of text: String, in line: String) throws -> Int {
        let place = try #require(line.range(of: text)).lowerBound
        return line.distance(from: line.startIndex, to: place)
    }

    private static let long = "A message that is much too long for the line at the bottom"

    @Test func aClickOnAMessageIsForTheOneThatWasSeen() throws {
        // A click on a message that has gone opens no row.
        do {
            let stage = FrameStage([20, 3])
            stage.application.status(Self.long)
            stage.draw()
            let line = try #require(stage.lines.firstIndex { $0.contains("A message") })
            let column = try column(of: "A message", in: stage.lines[line])
            stage.clock.advance(by: 5)
            stage.click(line: line, column: column)
            expect(stage.done.isEmpty)
            stage.draw(after: 1)
            stage.click(line: line, column: column)
            expect(stage.done.count, 1)
        }
        // A click before a message is seen does not dismiss it. The row below was meant.
        do {
            let stage = FrameStage([20, 3])
            stage.application.status(Self.long)
            let line = try #require(stage.lines.indices.last { stage.name(atLine: $0) != nil })
            stage.click(line: line, column: 46)
            expect(stage.done.count, 1)
            stage.draw()
            expect(stage.text.contains("A message"))
        }
    }

    /// Data may bring it there while the button is down.
    @Test func aClickOnAHeaderIsForTheOneThatWasPressed() throws {
        let stage = FrameStage([3, 2])
        var taps = 0
        stage.table.headerView(forSection: 1)?.onTap = { taps += 1 }
        let line = try #require(stage.lines.firstIndex { $0.contains("SECOND") }) - 1
        expect(stage.name(atLine: line), nil)
        stage.application.handle(.mouse(.press, column: 8, row: line))
        stage.update { $0[0].removeFirst() }
        stage.draw(after: 1)
        expect(stage.lines[line].contains("SECOND"), "\(stage.text)")
        stage.application.handle(.mouse(.release, column: 8, row: line))
        expect(taps, 0)
        stage.click(line: line)
        expect(taps, 1)
    }

    /// Of a terminal that doesn't keep up, the user sees the last frame that it has taken.
    @Test(arguments: [false, true])
    func aClickOnAKeyPerformsTheActionThatWasShown(isBusy: Bool) throws {
        let stage = FrameStage([5, 3])
        stage.screen.addAction(key: "a", title: "Add") { stage.done.append("add") }
        stage.screen.addAction(key: "b", title: "Ban") { stage.done.append("ban") }
        stage.draw()
        let title = try column(of: "b Ban", in: stage.lines[0])
        let hint = try column(of: "b Ban", in: stage.status)
        // The last action added is the last one shown.
        stage.screen.addAction(key: "a", title: "Cut") { stage.done.append("cut") }
        if isBusy { stage.drawUntaken() }
        stage.click(line: 0, column: title)
        stage.click(line: stage.lines.count - 1, column: hint)
        expect(stage.done, ["ban", "ban"])
        stage.draw()
        stage.click(line: 0, column: title)
        stage.click(line: stage.lines.count - 1, column: hint)
        expect(stage.done, ["ban", "ban", "cut", "cut"])
    }

    /// The menu moves with its row.
    @Test func aClickInAMenuIsMeantForTheLastFrameThatWasWritten() throws {
        let stage = FrameStage([5, 3])
        let row = try #require(stage.line(of: "r2;"))
        stage.rightClick(line: row)
        stage.draw()
        let line = try #require(stage.lines.firstIndex { $0.contains("1 Act") })
        let column = try column(of: "1 Act", in: stage.lines[line])
        stage.update { $0[0].insert(stage.newItem(), at: 0) }
        stage.drawUntaken()
        expect(stage.lines[line + 1].contains("1 Act"))
        stage.click(line: line, column: column)
        expect(stage.done, ["act r2;"])
    }
}
