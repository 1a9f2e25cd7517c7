import Tableau

struct TaskItem: CollectionIdentifiable, Equatable, Codable {
    enum Section: String, TableViewSection, CaseIterable, Codable {
        case today
        case later
        case done

        /// The title in headers and menus.
        var title: String { rawValue.capitalized }
    }

    /// The identity of the task, independent of its title.
    var id: Int
    var title: String
    var section: Section

    var collectionId: Int { id }
}

/// The tasks, those of a section in its order.
extension [TaskItem] {
    func task(_ id: Int) -> TaskItem? { first { $0.id == id } }

    /// Adds a task without a title at the end of a section, and returns its number.
    mutating func add(to section: TaskItem.Section) -> Int {
        let used = Set(map(\.id))
        let id = ((count + 1)...).first { !used.contains($0) } ?? 0
        append(TaskItem(id: id, title: "", section: section))
        return id
    }

    mutating func rename(_ id: Int, to title: String) {
        if let index = firstIndex(where: { $0.id == id }) { self[index].title = title }
    }

    mutating func remove(_ id: Int) { removeAll { $0.id == id } }

    /// Moves a task to a section: after another task, or to the start.
    mutating func move(_ id: Int, to section: TaskItem.Section, after previous: Int?) {
        guard var task = task(id) else { return }
        task.section = section
        remove(id)
        insert(task, at: firstIndex { $0.id == previous }.map { $0 + 1 } ?? 0)
    }

    /// The initial tasks of a new user.
    static let example = [
        TaskItem(id: 1, title: "Water the plants", section: .today),
        TaskItem(id: 2, title: "Call Ada about Sunday", section: .today),
        TaskItem(id: 3, title: "Book the train", section: .later),
        TaskItem(id: 4, title: "Sort the photos", section: .later),
        TaskItem(id: 5, title: "Learn what . and M do here", section: .later),
        TaskItem(id: 6, title: "Open this list", section: .done),
    ]
}
