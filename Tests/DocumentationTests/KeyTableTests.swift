#if canImport(TableauTerminal)
import Foundation
import TableauTerminal
import TestEnvironment
import Testing

/// The tables of keys in *In the terminal* equal those that the program uses.
struct KeyTableTests {
    private static let path = Project.root.appending(path: "Documentation/InTheTerminal.md")

    /// `TABLEAU_RECORD=1` records them.
    @Test func theTablesOfKeysMatchTheProgram() throws {
        var page = try String(contentsOf: Self.path, encoding: .utf8)
        let tables = [
            Self.markdown(BrowsingCommand.keys, Self.browsing),
            Self.markdown(EditingCommand.keys, [.done: "done; Enter breaks the line in notes"]),
        ]
        if isRecording {
            let parts = page.components(separatedBy: Self.heading)
            try #require(parts.count == tables.count + 1)
            page = parts[0]
            for (table, rest) in zip(tables, parts.dropFirst()) {
                let lines = rest.components(separatedBy: "\n").drop { $0.hasPrefix("|") }
                page += table + lines.joined(separator: "\n")
            }
            try page.write(to: Self.path, atomically: true, encoding: .utf8)
        }
        for table in tables { expect(page.contains("\n\n\(table)\n"), "\(table)") }
    }

    private static let heading = "| keys | |\n|---|---|\n"

    private static func markdown<Command>(
        _ table: KeyTable<Command>, _ descriptions: [Command: String]
    ) -> String {
        heading
            + table.entries.map { entry in
                let keys = entry.names { "`\($0.label)`" }.joined(separator: ", ")
                let description = entry.keys.first.flatMap { descriptions[$0.command] }
                return "| \(keys) | \(description ?? entry.summary) |\n"
            }.joined()
    }

    /// What the page says of keys for which the few words of the help aren't sufficient.
    private static let browsing: [BrowsingCommand: String] = [
        .up: "move by a row, or by a line within a row taller than the screen",
        .open: "tap: open the row, edit what is in it or flip its switch; Right only opens",
        .mark: "mark the row where several can be selected, else the same as Enter",
        .markAll: "mark all rows or matches that can be selected, or none; Esc takes the marks "
            + "away",
        .menu: "a menu of what can be done with the row, and with all marked rows",
        .reorder: "lift the row: arrows move it, Enter puts it down, Esc puts it back",
        .sortByPrevious: "sort by the column before, after, where a header names columns; or click "
            + "on a column's title",
        .nextField: "the next, the previous field of a form",
        .back: "back to the screen below",
        .filter: "show only rows that hold the words typed, in themselves or in their header; "
            + "Enter moves among them, Esc shows all",
    ]
}
#endif
