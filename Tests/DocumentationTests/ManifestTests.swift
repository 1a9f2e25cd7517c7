import Foundation
import TestEnvironment
import Testing

/// A package that depends on this one, with the manifest that the README shows.
///
/// This package lies in a folder of another name, as it may for whoever clones it.
struct ManifestTests {
    /// The README's lines of a manifest.
    private func excerpt() throws -> String {
        let page = try String(
            contentsOf: Project.root.appending(path: "README.md"), encoding: .utf8)
        let fences = page.components(separatedBy: "```")
        return try #require(fences.first { $0.hasPrefix("text\ndependencies:") })
            .replacing("text\n", with: "").replacing("../Tableau", with: "../some folder")
    }

    /// A package beside a copy of this one, with the README's dependencies.
    private func makePackage(_ excerpt: String) throws -> URL {
        let files = FileManager.default
        let folder = files.temporaryDirectory.appending(path: "tableau-app-\(UUID().uuidString)")
        let copy = folder.appending(path: "some folder")
        try files.createDirectory(at: copy, withIntermediateDirectories: true)
        try files.copyItem(
            at: Project.root.appending(path: "Package.swift"),
            to: copy.appending(path: "Package.swift"))
        for name in ["Sources", "Tests", "Benchmarks"] {
            try files.createSymbolicLink(
                at: copy.appending(path: name),
                withDestinationURL: Project.root.appending(path: name))
        }
        let sources = folder.appending(path: "app/Sources/App")
        try files.createDirectory(at: sources, withIntermediateDirectories: true)
        let manifest = """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "app", platforms: [.iOS(.v18), .macOS(.v15)],
                \(excerpt)
            )
            """
        try manifest.write(
            to: folder.appending(path: "app/Package.swift"), atomically: true, encoding: .utf8)
        try """
        import MiniRx
        import Tableau
        import TableauRx

        @MainActor func bind(_ names: BehaviorRelay<[String]>, to table: TableView) {
            let binder = TableViewBinder(tableView: table)
            binder.onTable().bind(cellType: TableViewCell.self, models: names)
            binder.finish()
        }
        """.write(to: sources.appending(path: "App.swift"), atomically: true, encoding: .utf8)
        return folder
    }

    private func swift(_ arguments: [String], in folder: URL) throws -> Command.Outcome {
        // This build's own settings are not the app's.
        try Command.run(
            ["-u", "TABLEAU_UIKIT_SHIM", "-u", "TABLEAU_DARWIN_SHIM", "swift"] + arguments
                + ["--package-path", folder.appending(path: "app").path])
    }

    @Test func theReadmesManifestResolves() throws {
        let folder = try makePackage(excerpt())
        defer { try? FileManager.default.removeItem(at: folder) }
        let outcome = try swift(["package", "show-dependencies"], in: folder)
        #expect(outcome.status == 0, "\(outcome.output)")
        #expect(!outcome.output.contains("error:"), "\(outcome.output)")
    }

    @Test func everyProductThatTheReadmeNamesIsThere() throws {
        let page = try String(
            contentsOf: Project.root.appending(path: "README.md"), encoding: .utf8)
        let list = try #require(page.components(separatedBy: "Products: ").dropFirst().first)
            .prefix { $0 != "." }
        let names = list.components(separatedBy: "`").filter {
            $0.hasPrefix("Tableau") || $0.hasPrefix("MiniRx")
        }
        #expect(names.count >= 6)
        let products = names.map { ".product(name: \"\($0)\", package: \"Tableau\")" }
        let folder = try makePackage(
            """
            dependencies: [.package(name: "Tableau", path: "../some folder")],
            targets: [.target(name: "App", dependencies: [\(products.joined(separator: ", "))])]
            """)
        defer { try? FileManager.default.removeItem(at: folder) }
        let outcome = try swift(["package", "show-dependencies"], in: folder)
        #expect(outcome.status == 0, "\(outcome.output)")
    }

    /// What a string finds is a product of a package of that name, and there is none.
    @Test func aProductWithoutItsPackageIsNotFound() throws {
        let excerpt = try excerpt().replacing(
            ".product(name: \"TableauRx\", package: \"Tableau\")", with: "\"TableauRx\"")
        let folder = try makePackage(excerpt)
        defer { try? FileManager.default.removeItem(at: folder) }
        let outcome = try swift(["package", "show-dependencies"], in: folder)
        #expect(outcome.output.contains("TableauRx"))
        #expect(outcome.status != 0)
    }

    /// Takes as long as building the libraries.
    @Test(.enabled(if: Effort.isFull))
    func theReadmesPackageBuilds() throws {
        let folder = try makePackage(excerpt())
        defer { try? FileManager.default.removeItem(at: folder) }
        let outcome = try swift(["build"], in: folder)
        #expect(outcome.status == 0, "\(outcome.output)")
    }
}
