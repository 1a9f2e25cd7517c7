#if !canImport(UIKit)
import MiniRx
import TableauRx

/// The tasks, their history, and their file.
@MainActor
final class TaskStore {
    /// The tasks.
    let list: BehaviorRelay<TaskList>
    /// The history; each change is a step that can be undone.
    let undo: UndoModel<TaskList>
    /// The reason why the last change isn't saved; nil if it is.
    private(set) var problem: String?
    /// Messages for the user.
    let messages = PublishRelay<String>()

    private var file: TaskFile?
    private let disposeBag = DisposeBag()

    /// Opens the tasks in a file, or example tasks if the file doesn't exist.
    ///
    /// - Parameter file: The file; nil saves nothing.
    /// - Throws: A ``DataFileError`` if the file cannot be read.
    init(_ file: TaskFile?) throws {
        var file = file
        list = BehaviorRelay(value: try file?.load() ?? .example)
        self.file = file
        undo = UndoModel(list)
        list.skip(1).subscribe(onNext: { [weak self] in self?.save($0) }).disposed(by: disposeBag)
    }

    /// Tries once more to save what isn't saved yet.
    func saveAgain() {
        if problem != nil { save(list.value) }
    }

    /// Shows what another program has written to the file since, as a step that can be undone: a
    /// change is made to that, so that none is lost.
    ///
    /// - Returns: Whether there was something.
    @discardableResult func takeOver() -> Bool {
        // What isn't saved stays.
        guard problem == nil, let changed = try? file?.loadIfChanged(), changed != list.value
        else { return false }
        undo.edit("Load") { $0 = changed }
        messages.accept("Loaded: another program has changed the tasks")
        return true
    }

    /// A change that can't be saved is saved together with the next one.
    private func save(_ list: TaskList) {
        do throws(DataFileError) {
            try file?.save(list)
            problem = nil
        } catch {
            let reason = "Not saved: \(error.reason)"
            problem = reason
            messages.accept(reason)
        }
    }

    /// Adds a task; text typed into it belongs to the same step.
    func add(_ title: String, to section: TaskList.Section) -> Int {
        takeOver()
        var id = 0
        undo.edit("Add", coalescing: AnyHashable(list.value.nextID)) {
            id = $0.add(title, to: section)
        }
        return id
    }

    /// Renames a task, letter by letter.
    func rename(_ id: Int, to title: String) {
        takeOver()
        undo.edit("Rename", coalescing: AnyHashable(id)) { $0.rename(id, to: title) }
    }

    /// Ends the editing of a task; a task without a title is removed.
    func endRenaming(_ id: Int) {
        if let place = list.value.place(of: id),
            list.value.tasks[place.section]?[place.row].title.allSatisfy(\.isWhitespace) == true
        {
            undo.edit("Rename", coalescing: AnyHashable(id)) { $0.remove(id) }
        }
        undo.endCoalescing()
    }

    /// Changes the tasks, as one step.
    func edit(_ title: String, _ change: (inout TaskList) -> Void) {
        takeOver()
        undo.edit(title) { change(&$0) }
    }
}
#endif
