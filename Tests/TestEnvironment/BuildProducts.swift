// Phones can't start programs.
#if os(Linux) || !canImport(UIKit)
package import Foundation

/// Other products of the build that made the tests: programs, modules, object files.
///
/// SwiftPM has two build systems with different layouts. The native one has modules in a folder
/// `Modules` and a folder of object files for each module; Swift Build has `X.swiftmodule` and
/// `X.o` in one folder with the programs.
package enum BuildProducts {
    /// The folder of the programs.
    ///
    /// Found from the tests' bundle, since the program that runs the tests may be the toolchain's.
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

    /// The folder to pass to the compiler with `-I`.
    package static var modules: URL {
        exists("Modules", in: folder) ? folder.appendingPathComponent("Modules") : folder
    }

    /// The object files of a module.
    ///
    /// - Parameters:
    ///   - module: The module's name.
    ///   - sources: The folder with its sources. Object files of deleted sources are not
    ///     included.
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

    /// A class in the tests' bundle.
    private final class Token {}
}
#endif
