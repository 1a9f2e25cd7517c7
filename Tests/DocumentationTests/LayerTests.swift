import Foundation
import TestEnvironment
import Testing

/// The folders of `Sources/Tableau` are layers: a file uses the types and functions of its own folder
/// and of the folders below it, so that no two folders depend on each other.
struct LayerTests {
    /// From the lowest to the highest.
    static let layers = [
        "Diffing", "Model", "Table", "Cells", "Planning", "Adapter", "Binding", "Scopes", "Binder",
        "Chains", "Features",
    ]

    /// The documentation, and folders of other modules; see Package.swift.
    private static let others: Set = ["Platform", "Surfaces", "Tableau.docc", "Testing"]

    private static let folder = Project.root.appending(path: "Sources/Tableau")

    @Test func everyFolderIsALayer() throws {
        let folders = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
            .filter { !$0.hasPrefix(".") }
        expect(Set(folders).subtracting(Self.others), Set(Self.layers))
    }

    @Test(arguments: layers) func aLayerUsesNothingAboveIt(layer: String) throws {
        let above = Self.layers.drop { $0 != layer }.dropFirst()
        let files = try Self.files.get()
        // With UIKit, a name may be an alias in a higher layer.
        let below = Self.layers.prefix { $0 != layer } + [layer]
        let known = Set(below.flatMap { files[$0] ?? [] }.flatMap(\.names))
        for higher in above {
            let names = Set((files[higher] ?? []).flatMap(\.topLevelNames)).subtracting(known)
            for source in files[layer] ?? [] {
                let used = source.words.intersection(names)
                expect(used.isEmpty, "\(layer)/\(source.name) uses \(used.sorted()) of \(higher)")
            }
        }
    }

    /// Checks the test itself: what is declared and used is found.
    @Test func namesAreFound() throws {
        let planning = try Self.sources(of: "Planning")
        expect(planning.flatMap { Self.names(in: $0.text, nested: false) }.contains("UpdatePlan"))
        let diffing = try Self.sources(of: "Diffing")
        expect(diffing.flatMap { Self.names(in: $0.text, nested: false) }.contains("require"))
        let binder = try Self.sources(of: "Binder").map { Self.words(in: $0.text) }
        expect(binder.contains { $0.contains("UpdatePlan") })
    }

    // MARK: Reading Swift

    /// What each file of a layer declares and uses, read once: each layer is compared with all above it.
    private static let files = Result {
        try Dictionary(
            uniqueKeysWithValues: layers.map { layer in
                try (
                    layer,
                    sources(of: layer).map { name, text in
                        File(
                            name: name, names: names(in: text, nested: true),
                            topLevelNames: names(in: text, nested: false), words: words(in: text))
                    }
                )
            })
    }

    private struct File {
        let name: String
        let names: [String]
        let topLevelNames: [String]
        let words: Set<String>
    }

    private static func sources(of layer: String) throws -> [(name: String, text: String)] {
        let folder = folder.appending(path: layer)
        let paths =
            FileManager.default.enumerator(atPath: folder.path)?
            .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") } ?? []
        try #require(!paths.isEmpty)
        return try paths.map { path in
            let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
            return (path, withoutComments(text))
        }
    }

    private static func withoutComments(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.prefix(upTo: $0.firstRange(of: "//")?.lowerBound ?? $0.endIndex) }
            .joined(separator: "\n")
    }

    private static let keywords: Set<Substring> = [
        "struct", "class", "enum", "protocol", "actor", "func", "let", "var", "typealias",
    ]

    /// The names of the types, functions and values that a file declares; nested ones, which are
    /// indented, are members of types or local.
    private static func names(in text: String, nested: Bool) -> [String] {
        text.utf8.split(separator: UInt8(ascii: "\n")).compactMap { line in
            guard nested || line.first != UInt8(ascii: " ") else { return nil }
            let words = identifiers(in: Substring(line))
            guard let index = words.firstIndex(where: keywords.contains), index + 1 < words.count,
                nested || !words[..<index].contains("private")
            else { return nil }
            return String(words[index + 1])
        }
    }

    /// The names that a file may use.
    private static func words(in text: String) -> Set<String> {
        Set(identifiers(in: text[...]).map(String.init))
    }

    private static func identifiers(in text: Substring) -> [Substring] {
        text.utf8.split { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
                false
            default: true
            }
        }.map(Substring.init)
    }
}
