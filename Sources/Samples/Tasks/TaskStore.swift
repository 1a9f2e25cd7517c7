import MiniRx
import TableauRx

/// Where tasks are kept.
protocol TaskStorage {
    /// Reads the tasks; nil if there are none yet.
    mutating func load() throws -> TaskList?
    /// Reads the tasks if another program has changed them; otherwise nil.
    mutating func loadIfChanged() throws -> TaskList?
    /// Writes all tasks, at once or not at all.
    mutating func save(_ list: TaskList) throws
    /// Returns why they can't be written, in a few words.
    func reason(for error: any Error) -> String
}

/// The tasks, their history, and their file.
@MainActor
final class TaskStore {
    let list: BehaviorRelay<TaskList>
    /// The history; each change is a step that can be undone.
    let undo: UndoModel<TaskList>
    /// Whether all changes are in the file.
    let isSaved = BehaviorRelay(value: true)
    let messages = PublishRelay<String>()

    private var file: (any TaskStorage)?
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
    init(_ file: (any TaskStorage)?, scheduler: any Scheduler) throws {
        var file = file
        list = BehaviorRelay(value: try file?.load() ?? .example)
        self.file = file
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
            try file?.save(list.value)
            isSaved.accept(true)
            return nil
        } catch {
            let reason = "Not saved: \(file?.reason(for: error) ?? "\(error)")"
            messages.accept(reason)
            return reason
        }
    }

    /// A typed letter is saved when typing rests, any other change at once.
    private func didChange() {
        isSaved.accept(false)
        if isTyping { typing.accept(()) } else { save() }
    }

    /// Shows what another program has written to the file since, as a step that can be undone: a
    /// change is made to that, so that none is lost.
    ///
    /// - Returns: Whether there was something.
    @discardableResult func takeOver() -> Bool {
        // What isn't saved stays.
        guard isSaved.value, let changed = try? file?.loadIfChanged(), changed != list.value
        else { return false }
        undo.edit("Load") { $0 = changed }
        messages.accept("Loaded: another program has changed the tasks")
        return true
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
        isTyping = true
        defer { isTyping = false }
        undo.edit("Rename", coalescing: AnyHashable(id)) { $0.rename(id, to: title) }
    }

    /// Ends the editing of a task; a task without a title is removed.
    func endRenaming(_ id: Int) {
        let task = list.value.tasks.first { $0.id == id }
        if task?.title.allSatisfy(\.isWhitespace) == true {
            undo.edit("Rename", coalescing: AnyHashable(id)) { $0.remove(id) }
        }
        undo.endCoalescing()
        save()
    }

    /// Undoes the last change, or redoes the last one undone, and says so.
    func step(back: Bool) {
        // The last step is not the user's then.
        guard !takeOver() else { return }
        let title = back ? undo.status.undoTitle : undo.status.redoTitle
        if back ? undo.undo() : undo.redo() {
            messages.accept((back ? "Undone: " : "Redone: ") + (title ?? "a change"))
        } else {
            messages.accept(back ? "Nothing to undo" : "Nothing to redo")
        }
    }

    /// Completes a task, or reopens it.
    func toggle(_ row: TaskCell.ViewModel) { edit(row.toggleTitle) { $0.toggle(row.id) } }

    func delete(_ row: TaskCell.ViewModel) { edit("Delete") { $0.remove(row.id) } }

    /// Moves a task to a section: after another, or to its start.
    func move(
        _ row: TaskCell.ViewModel, to section: TaskList.Section,
        after previous: TaskCell.ViewModel? = nil
    ) {
        edit("Move") { $0.move(row.id, to: section, after: previous?.id) }
    }

    /// Changes the tasks, as one step.
    private func edit(_ title: String, _ change: (inout TaskList) -> Void) {
        takeOver()
        undo.edit(title, change)
    }
}
