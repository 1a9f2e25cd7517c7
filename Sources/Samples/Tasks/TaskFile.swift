#if !canImport(UIKit)
import Foundation
import TableauPlatform
import TableauTerminal

/// A file with tasks, as JSON that people can read and repair.
struct TaskFile {
    /// The location of the file.
    let url: URL

    /// The user's own file, in the platform's folder for application data.
    static var ofUser: TaskFile? {
        let folder = FileManager.default.urls(
            for: .applicationSupportDirectory, in: .userDomainMask
        ).first
        return folder.map {
            TaskFile(path: $0.appendingPathComponent("tableau-samples/tasks.json").path)
        }
    }

    /// Creates the file at a path.
    init(path: String) { url = URL(fileURLWithPath: path) }

    /// The format version.
    static let version = 1

    /// The content when it was last read or written here; nil if there was no file.
    private var content: Data?

    /// Reads the tasks; nil if the file doesn't exist yet.
    ///
    /// - Throws: A ``DataFileError`` with the problem, line and column. The file isn't changed.
    mutating func load() throws(DataFileError) -> TaskList? {
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        let folder = DataFolder(path: url.deletingLastPathComponent().path)
        let data = try folder.read(url.lastPathComponent)
        let list = try folder.decode(data, of: url.lastPathComponent, as: TaskList.self)
        guard list.version == Self.version else {
            throw DataFileError(
                file: url,
                reason: "$.version: \(list.version) is not a version that this program knows")
        }
        var ids: Set<Int> = []
        for task in list.tasks.values.joined() {
            guard (0...TaskList.largestID).contains(task.id) else {
                throw DataFileError(
                    file: url, reason: "\(task.id): ids go from 0 to \(TaskList.largestID)")
            }
            guard ids.insert(task.id).inserted else {
                throw DataFileError(file: url, reason: "two tasks have the id \(task.id)")
            }
        }
        content = data
        return list
    }

    /// Reads the tasks if another program has changed them; otherwise nil.
    mutating func loadIfChanged() throws(DataFileError) -> TaskList? {
        guard let current = try? Data(contentsOf: url), current != content else { return nil }
        return try load()
    }

    /// Writes all tasks, with the mode and behind the link of the file that there was.
    ///
    /// - Throws: A ``DataFileError``. The file isn't changed then; nor is one that another program
    ///   has changed since.
    mutating func save(_ list: TaskList) throws(DataFileError) {
        do {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            let new = try encoder.encode(list) + Data("\n".utf8)
            let target = target
            let exists = FileManager.default.fileExists(atPath: target.path)
            let current = exists ? try Data(contentsOf: target) : nil
            guard !exists || current == content || current == new else {
                throw DataFileError(file: url, reason: "another program has changed the file")
            }
            if current != new { try write(new, to: target) }
            content = new
        } catch let error as DataFileError {
            throw error
        } catch {
            throw DataFileError(
                file: url,
                reason: (error as? SystemError)?.description ?? TextOutput.reason(for: error))
        }
    }

    private func write(_ data: Data, to target: URL) throws {
        let manager = FileManager.default
        try manager.createDirectory(
            at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        let old = try? manager.attributesOfItem(atPath: target.path)
        guard old == nil || manager.isWritableFile(atPath: target.path) else {
            throw CocoaError(.fileWriteNoPermission)
        }
        try Descriptor.replaceFile(at: target.path, with: Array(data)) { path in
            let kept: Set<FileAttributeKey> = [
                .posixPermissions, .ownerAccountID, .groupOwnerAccountID,
            ]
            for (key, value) in old ?? [:] where kept.contains(key) {
                // Only root may give a file away.
                try? manager.setAttributes([key: value], ofItemAtPath: path)
            }
        }
    }

    /// The file itself, where ``url`` is a link.
    private var target: URL {
        var target = url
        for _ in 0..<40 {
            let path = try? FileManager.default.destinationOfSymbolicLink(atPath: target.path)
            guard let path else { break }
            target = URL(fileURLWithPath: path, relativeTo: target.deletingLastPathComponent())
        }
        return target
    }
}
#endif
