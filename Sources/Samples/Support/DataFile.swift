import Foundation
import Tableau

/// A file with JSON: one of the samples' own, or a user's.
struct DataFile {
    let url: URL

    init(_ url: URL) { self.url = url }

    /// One of the samples' own files.
    init(named name: String) {
        #if SWIFT_PACKAGE
        let bundle = Bundle.module
        #else
        let bundle = Bundle.main
        #endif
        url = (bundle.resourceURL ?? bundle.bundleURL).appendingPathComponent("Data/\(name)")
    }

    /// Decodes the file.
    ///
    /// - Throws: A ``DataFileError`` with the place in the file, as far as Foundation tells it.
    func decode<Value: Decodable>(_ type: Value.Type) throws(DataFileError) -> Value {
        guard let data = try? Data(contentsOf: url) else { throw error("cannot be read") }
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch {
            throw self.error(PrintableText.line(reason(error, data)))
        }
    }

    /// Writes the file, at once or not at all, with the mode and behind the link of the one that
    /// there was.
    func encode(_ value: some Encodable) throws(DataFileError) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let manager = FileManager.default
        let file = url.resolvingSymlinksInPath()
        do {
            let mode = try? manager.attributesOfItem(atPath: file.path)[.posixPermissions]
            try manager.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try encoder.encode(value).write(to: file, options: .atomic)
            try mode.map {
                try manager.setAttributes([.posixPermissions: $0], ofItemAtPath: file.path)
            }
        } catch {
            throw self.error("cannot be written")
        }
    }

    func error(_ reason: String) -> DataFileError { DataFileError(file: url, reason: reason) }

    private func reason(_ error: any Error, _ data: Data) -> String {
        #if !canImport(UIKit)
        // Only the older decoder says where a text is no JSON. On a phone nobody edits the files.
        do { _ = try JSONSerialization.jsonObject(with: data) } catch {
            if let reason = (error as NSError).userInfo["NSDebugDescription"] as? String {
                return reason
            }
        }
        #endif
        return (error as? DecodingError)?.placeAndReason ?? "\(error)"
    }
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
                key.intValue.map { "\(path)[\($0)]" }
                    ?? (path.isEmpty ? "" : path + ".") + key.stringValue
            }
            return (path.isEmpty ? "" : path + ": ") + context.debugDescription
        @unknown default: return "\(self)"
        }
    }
}
