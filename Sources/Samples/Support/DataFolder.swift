import Foundation
import Tableau

/// The folder with the samples' data files.
struct DataFolder {
    /// The location of the folder.
    let url: URL

    /// Opens the data files in the package, or those in another folder.
    ///
    /// - Parameter path: The other folder; nil uses the package's own.
    init(path: String? = nil) {
        url = path.map { URL(fileURLWithPath: $0, isDirectory: true) } ?? Self.bundled
    }

    /// Reads and decodes a file.
    ///
    /// - Parameters:
    ///   - name: The file's name in the folder.
    ///   - type: The type to decode.
    /// - Throws: A ``DataFileError`` with the file and, if known, the place in it.
    func decode<Value: Decodable>(
        _ name: String, as type: Value.Type
    ) throws(DataFileError) -> Value {
        try decode(read(name), of: name, as: type)
    }

    /// Reads a file.
    func read(_ name: String) throws(DataFileError) -> Data {
        let file = url.appendingPathComponent(name)
        do {
            return try Data(contentsOf: file)
        } catch {
            throw DataFileError(file: file, reason: "cannot be read")
        }
    }

    /// Decodes what was read of a file.
    func decode<Value: Decodable>(
        _ data: Data, of name: String, as type: Value.Type
    ) throws(DataFileError) -> Value {
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch {
            let reason =
                JSONFlaw.first(in: data)?.description
                ?? (error as? DecodingError)?.pathAndReason(in: data) ?? "\(error)"
            throw DataFileError(
                file: url.appendingPathComponent(name), reason: PrintableText.line(reason))
        }
    }

    /// SwiftPM puts resources into a bundle next to the program, inside an app, or next to a test
    /// bundle.
    ///
    /// `Bundle.module` traps if the bundle is missing, without a useful message.
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
        // `Bundle` knows the resource folder, on platforms where bundles have one.
        let resources = found.map { Bundle(url: $0)?.resourceURL ?? $0 } ?? bundles[0]
        return resources.appendingPathComponent("Data", isDirectory: true)
    }

    /// A class in the bundle of the samples.
    private final class Token {}
}

/// An error for a missing or invalid data file.
struct DataFileError: Error, Equatable, CustomStringConvertible {
    /// The file.
    let file: URL
    /// The problem and its place in the file.
    let reason: String

    /// The complete message: `The data file /.../home-5.json: $.sections[0].title: expected a
    /// string`.
    var description: String { "The data file \(file.path): \(reason)." }

    /// A short message for a status line: `home-5.json: $.sections[0].title: expected a string`.
    var summary: String { "\(file.lastPathComponent): \(reason)" }
}
