import Foundation
import SamplesKit
import Testing

/// The output of the samples without a terminal.
struct PlainOutputTests {
    @Test(arguments: Sample.repeatable)
    func printsTheTableAndThreeRefreshes(sample: Sample) throws {
        let outcome = try Program.run(sample.rawValue, "--plain")
        #expect(outcome.status == 0)
        #expect(outcome.errors.isEmpty)
        try Golden.expect(outcome.output, is: "\(sample.rawValue).txt")
    }

    /// Without a screen, the actions of a row are a numbered menu.
    @Test func aRowsActionsAreNumbered() throws {
        let menu = try Program.run("tasks", "--plain", "--act", "2")
        #expect(menu.status == 0)
        #expect(
            menu.output.hasSuffix(
                "\n" + """

                    TODAY / Call Ada about Sunday
                      1. Rename
                      2. Move to › Today
                      3. Move to › Later
                      4. Move to › Done
                      5. Done
                      6. Delete

                    """))
        let moved = try Program.run("tasks", "--plain", "--act", "2:3,1:6")
        #expect(moved.output.contains("\n> LATER / Call Ada about Sunday\n"))
        #expect(moved.output.contains("\n- TODAY / Water the plants\n"))
        for choice in ["2:9", "90", "0", "2:", "x", "1:2:3", ""] {
            #expect(try Program.run("tasks", "--plain", "--act", choice).status == 64, "\(choice)")
        }
        let pictured = try Program.run("tasks", "--act", "1", "--svg", "a.svg")
        #expect(pictured.status == 64)
        #expect(pictured.errors.hasPrefix("--act prints text"))
        #expect(
            try Program.run("accounts", "--plain", "--act", "1").output.hasSuffix("  no actions\n"))
    }

    @Test func accountsIsTheDefault() throws {
        let named = try Program.run("accounts", "--plain", "--refreshes", "1")
        let unnamed = try Program.run("--refreshes", "1")
        #expect(named.status == 0 && unnamed.status == 0)
        #expect(named.output == unnamed.output)
        #expect(named.output.contains("\n+ CHECKING / Joint Account\n"))
    }

    @MainActor
    @Test(arguments: Sample.allCases)
    func eachChangeIsALineWithItsSign(sample: Sample) throws {
        let run = try PlainRun(sample)
        for _ in 0..<6 {
            for line in run.refresh() {
                #expect(["+ ", "- ", "~ ", "> ", "! "].contains(String(line.prefix(2))), "\(line)")
            }
        }
    }

    /// Every inserted or deleted row has its line.
    @MainActor
    @Test func theLinesListAllInsertedAndDeletedRows() throws {
        let run = try PlainRun(.accounts)
        for _ in 0..<8 {
            let before = run.rowNames
            let lines = run.refresh()
            let named = Set(lines.map { String($0.split(separator: " / ")[1]) })
            let arrivals = lines.count { $0.hasPrefix("+ ") }
            let departures = lines.count { $0.hasPrefix("- ") }
            #expect(run.rowNames.count == before.count + arrivals - departures)
            #expect(Set(before).union(named).isSuperset(of: run.rowNames))
        }
    }
}

extension PlainRun {
    /// The titles of the printed rows, without their values.
    @MainActor fileprivate var rowNames: [String] {
        table.split(separator: "\n").filter { $0.hasPrefix("  ") }.map { line in
            String(line.dropFirst(2).prefix(while: { $0 != "$" && $0 != "-" }))
                .trimmingCharacters(in: .whitespaces)
        }
    }
}
