import Tableau

struct TaskItem: CollectionIdentifiable, Equatable, Decodable {
    /// The identity of the task, independent of its title.
    var id: Int
    var title: String
    var section = TaskList.Section.today
    /// What the file has of the task, with keys that this program doesn't know.
    var json: AnyHashable?

    var collectionId: Int { id }

    private enum CodingKeys: CodingKey { case id, title }
}

struct TaskList: Equatable {
    enum Section: String, TableViewSection, CaseIterable {
        case today
        case later
        case done

        /// The title in headers and menus.
        var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
    }

    /// The tasks; those of one section are in its order.
    var tasks: [TaskItem] = []
    /// What the file has, with keys that this program doesn't know.
    var json: AnyHashable?

    /// The largest integer that every JSON reader preserves.
    static let largestID = 9_007_199_254_740_991

    /// The number of the next task.
    var nextID: Int {
        let used = Set(tasks.map(\.id))
        let next = (used.max() ?? 0) + 1
        return next <= Self.largestID ? next : (1...).first { !used.contains($0) } ?? 0
    }

    private func index(of id: Int) -> Int? { tasks.firstIndex { $0.id == id } }

    /// Adds a task at the end of a section, and returns its number.
    mutating func add(_ title: String, to section: Section) -> Int {
        let id = nextID
        tasks.append(TaskItem(id: id, title: title, section: section))
        return id
    }

    /// Renames a task.
    mutating func rename(_ id: Int, to title: String) {
        if let index = index(of: id) { tasks[index].title = title }
    }

    mutating func remove(_ id: Int) { tasks.removeAll { $0.id == id } }

    /// Moves a task to a section: after another task, or to the start.
    mutating func move(_ id: Int, to section: Section, after previous: Int?) {
        guard let index = index(of: id) else { return }
        var task = tasks.remove(at: index)
        task.section = section
        let target = previous.flatMap { self.index(of: $0) }.map { $0 + 1 } ?? 0
        tasks.insert(task, at: target)
    }

    /// Moves a finished task to today, and any other task to the finished ones.
    mutating func toggle(_ id: Int) {
        guard let index = index(of: id) else { return }
        move(id, to: tasks[index].section == .done ? .today : .done, after: nil)
    }

    /// The initial tasks of a new user.
    static var example: TaskList {
        let titles: [(String, Section)] = [
            ("Water the plants", .today), ("Call Ada about Sunday", .today),
            ("Book the train", .later), ("Sort the photos", .later),
            ("Learn what . and M do here", .later), ("Open this list", .done),
        ]
        return TaskList(
            tasks: titles.enumerated().map { index, task in
                TaskItem(id: index + 1, title: task.0, section: task.1)
            })
    }
}
