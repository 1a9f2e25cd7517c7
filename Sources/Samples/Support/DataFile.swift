import Foundation
import Tableau

/// A file with JSON: one of the samples' own, or a user's.
struct DataFile {
    let url: URL

    /// Decodes the file.
    ///
    /// - Throws: A ``DataFileError`` with the place in the file, as far as Foundation tells it.
    func decode<Value: Decodable>(_ type: Value.Type) throws(DataFileError) -> Value {
        let data: Data
        do { data = try Data(contentsOf: url) } catch {
            throw DataFileError(file: url, reason: "cannot be read")
        }
        return try decode(type, from: data)
    }

    /// Decodes what was read of the file.
    func decode<Value: Decodable>(
        _ type: Value.Type, from data: Data
    ) throws(DataFileError) -> Value {
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch {
            throw DataFileError(file: url, reason: PrintableText.line(reason(error, data)))
        }
    }

    private func reason(_ error: any Error, _ data: Data) -> String {
        #if !canImport(UIKit)
        // Only the older decoder says where a text is no JSON. Apps read no files of users.
        do { _ = try JSONSerialization.jsonObject(with: data) } catch {
            if let reason = (error as NSError).userInfo["NSDebugDescription"] as? String {
                return reason
            }
        }
        #endif
        return (error as? DecodingError)?.placeAndReason ?? "\(error)"
    }
}

extension DataFile {
    /// One of the samples' own files.
    ///
    /// `Bundle.module` traps if the bundle is missing, without a useful message. SwiftPM puts it
    /// next to the program, inside an app, or next to a test bundle.
    init(named name: String) {
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
        url = resources.appendingPathComponent("Data/\(name)")
    }

    /// A class in the bundle of the samples.
    private final class Token {}
}

/// An error for a missing or invalid data file.
struct DataFileError: Error, Equatable, CustomStringConvertible {
    let file: URL
    /// The problem and its place in the file.
    let reason: String

    /// The complete message: `The data file /.../home-5.json: sections[0].title: Expected ...`.
    var description: String { "The data file \(file.path): \(reason)" }

    /// A short message for a status line: `home-5.json: sections[0].title: Expected ...`.
    var summary: String { "\(file.lastPathComponent): \(reason)" }
}

extension DecodingError {
    /// Foundation's reason, after the place: `sections[0].title: Expected ...`.
    fileprivate var placeAndReason: String {
        switch self {
        case .keyNotFound(_, let context), .valueNotFound(_, let context),
            .typeMismatch(_, let context), .dataCorrupted(let context):
            let path = context.codingPath.reduce("") { path, key in
                key.intValue.map { "\(path)[\($0)]" } ?? "\(path).\(key.stringValue)"
            }
            return path.dropFirst() + (path.isEmpty ? "" : ": ") + context.debugDescription
        @unknown default: return "\(self)"
        }
    }
}
