#if !canImport(UIKit)
import Foundation
import TestEnvironment
import Testing

/// The table of diagnostics in *Questions and limits* is complete.
struct DiagnosticTableTests {
    @Test func everyKindOfDiagnosticIsExplained() throws {
        let page = try String(
            contentsOf: Project.root.appending(path: "Documentation/FAQ.md"),
            encoding: .utf8)
        let surface = try String(
            contentsOf: Project.root.appending(
                path: "Tests/DocumentationTests/Surface/Tableau.txt"), encoding: .utf8)
        let kinds = surface.matches(of: /TableDiagnostic\.Kind\.([a-zA-Z]+)  case/).map(\.1)
        expect(kinds.count > 15)
        let rows = page.components(separatedBy: "\n").filter { $0.hasPrefix("|") }
        for kind in kinds {
            expect(rows.contains { $0.contains("`\(kind)`") }, "\(kind) is not in the table")
        }
    }
}
#endif
