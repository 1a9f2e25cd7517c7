import Foundation
import Tableau

/// The folder with the samples' data files.
struct DataFolder {
    /// Where it is.
    let url: URL

    /// The files that are built into the package, or those in another folder.
    ///
    /// - Parameter path: The other folder; nil takes the package's own.
    init(path: String? = nil) {
        url = path.map { URL(fileURLWithPath: $0, isDirectory: true) } ?? Self.bundled
    }

    /// Reads and decodes a file.
    ///
    /// - Parameters:
    ///   - name: The file's name in the folder.
    ///   - type: What it holds.
    /// - Throws: A ``DataFileError`` that names the file, and the place in it where that is known.
    func decode<Value: Decodable>(
        _ name: String, as type: Value.Type
    ) throws(DataFileError) -> Value {
        let file = url.appendingPathComponent(name)
        let data: Data
        do {
            data = try Data(contentsOf: file)
        } catch {
            throw DataFileError(file: file, reason: "cannot be read")
        }
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch {
            let reason =
                JSONFlaw.first(in: data)?.description
                ?? (error as? DecodingError)?.pathAndReason(in: data) ?? "\(error)"
            throw DataFileError(file: file, reason: PrintableText.line(reason))
        }
    }

    /// SwiftPM puts resources into a bundle beside the program, into an app's own, or, where tests
    /// are bundles, beside these.
    ///
    /// Its `Bundle.module` stops the program where that is missing, which is no way to say so.
    private static var bundled: URL {
        let code = Bundle(for: Token.self)
        let folders = [
            Bundle.main.resourceURL, Bundle.main.bundleURL, code.resourceURL,
            code.bundleURL.deletingLastPathComponent(),
        ]
        let bundles = folders.compactMap { $0 }.flatMap { folder in
            ["resources", "bundle"].map {
                folder.appendingPathComponent("Tableau_SamplesKit.\($0)")
            }
        }
        let found = bundles.first { FileManager.default.fileExists(atPath: $0.path) }
        // Where bundles have a folder for resources, `Bundle` knows it.
        let resources = found.map { Bundle(url: $0)?.resourceURL ?? $0 } ?? bundles[0]
        return resources.appendingPathComponent("Data", isDirectory: true)
    }

    /// Lies where the samples' code lies.
    private final class Token {}
}

/// A data file that is missing or broken.
struct DataFileError: Error, Equatable, CustomStringConvertible {
    /// Which file.
    let file: URL
    /// What is wrong with it, and where in it.
    let reason: String

    /// All of it: `The data file /.../home-5.json: $.sections[0].title: expected a string`.
    var description: String { "The data file \(file.path): \(reason)." }

    /// What fits into a status line: `home-5.json: $.sections[0].title: expected a string`.
    var summary: String { "\(file.lastPathComponent): \(reason)" }
}
