#if !canImport(UIKit)
import Foundation

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

    private struct Content: Codable {
        var version: Int
        var today: [TaskItem]
        var later: [TaskItem]
        var done: [TaskItem]
    }

    /// The format version.
    private static let version = 1

    /// The largest integer that every JSON reader preserves.
    private static let largestID = 9_007_199_254_740_991

    /// Reads the tasks; nil if the file doesn't exist yet.
    ///
    /// - Throws: A ``DataFileError`` with the problem, line and column. The file isn't changed.
    func load() throws(DataFileError) -> TaskList? {
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        let folder = DataFolder(path: url.deletingLastPathComponent().path)
        let content = try folder.decode(url.lastPathComponent, as: Content.self)
        guard content.version == Self.version else {
            throw DataFileError(
                file: url,
                reason: "$.version: \(content.version) is not a version that this program knows")
        }
        let list = TaskList(
            tasks: [.today: content.today, .later: content.later, .done: content.done])
        var ids: Set<Int> = []
        for task in list.tasks.values.joined() {
            guard (0...Self.largestID).contains(task.id) else {
                throw DataFileError(
                    file: url, reason: "\(task.id): ids go from 0 to \(Self.largestID)")
            }
            guard ids.insert(task.id).inserted else {
                throw DataFileError(file: url, reason: "two tasks have the id \(task.id)")
            }
        }
        return list
    }

    /// Writes all tasks; on failure the file isn't changed.
    func save(_ list: TaskList) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let content = Content(
            version: Self.version, today: list.tasks[.today] ?? [],
            later: list.tasks[.later] ?? [], done: list.tasks[.done] ?? [])
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try (encoder.encode(content) + Data("\n".utf8)).write(to: url, options: .atomic)
    }
}
#endif
