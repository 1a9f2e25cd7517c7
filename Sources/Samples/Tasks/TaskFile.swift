#if !canImport(UIKit)
import Foundation

/// The file that keeps tasks: JSON that a person can read and mend.
struct TaskFile {
    /// Where it is.
    let url: URL

    /// The one of the user's own, in the platform's folder for data of programs.
    static var ofUser: TaskFile? {
        let folder = FileManager.default.urls(
            for: .applicationSupportDirectory, in: .userDomainMask
        ).first
        return folder.map {
            TaskFile(path: $0.appendingPathComponent("tableau-samples/tasks.json").path)
        }
    }

    /// The file at a path.
    init(path: String) { url = URL(fileURLWithPath: path) }

    private struct Content: Codable {
        var version: Int
        var today: [TaskItem]
        var later: [TaskItem]
        var done: [TaskItem]
    }

    /// The version of the form that is written.
    private static let version = 1

    /// The largest whole number that every reader of JSON keeps as it is.
    private static let largestID = 9_007_199_254_740_991

    /// Reads the tasks; nil if there is no file yet.
    ///
    /// - Throws: A ``DataFileError`` that says what is wrong, and in which line and column. The file
    ///   is left as it is.
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

    /// Writes the tasks: all of them, or the file stays as it was.
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
