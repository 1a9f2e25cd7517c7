// A phone starts no programs.
#if os(Linux) || !canImport(UIKit)
package import Foundation

/// What the build that made the tests has made besides: programs, modules, object files.
///
/// SwiftPM has two build systems with layouts of their own. The native one has modules in a folder
/// `Modules` and a folder of object files for each module; Swift Build has `X.swiftmodule` and
/// `X.o` in one folder with the programs.
package enum BuildProducts {
    /// The folder that holds the programs.
    ///
    /// The tests' own place tells where it is: the program that runs them may be the toolchain's.
    package static let folder: URL = {
        let start = Bundle(for: Token.self).bundleURL
        var folder = start
        while folder.path != "/" {
            if ["Modules", "Tableau.swiftmodule"].contains(where: { exists($0, in: folder) }) {
                return folder
            }
            folder = folder.deletingLastPathComponent()
        }
        preconditionFailure("No products of the package's build lie above \(start.path).")
    }()

    /// An executable of the package.
    package static func program(_ name: String) -> URL {
        let program = folder.appendingPathComponent(name)
        precondition(
            FileManager.default.isExecutableFile(atPath: program.path),
            "No program \(name) in \(folder.path): does the test's target depend on it?")
        return program
    }

    /// The folder to give to the compiler by `-I`.
    package static var modules: URL {
        exists("Modules", in: folder) ? folder.appendingPathComponent("Modules") : folder
    }

    /// The object files of a module.
    ///
    /// - Parameters:
    ///   - module: The module's name.
    ///   - sources: The folder with its sources. Object files that sources now gone have left
    ///     behind are not among the result.
    package static func objects(ofModule module: String, sources: URL) -> [String] {
        let whole = folder.appendingPathComponent("\(module).o").path
        if FileManager.default.fileExists(atPath: whole) { return [whole] }
        let products = folder.appendingPathComponent("\(module).build")
        let files = FileManager.default.enumerator(atPath: sources.path)?.compactMap { path in
            (path as? String)?.split(separator: "/").last
        }
        return Set(files ?? []).filter { $0.hasSuffix(".swift") }
            .map { products.appendingPathComponent("\($0).o").path }
            .filter(FileManager.default.fileExists)
    }

    private static func exists(_ name: String, in folder: URL) -> Bool {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
    }

    /// Lies where the tests lie.
    private final class Token {}
}
#endif
