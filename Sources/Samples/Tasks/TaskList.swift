import Tableau

struct TaskItem: CollectionIdentifiable, Equatable, Codable {
    /// The identity of the task, independent of its title.
    var id: Int
    var title: String

    var collectionId: Int { id }
}

/// The tasks by section, as they are in the file.
struct TaskList: Equatable, Codable {
    enum Section: String, TableViewSection, CaseIterable {
        case today
        case later
        case done

        /// The title in headers and menus.
        var title: String { rawValue.capitalized }
    }

    var version = 1
    private var today: [TaskItem] = []
    private var later: [TaskItem] = []
    private var done: [TaskItem] = []

    subscript(section: Section) -> [TaskItem] {
        get { self[keyPath: Self.path(section)] }
        set { self[keyPath: Self.path(section)] = newValue }
    }

    private static func path(_ section: Section) -> WritableKeyPath<TaskList, [TaskItem]> {
        switch section {
        case .today: \.today
        case .later: \.later
        case .done: \.done
        }
    }

    subscript(id: Int) -> TaskItem? { (today + later + done).first { $0.id == id } }

    /// Adds a task at the end of a section, and returns its number.
    mutating func add(_ title: String, to section: Section) -> Int {
        let used = Set((today + later + done).map(\.id))
        let id = ((used.count + 1)...).first { !used.contains($0) } ?? 0
        self[section].append(TaskItem(id: id, title: title))
        return id
    }

    /// Renames a task.
    mutating func rename(_ id: Int, to title: String) {
        for section in Section.allCases {
            guard let index = self[section].firstIndex(where: { $0.id == id }) else { continue }
            self[section][index].title = title
        }
    }

    mutating func remove(_ id: Int) {
        for section in Section.allCases { self[section].removeAll { $0.id == id } }
    }

    /// Moves a task to a section: after another task, or to the start.
    mutating func move(_ id: Int, to section: Section, after previous: Int?) {
        guard let task = self[id] else { return }
        remove(id)
        let index = self[section].firstIndex { $0.id == previous }.map { $0 + 1 } ?? 0
        self[section].insert(task, at: index)
    }

    /// The initial tasks of a new user.
    static let example: TaskList = {
        var list = TaskList()
        for (title, section) in [
            ("Water the plants", .today), ("Call Ada about Sunday", .today),
            ("Book the train", .later), ("Sort the photos", .later),
            ("Learn what . and M do here", .later), ("Open this list", .done),
        ] as [(String, Section)] { _ = list.add(title, to: section) }
        return list
    }()
}
