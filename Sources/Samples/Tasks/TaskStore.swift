#if !canImport(UIKit)
import MiniRx
import TableauRx
import TableauTerminal

/// The tasks, their history, and their file.
@MainActor
final class TaskStore {
    /// The tasks.
    let list: BehaviorRelay<TaskList>
    /// The history; each change is a step that can be undone.
    let undo: UndoModel<TaskList>
    /// The reason why the last change isn't saved; nil if it is.
    let problem = BehaviorRelay<String?>(value: nil)

    private let file: TaskFile?
    private let disposeBag = DisposeBag()

    /// Opens the tasks in a file, or example tasks if the file doesn't exist.
    ///
    /// - Parameter file: The file; nil saves nothing.
    /// - Throws: A ``DataFileError`` if the file cannot be read.
    init(_ file: TaskFile?) throws {
        self.file = file
        list = BehaviorRelay(value: try file?.load() ?? .example)
        undo = UndoModel(list)
        list.skip(1).subscribe(onNext: { [weak self] in self?.save($0) }).disposed(by: disposeBag)
    }

    /// A change that can't be saved is saved together with the next one.
    private func save(_ list: TaskList) {
        do {
            try file?.save(list)
            if problem.value != nil { problem.accept(nil) }
        } catch {
            problem.accept("Not saved: \(TextOutput.reason(for: error))")
        }
    }

    /// Adds a task; text typed into it belongs to the same step.
    func add(_ title: String, to section: TaskList.Section) -> Int {
        var id = 0
        undo.edit("Add", coalescing: nextKey) { id = $0.add(title, to: section) }
        return id
    }

    private var nextKey: AnyHashable {
        AnyHashable((list.value.tasks.values.joined().map(\.id).max() ?? 0) + 1)
    }

    /// Renames a task, letter by letter.
    func rename(_ id: Int, to title: String) {
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
        undo.edit(title) { change(&$0) }
    }
}
#endif
