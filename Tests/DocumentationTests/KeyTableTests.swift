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
        let tables = [BrowsingCommand.keys.markdown, EditingCommand.keys.markdown]
        if isRecording {
            let heading = "| keys | |\n|---|---|\n"
            let parts = page.components(separatedBy: heading)
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
}
#endif
