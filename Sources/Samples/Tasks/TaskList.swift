#if !canImport(UIKit)
import Foundation
import Tableau

struct TaskItem: CollectionIdentifiable, Equatable, Decodable {
    /// The identity of the task, independent of its title.
    var id: Int
    var title: String
    /// What the file has of the task, with keys that this program doesn't know.
    var json: NSDictionary = [:]

    var collectionId: Int { id }

    private enum CodingKeys: CodingKey { case id, title }
}

/// All tasks, by section.
struct TaskList: Equatable {
    enum Section: String, TableViewSection, CaseIterable {
        case today
        case later
        case done

        /// The title in headers and menus.
        var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
    }

    /// The tasks of each section, in order.
    var tasks: [Section: [TaskItem]] = [:]
    /// What the file has, with keys that this program doesn't know.
    var json: NSDictionary = [:]

    /// The largest integer that every JSON reader preserves.
    static let largestID = 9_007_199_254_740_991

    /// The number of the next task.
    var nextID: Int {
        let used = Set(tasks.values.joined().map(\.id))
        let next = (used.max() ?? 0) + 1
        return next <= Self.largestID ? next : (1...).first { !used.contains($0) } ?? 0
    }

    /// Returns the place of a task.
    func place(of id: Int) -> (section: Section, row: Int)? {
        for section in Section.allCases {
            if let row = tasks[section]?.firstIndex(where: { $0.id == id }) {
                return (section, row)
            }
        }
        return nil
    }

    /// Adds a task at the end of a section, and returns its number.
    mutating func add(_ title: String, to section: Section) -> Int {
        let id = nextID
        tasks[section, default: []].append(TaskItem(id: id, title: title))
        return id
    }

    /// Renames a task.
    mutating func rename(_ id: Int, to title: String) {
        if let place = place(of: id) { tasks[place.section]?[place.row].title = title }
    }

    /// Removes a task.
    mutating func remove(_ id: Int) {
        if let place = place(of: id) { tasks[place.section]?.remove(at: place.row) }
    }

    /// Moves a task to a section: after another task, or to the start.
    mutating func move(_ id: Int, to section: Section, after previous: Int?) {
        guard let place = place(of: id), let task = tasks[place.section]?.remove(at: place.row)
        else { return }
        let row = previous.flatMap { self.place(of: $0) }.map { $0.row + 1 } ?? 0
        tasks[section, default: []].insert(task, at: row)
    }

    /// Moves a finished task to today, and any other task to the finished ones.
    mutating func toggle(_ id: Int) {
        guard let place = place(of: id) else { return }
        move(id, to: place.section == .done ? .today : .done, after: nil)
    }

    /// The initial tasks of a new user.
    static var example: TaskList {
        var list = TaskList()
        _ = list.add("Water the plants", to: .today)
        _ = list.add("Call Ada about Sunday", to: .today)
        _ = list.add("Book the train", to: .later)
        _ = list.add("Sort the photos", to: .later)
        _ = list.add("Learn what . and M do here", to: .later)
        _ = list.add("Open this list", to: .done)
        return list
    }
}
#endif
