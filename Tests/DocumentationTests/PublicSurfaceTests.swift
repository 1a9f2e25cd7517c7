#if !canImport(UIKit)
import TestEnvironment
import Foundation
import Testing

/// The public names of each product are recorded in `Surface/`, so that none changes by accident.
struct PublicSurfaceTests {
    /// `TABLEAU_RECORD=1` records them, `TABLEAU_EFFORT=full` compares them.
    @Test(
        .enabled(if: Effort.isFull || isRecording),
        arguments: [
            "LiveRows", "MiniRx", "MiniRxTest", "Tableau", "TableauPictures", "TableauRx",
            "TableauTerminal", "TableauTesting",
        ])
    func thePublicNamesMatchTheRecord(module: String) throws {
        let path = "Tests/DocumentationTests/Surface/\(module).txt"
        let record = Project.root.appending(path: path)
        let names = try Self.publicNames(of: module)
        let known = try recorded(record, as: names.map { $0 + "\n" }.joined())
            .components(separatedBy: "\n").filter { !$0.isEmpty }
        let difference = names.difference(from: known)
        let added = difference.insertions.map { "+ \($0.element)" }
        let removed = difference.removals.map { "- \($0.element)" }
        expect(
            difference.isEmpty,
            """
            The public names of \(module) have changed. If that is meant, TABLEAU_RECORD=1 writes \
            \(path), and CHANGELOG.md says so.
            \((removed + added).joined(separator: "\n"))
            """)
    }

    /// The names of public declarations with their kinds, and the number of overloads.
    private static func publicNames(of module: String) throws -> [String] {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "tableau-surface-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let outcome = try Command.run([
            "swift-symbolgraph-extract", "-module-name", module, "-target", try target(),
            "-I", BuildProducts.modules.path, "-minimum-access-level", "public",
            "-skip-synthesized-members", "-skip-inherited-docs",
            "-module-cache-path", folder.path, "-output-dir", folder.path,
        ])
        try #require(outcome.status == 0, "\(outcome.output)")
        var counts: [String: Int] = [:]
        for file in try FileManager.default.contentsOfDirectory(atPath: folder.path)
        where file.hasSuffix(".symbols.json") {
            let data = try Data(contentsOf: folder.appending(path: file))
            for symbol in try JSONDecoder().decode(SymbolGraph.self, from: data).symbols {
                let name = symbol.pathComponents.joined(separator: ".")
                counts["\(name)  \(symbol.kind.displayName.lowercased())", default: 0] += 1
            }
        }
        try #require(!counts.isEmpty)
        return counts.map { $1 == 1 ? $0 : "\($0)  x \($1)" }.sorted()
    }

    private static func target() throws -> String {
        struct TargetInfo: Decodable {
            struct Target: Decodable { let triple: String }
            let target: Target
        }
        let outcome = try Command.swiftc(["-print-target-info"])
        return try JSONDecoder().decode(TargetInfo.self, from: Data(outcome.output.utf8))
            .target.triple
    }

    private struct SymbolGraph: Decodable {
        struct Symbol: Decodable {
            struct Kind: Decodable { let displayName: String }
            let kind: Kind
            let pathComponents: [String]
        }
        let symbols: [Symbol]
    }
}

extension CollectionDifference.Change {
    /// The element that was inserted or removed.
    fileprivate var element: ChangeElement {
        switch self {
        case .insert(_, let element, _), .remove(_, let element, _): element
        }
    }
}
#endif
