#if !canImport(UIKit)
import Foundation
import TableauPlatform
import TableauTerminal

/// A file with tasks, as JSON that people can read and repair.
struct TaskFile: TaskStorage {
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
    /// - Throws: A ``DataFileError`` with the problem.
    mutating func load() throws(DataFileError) -> TaskList? {
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        guard let data = try? Data(contentsOf: url) else { throw error("cannot be read") }
        let known = try DataFile(url: url).decode(Known.self, from: data)
        guard known.version == Self.version else {
            throw error("\(known.version) is not a version that this program knows")
        }
        var list = TaskList()
        let json = (try? JSONSerialization.jsonObject(with: data)) as? NSDictionary ?? [:]
        list.json = json
        for (section, tasks) in [
            (TaskList.Section.today, known.today), (.later, known.later), (.done, known.done),
        ] {
            let json = json[section.rawValue] as? [NSDictionary] ?? []
            list.tasks += zip(tasks, json).map {
                TaskItem(id: $0.id, title: $0.title, section: section, json: $1)
            }
        }
        var ids: Set<Int> = []
        for id in list.tasks.map(\.id) {
            guard (0...TaskList.largestID).contains(id) else {
                throw error("\(id): ids go from 0 to \(TaskList.largestID)")
            }
            guard ids.insert(id).inserted else { throw error("two tasks have the id \(id)") }
        }
        content = data
        return list
    }

    /// Reads the tasks if another program has changed them; otherwise nil.
    mutating func loadIfChanged() throws(DataFileError) -> TaskList? {
        guard let current = try? Data(contentsOf: url), current != content else { return nil }
        return try load()
    }

    /// Writes all tasks, at once or not at all, with the mode and behind the link of the file that
    /// there was.
    ///
    /// - Throws: An error. Then the file isn't changed; nor is one that another program has changed
    ///   since.
    mutating func save(_ list: TaskList) throws {
        let manager = FileManager.default
        let file = target
        let old = try? manager.attributesOfItem(atPath: file.path)
        let current = old == nil ? nil : try Data(contentsOf: file)
        let new = try Self.data(of: list)
        guard old == nil || current == content || current == new else {
            throw error("another program has changed the file")
        }
        // A file is replaced by a new one, which a file that can't be written doesn't prevent.
        guard old == nil || manager.isWritableFile(atPath: file.path) else {
            throw CocoaError(.fileWriteNoPermission)
        }
        try manager.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Descriptor.replaceFile(at: file.path, with: Array(new)) { path in
            for key in [FileAttributeKey.posixPermissions, .ownerAccountID, .groupOwnerAccountID] {
                // Only root may give a file away.
                if let value = old?[key] {
                    try? manager.setAttributes([key: value], ofItemAtPath: path)
                }
            }
        }
        content = new
    }

    /// The file's content: what was read, with what this program knows of it.
    private static func data(of list: TaskList) throws -> Data {
        var file = list.json as? [String: Any] ?? [:]
        file["version"] = version
        for section in TaskList.Section.allCases {
            file[section.rawValue] = list.tasks.filter { $0.section == section }.map { task in
                let known: [String: Any] = ["id": task.id, "title": task.title]
                return (task.json as? [String: Any] ?? [:]).merging(known) { $1 }
            }
        }
        return try JSONSerialization.data(
            withJSONObject: file, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
            + Data("\n".utf8)
    }

    /// The file itself, where ``url`` is a link: also a link to a file that doesn't exist yet.
    private var target: URL {
        var target = url
        for _ in 0..<40 {
            let path = try? FileManager.default.destinationOfSymbolicLink(atPath: target.path)
            guard let path else { break }
            target = URL(fileURLWithPath: path, relativeTo: target.deletingLastPathComponent())
        }
        return target
    }

    func reason(for error: any Error) -> String {
        (error as? DataFileError)?.reason ?? (error as? SystemError)?.description
            ?? TextOutput.reason(for: error)
    }

    private func error(_ reason: String) -> DataFileError {
        DataFileError(file: url, reason: reason)
    }
}
#endif
