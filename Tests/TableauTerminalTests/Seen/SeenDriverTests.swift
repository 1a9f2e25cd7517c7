import Foundation
import Tableau
import TableauTerminal
import TestEnvironment
import Testing

/// Data without a frame, then a click or a key, at random: a handler gets the row that was shown
/// there, or none is called.
///
/// A soak run takes 1,000,000 rounds.
@MainActor @Suite struct SeenDriverTests {
    private enum Kind: String, CaseIterable {
        case click, rightClick, menuClick, enter, key, step, question
    }

    /// What came of the rounds of one kind.
    private struct Count {
        var rounds = 0
        var acted = 0
        var wrong = 0
        /// The first wrong one.
        var example = ""
    }

    @Test(arguments: FrameStage.Identity.allCases, [false, true])
    func handlersGetTheRowThatWasShown(identity: FrameStage.Identity, isAnimated: Bool) {
        var counts: [Kind: Count] = [:]
        let rounds = Effort.count(isAnimated ? 30 : 60, full: 500, soak: 1_000_000 / 12 + 1)
        for mode in [SelectionMode.single, .multiple] {
            var driver = Driver(identity, isAnimated: isAnimated, mode)
            for _ in 0..<rounds { driver.round(&counts) }
        }
        for kind in Kind.allCases {
            let count = counts[kind] ?? Count()
            expect(count.wrong, 0, "\(kind): \(count.example)")
            expect(count.acted > 0 || isAnimated && kind == .step, "\(kind)")
            guard Effort.isFull else { continue }
            print(
                "\(identity) \(isAnimated ? "animated" : "still") \(kind): "
                    + "\(count.rounds) rounds, \(count.acted) acted, \(count.wrong) wrong")
        }
    }

    @MainActor private struct Driver {
        let stage: FrameStage
        let isAnimated: Bool
        var random = SeededRandom(seed: 5)

        init(_ identity: FrameStage.Identity, isAnimated: Bool, _ mode: SelectionMode) {
            stage = FrameStage([8, 4], identity, isAnimated: isAnimated, mode: mode)
            self.isAnimated = isAnimated
        }

        mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

        mutating func round(_ counts: inout [Kind: Count]) {
            if number(0..<4) == 0 { stage.press(number(0..<2) == 0 ? .down : .up) }
            stage.draw(after: [0, 0.02, 0.1, 0.4][number(0..<4)])
            if number(0..<3) == 0 {
                change()
                stage.draw(after: [0, 0.05, 0.15, 0.4][number(0..<4)])
            }
            let kind = Kind.allCases[number(0..<Kind.allCases.count)]
            stage.done = []
            let (before, seen) = (stage.text, stage.shown)
            guard let expected = perform(kind) else { return }
            counts[kind, default: Count()].rounds += 1
            if !stage.done.isEmpty { counts[kind, default: Count()].acted += 1 }
            let isRight = stage.done.allSatisfy { done in
                expected.contains { $0 == done || stage.isSuccessor(done, of: $0, in: seen) }
            }
            if stage.done.count > 1 || !isRight {
                counts[kind, default: Count()].wrong += 1
                counts[kind]?.example =
                    "\(stage.done), not \(expected), of\n\(before)\nthen\n\(stage.text)"
            }
            rest()
        }

        /// Returns what one handler may get; nil if nothing can be read on the screen.
        private mutating func perform(_ kind: Kind) -> [String]? {
            switch kind {
            case .click:
                let line = number(1..<15)
                guard let name = stage.name(atLine: line) else { return nil }
                change()
                stage.click(line: line)
                return ["open \(name)"]
            case .rightClick:
                let line = number(1..<15)
                guard let name = stage.name(atLine: line) else { return nil }
                change()
                stage.rightClick(line: line)
                if number(0..<2) == 0 { stage.draw(after: 0.05) }
                change()
                // Without a menu, Enter opens the row with the focus.
                let focused = stage.focusedName.map { ["open \($0)"] } ?? []
                stage.press(.enter)
                return focused + ["act \(name)", "open \(name)"]
            case .menuClick:
                guard let name = stage.focusedName else { return nil }
                stage.press(.character("."))
                stage.draw()
                guard let line = stage.lines.firstIndex(where: { $0.contains("1 Act") }) else {
                    return []
                }
                change()
                if number(0..<2) == 0 { stage.draw(after: 0.02) }
                change()
                let now = stage.lines.firstIndex { $0.contains("1 Act") }
                stage.click(line: now ?? line, column: 6)
                return stage.hasMenu ? ["act \(name)"] : nil
            case .enter, .key:
                guard let name = stage.focusedName else { return nil }
                change()
                stage.press(kind == .enter ? .enter : .character("x"))
                return [(kind == .enter ? "open " : "act ") + name]
            case .step:
                // Rows that move cover each other: the next one is not the one at the next line.
                guard !isAnimated, let line = stage.focusedLine else { return nil }
                let next = stage.lines.indices.dropFirst(line + 1).lazy.compactMap(stage.name).first
                guard let name = next else { return nil }
                change()
                stage.press(.down, .character("x"))
                return ["act \(name)"]
            case .question:
                guard let name = stage.focusedName else { return nil }
                stage.press(.character("D"))
                stage.draw(after: [0, 0.1][number(0..<2)])
                let isAsked = stage.status.contains("y/n")
                change()
                if number(0..<2) == 0 { stage.draw(after: 0.1) }
                change()
                if isAsked { stage.press(.character("y")) }
                return ["delete \(name)"]
            }
        }

        /// Ends what is open, until nothing moves.
        private mutating func rest() {
            stage.draw(after: 0.4)
            while stage.status.contains("y/n") || stage.hasMenu {
                stage.press(.escape)
                stage.draw()
            }
            stage.press(.escape)
        }

        /// Changes the data without a frame.
        private mutating func change() {
            for _ in 0..<number(0..<3) {
                stage.change(oneOf: [0, 1, 2, 3, 4, 5, 6, 7], using: &random) { $0 += 1 }
            }
        }
    }
}
