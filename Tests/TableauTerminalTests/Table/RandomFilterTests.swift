import Foundation
import Tableau
import TableauTerminal
import TestEnvironment
import Testing

/// While rows and query change at random, the filter shows what a search of every row would find.
@MainActor @Suite struct RandomFilterTests {
    private static let words = ["ab", "abc", "Bar", "BAZ", "cab", "Ça", "dé", "e"]

    @Test(arguments: 0..<Effort.count(3, full: 24))
    func theFilterFindsExactlyTheMatchingRows(seed: Int) async throws {
        var random = SeededRandom(seed: UInt64(seed) + 5)
        let says = Stock.Says.allCases[seed % 3]
        var sections = Self.sections(&random)
        let stock = Stock(sections, says: says)
        stock.binder.animateChanges = seed % 4 != 0
        let screen = TerminalScreen(stock.table, title: "Random")
        let app = TerminalApplication(root: screen, options: .testing)
        let harness = await TerminalTestHarness(app, size: TerminalSize(columns: 60, rows: 70))
        try await harness.play("/")
        var query = ""
        for step in 0..<25 {
            switch Int.random(in: 0..<4, using: &random) {
            case 0:
                sections = Self.sections(&random)
                stock.show(sections, turn: step)
            case 1:
                sections = Self.changed(sections, &random)
                stock.show(sections, turn: step % 3 == 0 ? step : 0)
            case 2:
                guard !query.isEmpty else { continue }
                query.removeLast()
                try await harness.press("backspace")
            default:
                let letter = "abcdeç z".randomElement(using: &random) ?? "a"
                query.append(letter)
                try await harness.press(letter == " " ? "space" : "\(letter)")
            }
            await harness.pass(0.05)
            let shown = harness.screenText[1..<69].map { line in
                line.filter { !"▌▐".contains($0) }.trimmingCharacters(in: .whitespaces)
            }.filter { !$0.isEmpty }
            var expected = Self.found(query, in: sections)
            if expected.isEmpty {
                expected = [query.isEmpty ? "No rows" : "No matches for “\(query)”"]
            }
            expect(shown, expected, "seed \(seed) step \(step) query `\(query)`")
            if shown != expected { return }
        }
    }

    /// Words in a header count for the rows that are below it now.
    @Test(arguments: Stock.Says.allCases)
    func aRowBelowAnotherHeaderIsCheckedAgain(says: Stock.Says) async throws {
        let stock = Stock([["a", "b"], ["c", "d"]], says: says)
        let app = TerminalApplication(root: TerminalScreen(stock.table), options: .testing)
        let harness = await TerminalTestHarness(app, size: TerminalSize(columns: 40, rows: 12))
        try await harness.play("/,1")
        expect(harness.screenText[2...3].map { $0.suffix(1) }, ["c", "d"])
        stock.show([["b", "d"], ["c", "a"]])
        await harness.pass(0.1)
        expect(harness.screenText[2...3].map { $0.suffix(1) }, ["c", "a"])
        expect(harness.screenText.last?.contains("2 matches"), true)
    }

    private static func sections(_ random: inout SeededRandom) -> [[String]] {
        (0..<Int.random(in: 0...5, using: &random)).map { section in
            (0..<Int.random(in: 0...8, using: &random)).map { row in
                let words = (0..<Int.random(in: 1...3, using: &random)).compactMap { _ in
                    Self.words.randomElement(using: &random)
                }
                return words.joined(separator: " ") + " \(section)\(row)"
            }
        }
    }

    /// Deletes, inserts and moves rows, also between sections.
    private static func changed(
        _ sections: [[String]], _ random: inout SeededRandom
    ) -> [[String]] {
        var sections = sections
        guard !sections.isEmpty else { return [["abc new"]] }
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            let section = Int.random(in: sections.indices, using: &random)
            if !sections[section].isEmpty, Bool.random(using: &random) {
                let row = sections[section].remove(
                    at: Int.random(in: sections[section].indices, using: &random))
                let other = Int.random(in: sections.indices, using: &random)
                if Bool.random(using: &random) {
                    sections[other].insert(
                        row, at: Int.random(in: 0...sections[other].count, using: &random))
                }
            } else {
                sections[section].append("cab \(Int.random(in: 100...999_999, using: &random))")
            }
        }
        return sections
    }

    /// The header of each section with matches, followed by its matches.
    private static func found(_ query: String, in sections: [[String]]) -> [String] {
        let words = fold(query).split(separator: " ")
        return sections.enumerated().flatMap { number, rows in
            let header = Stock.header(of: number)
            let found = rows.filter { row in
                words.allSatisfy { fold(row).contains($0) || fold(header).contains($0) }
            }
            return found.isEmpty ? [] : [header] + found
        }
    }

    private static func fold(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }
}
