import Foundation
import TestEnvironment
import Testing

/// A package that depends on this one with the README's manifest.
///
/// This package is in a folder with another name, as a clone may be.
@Suite(.enabled(if: Effort.isFull)) struct ManifestTests {
    /// The README's manifest.
    private func manifest() throws -> String {
        let page = try String(
            contentsOf: Project.root.appending(path: "README.md"), encoding: .utf8)
        let fences = page.components(separatedBy: "```")
        return try #require(fences.first { $0.hasPrefix("text\n// swift-tools-version") })
            .replacing("text\n", with: "").replacing("../Tableau", with: "../some folder")
    }

    /// Makes a package next to a copy of this one.
    private func makePackage(_ manifest: String) throws -> URL {
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
        bind(BehaviorRelay(value: []), to: TableView())
        """.write(to: sources.appending(path: "main.swift"), atomically: true, encoding: .utf8)
        return folder
    }

    private func swift(_ arguments: [String], in folder: URL) throws -> Command.Outcome {
        // Environment variables of this build don't apply to the app's.
        try Command.run(
            ["-u", "TABLEAU_UIKIT_SHIM", "-u", "TABLEAU_DARWIN_SHIM", "swift"] + arguments
                + ["--package-path", folder.appending(path: "app").path])
    }

    @Test func theReadmesManifestResolves() throws {
        let folder = try makePackage(manifest())
        defer { try? FileManager.default.removeItem(at: folder) }
        let outcome = try swift(["package", "show-dependencies"], in: folder)
        expect(outcome.status, 0, "\(outcome.output)")
        expect(!outcome.output.contains("error:"), "\(outcome.output)")
    }

    @Test func everyProductThatTheReadmeNamesExists() throws {
        let page = try String(
            contentsOf: Project.root.appending(path: "README.md"), encoding: .utf8)
        let named = try #require(page.components(separatedBy: "Products: ").dropFirst().first)
            .prefix { $0 != "." }
        let names = named.components(separatedBy: "`").filter {
            $0.hasPrefix("Tableau") || $0.hasPrefix("MiniRx")
        }
        expect(names.count >= 6)
        let products = names.map { ".product(name: \"\($0)\", package: \"Tableau\")" }
        let folder = try makePackage(
            """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "App", dependencies: [.package(name: "Tableau", path: "../some folder")],
                targets: [
                    .target(name: "App", dependencies: [\(products.joined(separator: ", "))])
                ])
            """)
        defer { try? FileManager.default.removeItem(at: folder) }
        let outcome = try swift(["package", "show-dependencies"], in: folder)
        expect(outcome.status, 0, "\(outcome.output)")
    }

    /// A product given as a string is looked up in a package of the same name, which doesn't exist.
    @Test func aProductWithoutItsPackageIsNotFound() throws {
        let manifest = try manifest().replacing(
            ".product(name: \"TableauRx\", package: \"Tableau\")", with: "\"TableauRx\"")
        let folder = try makePackage(manifest)
        defer { try? FileManager.default.removeItem(at: folder) }
        let outcome = try swift(["package", "show-dependencies"], in: folder)
        expect(outcome.output.contains("TableauRx"))
        expect(outcome.status != 0)
    }

    /// Takes as long as building the libraries.
    @Test func theReadmesPackageBuilds() throws {
        let folder = try makePackage(manifest())
        defer { try? FileManager.default.removeItem(at: folder) }
        let outcome = try swift(["build"], in: folder)
        expect(outcome.status, 0, "\(outcome.output)")
    }
}
