import Foundation
import MiniRx
import MiniRxTest
import TestEnvironment
import Testing

/// The operator pages agree with the operators: text, code and marbles come from one table.
///
/// `TABLEAU_RECORD=1` records them.
struct OperatorPageTests {
    private static let root = URL(filePath: #filePath).resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    private static let catalogue = root.appending(path: "Sources/MiniRx/MiniRx.docc")

    private func compare(_ text: String, with path: String) throws {
        let found = try recorded(Self.catalogue.appending(path: path), as: text)
        expect(found, text, "\(path): record it with TABLEAU_RECORD=1 and review it")
    }

    @Test(arguments: operatorFamilies.flatMap(\.pages))
    func theMarblesMatchTheOperators(page: OperatorPage) throws {
        try compare(Marbles.svg(page.rows, from: 1), with: "Resources/\(page.picture).svg")
    }

    @Test func thePagesMatchTheTable() throws {
        let folder = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
        let table = try ["OperatorTable+One.swift", "OperatorTable+Many.swift"].map {
            try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
        }.joined()
        for family in operatorFamilies {
            var text =
                "# \(family.title.replacing(/([a-z])([A-Z])/) { "\($0.1) \($0.2.lowercased())" })"
            text += "\n\n\(family.about)\n"
            for page in family.pages {
                let code = try #require(page.code(in: table), "\(page.name)")
                let drawings = page.rows.map {
                    "\($0.label)  \(Marbles.drawing(of: $0.events, from: 1))"
                }
                text += """

                    ## \(page.name)

                    \(page.summary)

                    ```swift
                    \(code)
                    ```

                    ![\(drawings.joined(separator: "; "))](\(page.picture))

                    RxSwift: \(page.rxSwift). Combine: \(page.combine).

                    """
            }
            try compare(text, with: "\(family.title).md")
        }
    }

    /// Every public operator needs a page.
    @Test func everyOperatorHasItsPage() throws {
        let folder = Self.root.appending(path: "Sources/MiniRx/Operators")
        let named = Set(
            operatorFamilies.flatMap(\.pages).map { $0.name.prefix { $0.isLetter } })
        for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
            let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
            for match in text.matches(of: /public (?:static )?func `?(\w+)/) {
                expect(named.contains(match.1), "\(file): \(match.1)")
            }
        }
    }

    @Test(arguments: ["--1-2|", "(12)--3#", "1(23|)", ""])
    func aDrawingEqualsItsSource(drawing: String) {
        expect(Marbles.drawing(of: Marbles.events(drawing)), drawing)
    }
}
