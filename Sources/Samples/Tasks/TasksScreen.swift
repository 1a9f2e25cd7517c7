#if !canImport(UIKit)
import MiniRx
import Tableau
import TableauRx

/// A list of tasks that shows row actions, reordering and undo.
///
/// The numbers refer to the walkthrough in `README.md`.
@MainActor
final class TasksScreen: SampleScreen {
    typealias Section = TaskList.Section

    let title = "Tasks"
    let tableView = TableView(style: .grouped)

    private let binder: SectionedTableViewBinder<Section>
    private let context: SampleContext
    private let store: TaskStore
    /// The task whose title is being edited.
    private let editing = BehaviorRelay<Int?>(value: nil)
    private let disposeBag = DisposeBag()
    private var rehearsedSteps = 0

    /// Creates the screen for the tasks of a file.
    ///
    /// - Throws: A `DataFileError` if the file cannot be read.
    init(_ context: SampleContext) throws {
        self.context = context
        store = try TaskStore(context.tasksFile)
        binder = SectionedTableViewBinder(
            tableView: tableView, sectionedBy: Section.self, clock: context.updateClock)
        context.watch(binder)
        bind()
    }

    private func bind() {
        // 3. All sections are always displayed: rows can be dropped into empty ones.
        binder.displayedSections = Section.allCases
        // 4. Rows can be marked, and actions apply to all marked rows.
        binder.selection.mode = .multiple
        binder.onSections(.today, .later, .done)
            .rx.bind(cellType: TaskCell.self, models: rows, mapToViewModels: \.self)
            .bind(headerTitles: [.today: "TODAY", .later: "LATER", .done: "DONE"])
            .onTapped { [weak self] _, _, _, row in
                self?.store.edit(row.isDone ? "Reopen" : "Done") { $0.toggle(row.id) }
            }
            .onEvent(from: TaskCell.self) { [weak self] _, _, _, event, row in
                switch event {
                case .typed(let title): self?.store.rename(row.id, to: title)
                case .ended: self?.endEditing(row.id)
                }
            }
            // 5. The actions of a row. Keys are for users with a keyboard.
            .swipeActions(
                leading: { [weak self] row in
                    [
                        .toggle(row.isDone ? "Reopen" : "Done", key: "x") {
                            let id = $3.id
                            self?.store.edit(row.isDone ? "Reopen" : "Done") { $0.toggle(id) }
                        }
                    ]
                },
                trailing: { [weak self] row in
                    [
                        .destructive("Delete", key: "D", confirm: "Delete \(row.title)?") {
                            let id = $3.id
                            self?.store.edit("Delete") { $0.remove(id) }
                        }
                    ]
                }
            )
            .contextActions { [weak self] row in
                [
                    .init("Rename", key: "e") { section, _, _, row in
                        self?.edit(row.id, in: section)
                    },
                    .menu(
                        "Move to",
                        Section.allCases.map { target in
                            .init(target.title) {
                                let id = $3.id
                                self?.store.edit("Move") { $0.move(id, to: target, after: nil) }
                            }
                        }),
                ]
            }
            // 6. Rows can be reordered, within a section and between sections.
            .reorderable(
                within: .table, canMove: { !$0.isEditable },
                perform: { [weak self] move in
                    self?.store.edit("Move") {
                        $0.move(move.model.id, to: move.targetSection, after: move.previous?.id)
                    }
                })
        binder.finish()
        // 7. Unsaved changes are reported, and the user is asked before they are lost.
        store.messages
            .subscribe(onNext: { [weak self] in self?.context.host?.say($0) })
            .disposed(by: disposeBag)
        store.list.map { _ in }.skip(1)
            .subscribe(onNext: { [weak self] in self?.noteWhetherSaved() })
            .disposed(by: disposeBag)
    }

    private func noteWhetherSaved() {
        context.host?.hasUnsavedChanges(store.problem != nil)
    }

    /// The last attempt, however the program ends.
    func willQuit() {
        store.saveAgain()
        if let problem = store.problem { context.host?.say(problem) }
    }

    private var rows: Observable<[Section: [TaskCell.ViewModel]]> {
        .combineLatest(store.list, editing) { list, editing in
            Dictionary(
                uniqueKeysWithValues: list.tasks.map { section, tasks in
                    let rows = tasks.map {
                        TaskCell.ViewModel(
                            id: $0.id, title: $0.title, isDone: section == .done,
                            isEditable: $0.id == editing)
                    }
                    return (section, rows)
                })
        }
    }

    // MARK: Actions for keys

    var actions: [ScreenAction] {
        [
            ScreenAction(key: "a", title: "Add") { [weak self] row in
                let section = row.flatMap { self?.binder.section(at: $0.section) }
                self?.add(to: section == .later ? .later : .today)
            },
            ScreenAction(key: "u", title: "Undo") { [weak self] _ in self?.step(back: true) },
            ScreenAction(key: "U", title: "Redo") { [weak self] _ in self?.step(back: false) },
        ]
    }

    // 8. A new row is displayed in the next turn; the focus moves to it as soon as it is.
    private func add(to section: Section) {
        edit(store.add("", to: section), in: section)
    }

    private func edit(_ id: Int, in section: Section) {
        editing.accept(id)
        binder.focus(.row(id), in: section, field: .first)
    }

    private func endEditing(_ id: Int) {
        if editing.value == id { editing.accept(nil) }
        store.endRenaming(id)
    }

    // 9. What is done with all marked rows is undone in one step.
    func performOnMarkedRows(_ title: String, _ perform: () -> Void) {
        store.undo.group(title, perform)
    }

    private func step(back: Bool) {
        // The last step is not the user's then.
        guard !store.takeOver() else { return }
        let title = back ? store.undo.status.undoTitle : store.undo.status.redoTitle
        guard back ? store.undo.undo() : store.undo.redo() else {
            context.host?.say(back ? "Nothing to undo" : "Nothing to redo")
            return
        }
        context.host?.say((back ? "Undone: " : "Redone: ") + (title ?? "a change"))
    }

    /// Acts like a user: adds a task, finishes one, moves one, and undoes the move.
    func rehearse() {
        defer { rehearsedSteps += 1 }
        switch rehearsedSteps % 4 {
        case 0: _ = store.add("Buy stamps", to: .today)
        case 1:
            if let first = store.list.value.tasks[.today]?.first {
                store.edit("Done") { $0.toggle(first.id) }
            }
        case 2:
            if let last = store.list.value.tasks[.later]?.last {
                store.edit("Move") { $0.move(last.id, to: .today, after: nil) }
            }
        default: store.undo.undo()
        }
    }
}
#endif
