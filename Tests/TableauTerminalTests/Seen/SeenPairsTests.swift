import Foundation
import Tableau
import TableauTerminal
import TestEnvironment
import Testing

/// Features in each other's way, at random: filters, menus, questions, messages, help and scrolling, with
/// data between frames.
///
/// A handler gets the row that the last frame showed with the focus or at the line of the click, or none
/// is called.
@MainActor @Suite struct SeenPairsTests {
    @Test(arguments: FrameStage.Identity.allCases, [false, true])
    func handlersGetTheRowThatWasShown(identity: FrameStage.Identity, isAnimated: Bool) {
        var driver = Driver(identity, isAnimated: isAnimated)
        for _ in 0..<Effort.count(60, full: 1_500, soak: 200_000) { driver.round() }
        expect(driver.wrong, [])
        expect(driver.acted > 3, "\(driver.acted)")
    }

    @MainActor private struct Driver {
        let stage: FrameStage
        let identity: FrameStage.Identity
        var random = SeededRandom(seed: 11)
        var wrong: [String] = []
        var acted = 0
        /// The row whose menu is open.
        private var menuRow: String?
        /// Until when keys wait, since data have moved the focus.
        private var waitsUntil = -Double.infinity
        /// The rows when the user looked, before the last changes.
        private var seen: [[FrameStage.Item]] = []
        private var log: [String] = []

        init(_ identity: FrameStage.Identity, isAnimated: Bool) {
            self.identity = identity
            stage = FrameStage(
                [8, 4], identity, isAnimated: isAnimated, size: TerminalSize(columns: 34, rows: 8),
                style: isAnimated ? .grouped : .plain)
        }

        /// The row that is shown with the focus, also while it slides in; nil where another one slides
        /// over it.
        private var focusedName: String? {
            guard let line = stage.lines.first(where: { $0.contains("▌") }),
                let name = line.firstMatch(of: #/▌ (r[0-9]+;)/#)
            else { return nil }
            return String(name.1)
        }

        private mutating func number(_ range: Range<Int>) -> Int {
            Int.random(in: range, using: &random)
        }

        mutating func round() {
            if number(0..<25) == 0 { reset() }
            for _ in 0..<number(0..<4) { use() }
            draw(isAsked: true)
            if number(0..<3) == 0 {
                change()
                draw(isAsked: false)
            }
            seen = stage.shown
            if number(0..<2) == 0 { change() }
            act()
        }

        private mutating func reset() {
            for _ in 0..<4 {
                stage.press(.escape)
                draw(isAsked: true)
            }
            stage.draw(after: 5)
        }

        private mutating func draw(isAsked: Bool) {
            let (before, hadMenu) = (focusedName, stage.hasMenu)
            stage.draw(after: [0, 0.02, 0.1, 0.4][number(0..<4)])
            if stage.hasMenu, !hadMenu { menuRow = before }
            if let before, let after = focusedName, before != after, !isAsked {
                waitsUntil = stage.clock.now + 0.299
            }
            if isAsked { waitsUntil = -.infinity }
            log = log.suffix(6) + ["draw:\n\(stage.text)"]
        }

        private mutating func use() {
            let uses: [(String, @MainActor (FrameStage) -> Void)] = [
                ("down", { $0.press(.down) }), ("down", { $0.press(.down) }),
                ("up", { $0.press(.up) }), ("end", { $0.press(.end) }),
                ("home", { $0.press(.home) }), ("pagedown", { $0.press(.pageDown) }),
                ("]", { $0.press("]") }),
                ("filter", { $0.press("/", "v", "0", .enter) }), ("/", { $0.press("/") }),
                ("1", { $0.press("1") }), ("backspace", { $0.press(.backspace) }),
                ("escape", { $0.press(.escape) }), ("tab", { $0.press(.tab) }),
                ("help", { $0.press("?") }),
                (
                    "wheel",
                    { $0.application.handle(.mouse(.wheel(lines: 1), column: 3, row: 3)) }
                ),
                (
                    "wheel back",
                    { $0.application.handle(.mouse(.wheel(lines: -1), column: 3, row: 3)) }
                ),
                (
                    "message",
                    { $0.application.status("A message that needs two lines of this screen") }
                ),
            ]
            let (name, perform) = uses[number(0..<uses.count)]
            log.append(name)
            stage.done = []
            perform(stage)
            stage.done = []
        }

        private mutating func act() {
            stage.done = []
            let text = stage.text
            let focused = focusedName
            var expected: [String] = []
            var isKey = true
            let kind = number(0..<6)
            switch kind {
            case 0...2:
                let key: Key = [.enter, "x", " "][kind]
                if stage.hasMenu {
                    expected = menuRow.map { ["act \($0)", "open \($0)"] } ?? []
                } else if let focused {
                    expected = ["act \(focused)", "open \(focused)"]
                }
                stage.press(key)
            case 3:
                if stage.hasMenu { break }
                stage.press("D")
                draw(isAsked: true)
                change()
                stage.press("y")
                expected = focused.map { ["delete \($0)"] } ?? []
            case 4:
                let line = number(1..<7)
                expected = stage.name(atLine: line).map { ["open \($0)"] } ?? []
                if stage.hasMenu {
                    expected = menuRow.map { ["act \($0)"] } ?? []
                }
                isKey = false
                stage.click(line: line, column: 7)
            default:
                let line = number(1..<7)
                expected = stage.name(atLine: line).map { ["act \($0)"] } ?? []
                isKey = false
                if stage.hasMenu { break }
                stage.rightClick(line: line)
                if number(0..<2) == 0 { change() }
                menuRow = stage.name(atLine: line)
                if stage.hasMenu { break }
                stage.draw(after: 0.02)
                if stage.hasMenu { stage.press(.enter) }
            }
            if text.contains("y/n"), kind != 3 { expected = [] }
            // One of several with the same identity may take another's place.
            let mustWait = isKey && identity != .duplicate && stage.clock.now < waitsUntil
            if !stage.done.isEmpty { acted += 1 }
            let isRight =
                stage.done.count < 2
                && stage.done.allSatisfy { done in
                    expected.contains { $0 == done || stage.isSuccessor(done, of: $0, in: seen) }
                }
            if !isRight || mustWait && !stage.done.isEmpty && kind != 3 {
                wrong.append(
                    "kind \(kind): \(stage.done), not \(mustWait ? [] : expected)\n"
                        + log.joined(separator: "\n") + "\nbefore:\n" + text + "\nafter:\n"
                        + stage.text)
            }
            log.append("act \(kind) \(stage.done)")
        }

        private mutating func change() {
            for _ in 0..<number(0..<3) {
                stage.change(oneOf: [0, 1, 2, 3, 4, 5, 6, 6, 7], using: &random) { $0 = 1 - $0 }
                if number(0..<9) == 0 {
                    let all: [[FrameStage.Group]] = [[.first, .second], [.second], [.first]]
                    stage.binder.displayedSections = all[number(0..<3)]
                    stage.settle()
                }
                log.append("change")
            }
        }
    }
}
