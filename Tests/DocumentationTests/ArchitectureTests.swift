import Foundation
import TestEnvironment
import Testing

/// The files, modules and layers that *How it works* names exist.
struct ArchitectureTests {
    private func page() throws -> String {
        try String(contentsOf: Self.path, encoding: .utf8)
    }

    private static let path = Project.root.appending(path: "Documentation/HowItWorks.md")

    @Test func everyNamedFileExists() throws {
        let names = try page().components(separatedBy: "`").filter { $0.hasSuffix(".swift") }
        expect(names.count > 15)
        for name in names {
            let file = Project.root.appending(path: "Sources/\(name)")
            expect(FileManager.default.fileExists(atPath: file.path), "\(name)")
        }
    }

    @Test func theLayersAreListedInOrder() throws {
        let line = LayerTests.layers.map { "`\($0)`" }.joined(separator: ", ") + "."
        try expect(page().contains(line))
    }

    /// The table is generated from the manifest; `TABLEAU_RECORD=1` records it.
    @Test func theTableOfModulesMatchesTheManifest() throws {
        let table = try self.table()
        expect(table.components(separatedBy: "\n").count > 8)
        let page = try page()
        let heading = "| module | depends on |\n| --- | --- |\n"
        let parts = page.components(separatedBy: heading)
        try #require(parts.count == 2)
        let rest = parts[1].components(separatedBy: "\n").drop { $0.hasPrefix("|") }
        let expected = parts[0] + heading + table + rest.joined(separator: "\n")
        try expect(recorded(Self.path, as: expected), expected)
    }

    /// The table of the modules that are neither tests, test support nor benchmarks.
    private func table() throws -> String {
        struct Manifest: Decodable {
            struct Target: Decodable {
                let name: String
                let path: String?
                let type: String
                let dependencies: [[String: [String?]]]
            }
            let targets: [Target]
        }
        let scratch = FileManager.default.temporaryDirectory
            .appending(path: "tableau-manifest-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        let outcome = try Command.run([
            "-u", "TABLEAU_DARWIN_SHIM", "-u", "TABLEAU_ONLY", "swift", "package", "dump-package",
            "--package-path", Project.root.path, "--scratch-path", scratch.path,
        ])
        let json = outcome.output.drop { $0 != "{" }
        let manifest = try JSONDecoder().decode(Manifest.self, from: Data(json.utf8))
        return manifest.targets.filter { target in
            target.type != "test" && !(target.path ?? "").hasPrefix("Tests")
                && !(target.path ?? "").hasPrefix("Benchmarks")
        }.map { target in
            let names = target.dependencies.compactMap { $0.values.first?.first ?? nil }
            let list = names.map { "`\($0)`" }.joined(separator: ", ")
            return "| `\(target.name)` | \(list.isEmpty ? "nothing" : list) |\n"
        }.joined()
    }
}
