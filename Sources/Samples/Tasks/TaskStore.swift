import Foundation
import MiniRx
import Tableau
import TableauRx

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

/// The tasks, their history, and their file.
@MainActor
final class TaskStore {
    let list: BehaviorRelay<[TaskItem]>
    /// The history; each change is a step that can be undone.
    let undo: UndoModel<[TaskItem]>
    /// Whether all changes are in the file.
    let isSaved = BehaviorRelay(value: true)
    let messages = PublishRelay<String>()

    private let file: DataFile?
    private let typing = PublishRelay<Void>()
    /// Whether the current change is a typed letter.
    private var isTyping = false
    private let disposeBag = DisposeBag()

    /// Opens the tasks in a file, or example tasks if the file doesn't exist.
    ///
    /// - Parameters:
    ///   - file: The file; nil saves nothing.
    ///   - scheduler: The scheduler that tells when typing rests.
    /// - Throws: A ``DataFileError`` if the file cannot be read.
    init(_ file: DataFile?, _ scheduler: any Scheduler) throws(DataFileError) {
        self.file = file
        list = BehaviorRelay(value: try file?.tasks() ?? .example)
        undo = UndoModel(list)
        list.skip(1).subscribe(onNext: { [weak self] _ in self?.didChange() })
            .disposed(by: disposeBag)
        typing.debounce(.milliseconds(500), scheduler: scheduler)
            .subscribe(onNext: { [weak self] in self?.save() }).disposed(by: disposeBag)
    }

    /// Saves what isn't saved yet.
    ///
    /// A change that can't be saved is saved together with the next one.
    ///
    /// - Returns: The reason why it can't be saved; nil if all is.
    @discardableResult func save() -> String? {
        guard !isSaved.value else { return nil }
        do {
            try file?.encode(list.value)
            isSaved.accept(true)
            return nil
        } catch {
            let reason = "Not saved: \(error.summary)"
            messages.accept(reason)
            return reason
        }
    }

    /// A typed letter is saved when typing rests, any other change at once.
    private func didChange() {
        isSaved.accept(false)
        if isTyping { typing.accept(()) } else { save() }
    }

    /// Adds a task without a title; text typed into it belongs to the same step.
    ///
    /// - Returns: Its number.
    func add(to section: TaskItem.Section) -> Int {
        let used = Set(list.value.map(\.id))
        let id = ((used.count + 1)...).first { !used.contains($0) } ?? 0
        undo.edit("Add", coalescing: AnyHashable(id)) {
            $0.append(TaskItem(id: id, title: "", section: section))
        }
        return id
    }

    /// Renames a task, letter by letter.
    func rename(_ id: Int, to title: String) {
        isTyping = true
        defer { isTyping = false }
        undo.edit("Rename", coalescing: AnyHashable(id)) { tasks in
            if let index = tasks.firstIndex(where: { $0.id == id }) { tasks[index].title = title }
        }
    }

    /// Ends the editing of a task; a task without a title is removed.
    func endRenaming(_ id: Int) {
        if list.value.task(id)?.title.allSatisfy(\.isWhitespace) == true {
            undo.edit("Rename", coalescing: AnyHashable(id)) { $0.remove(id) }
        }
        undo.endCoalescing()
        save()
    }

    /// Completes a task, or reopens it.
    func toggle(_ id: Int) {
        let isDone = list.value.task(id)?.section == .done
        undo.edit(isDone ? "Reopen" : "Done") {
            $0.move(id, to: isDone ? .today : .done, after: nil)
        }
    }

    func remove(_ id: Int) { undo.edit("Delete") { $0.remove(id) } }

    /// Moves a task to a section: after another task, or to the start.
    func move(_ id: Int, to section: TaskItem.Section, after previous: Int? = nil) {
        undo.edit("Move") { $0.move(id, to: section, after: previous) }
    }

    /// Undoes the last change, or redoes the last one undone, and says so.
    func step(back: Bool) {
        let title = back ? undo.status.undoTitle : undo.status.redoTitle
        if back ? undo.undo() : undo.redo() {
            messages.accept((back ? "Undone: " : "Redone: ") + (title ?? "a change"))
        } else {
            messages.accept(back ? "Nothing to undo" : "Nothing to redo")
        }
    }
}

extension DataFile {
    /// The user's own tasks, in the platform's folder for application data.
    static var tasksOfUser: DataFile? {
        FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
            .map { DataFile($0.appendingPathComponent("tableau-samples/task-list.json")) }
    }

    /// Reads the tasks; nil if the file doesn't exist yet.
    fileprivate func tasks() throws(DataFileError) -> [TaskItem]? {
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        let tasks = try decode([TaskItem].self)
        guard Set(tasks.map(\.id)).count == tasks.count else { throw error("two have the same id") }
        return tasks
    }
}
