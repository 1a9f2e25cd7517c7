#if !canImport(UIKit)
import Foundation
import TableauPlatform
import TableauTerminal

/// A file with tasks, as JSON that people can read and repair.
struct TaskFile {
    /// The location of the file.
    let url: URL
    /// The content when it was last read or written here; nil if there was no file.
    private var content: Data?

    private static let version = 1

    /// What this program knows of the file.
    private struct Known: Decodable {
        var version: Int
        var today, later, done: [TaskItem]
    }

    /// The user's own file, in the platform's folder for application data.
    static var ofUser: TaskFile? {
        let folder = FileManager.default.urls(
            for: .applicationSupportDirectory, in: .userDomainMask
        ).first
        return folder.map {
            TaskFile(path: $0.appendingPathComponent("tableau-samples/tasks.json").path)
        }
    }

    init(path: String) { url = URL(fileURLWithPath: path) }

    /// Reads the tasks; nil if the file doesn't exist yet.
    ///
    /// - Throws: A ``DataFileError`` with the problem. The file isn't changed.
    mutating func load() throws(DataFileError) -> TaskList? {
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        guard let data = try? Data(contentsOf: url) else {
            throw DataFileError(file: url, reason: "cannot be read")
        }
        let known = try DataFile(url: url).decode(Known.self, from: data)
        guard known.version == Self.version else {
            throw DataFileError(
                file: url, reason: "\(known.version) is not a version that this program knows")
        }
        var list = TaskList()
        list.json = (try? JSONSerialization.jsonObject(with: data)) as? NSDictionary ?? [:]
        list.tasks = [.today: known.today, .later: known.later, .done: known.done]
        for section in TaskList.Section.allCases {
            let tasks = list.json[section.rawValue] as? [NSDictionary] ?? []
            for (row, json) in tasks.enumerated() { list.tasks[section]?[row].json = json }
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
            let new = try Self.data(of: list)
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

    /// The file's content: what was read, with what this program knows of it.
    private static func data(of list: TaskList) throws -> Data {
        var file = list.json as? [String: Any] ?? [:]
        file["version"] = version
        for section in TaskList.Section.allCases {
            file[section.rawValue] = (list.tasks[section] ?? []).map { task in
                var json = task.json as? [String: Any] ?? [:]
                json["id"] = task.id
                json["title"] = task.title
                return json
            }
        }
        return try JSONSerialization.data(
            withJSONObject: file, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
            + Data("\n".utf8)
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
