import MiniRx
import Tableau
import TableauRx

/// A list of tasks that shows row actions, reordering and undo.
///
/// The numbers refer to the walkthrough in `README.md`.
@MainActor
final class TasksTable {
    typealias Section = TaskList.Section

    private let binder: SectionedTableViewBinder<Section>
    private let store: TaskStore
    /// The task whose title is being edited.
    private let editing = BehaviorRelay<Int?>(value: nil)

    init(_ tableView: TableView, store: TaskStore) {
        self.store = store
        binder = SectionedTableViewBinder(tableView: tableView, sectionedBy: Section.self)
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
            .onTapped { [store] _, _, _, row in store.toggle(row) }
            .onEvent(from: TaskCell.self) { [weak self] _, _, _, event, row in
                switch event {
                case .typed(let title): self?.store.rename(row.id, to: title)
                case .ended: self?.endEditing(row.id)
                }
            }
            // 5. The actions of a row. Keys are for users with a keyboard.
            .swipeActions(
                leading: { [store] row in
                    [.init(row.toggleTitle, key: "x") { store.toggle($3) }]
                },
                trailing: { [store] row in
                    [
                        .destructive("Delete", key: "D", confirm: "Delete \(row.title)?") {
                            store.delete($3)
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
                            .init(target.title) { self?.store.move($3, to: target) }
                        }),
                ]
            }
            // 6. Rows can be reordered, within a section and between sections.
            .reorderable(
                within: .table, canMove: { !$0.isEditable },
                perform: { [store] move in
                    store.move(move.model, to: move.targetSection, after: move.previous)
                })
        binder.finish()
    }

    private var rows: Observable<[Section: [TaskCell.ViewModel]]> {
        .combineLatest(store.list, editing) { list, editing in
            Dictionary(grouping: list.tasks, by: \.section).mapValues { tasks in
                tasks.map {
                    .init(
                        id: $0.id, title: $0.title, isDone: $0.section == .done,
                        isEditable: $0.id == editing)
                }
            }
        }
    }

    // 7. A new row is displayed in the next turn; the focus moves to it as soon as it is.
    func add(toSection index: Int?) {
        let section = index.flatMap { binder.section(at: $0) } == .later ? Section.later : .today
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
}
