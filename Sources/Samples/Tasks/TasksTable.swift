import MiniRx
import Tableau
import TableauRx

/// A list of tasks that shows row actions, reordering and undo.
///
/// The numbers refer to the walkthrough in `README.md`.
@MainActor
final class TasksTable {
    typealias Section = TaskItem.Section

    private struct Row: CollectionIdentifiable, Equatable {
        var task: TaskItem
        /// Whether the title is being edited.
        var isEdited: Bool

        var collectionId: Int { task.id }
        var isDone: Bool { task.section == .done }

        var viewModel: FormCell.ViewModel {
            let symbol = isDone ? RowSymbol.done : .open
            return isEdited
                ? .init(value: .text(task.title), hint: "What is to be done?", symbol: symbol)
                : .init(label: task.title, symbol: symbol)
        }
    }

    private let binder: SectionedTableViewBinder<Section>
    private let store: TaskStore
    /// The task whose title is being edited.
    private let edited = BehaviorRelay<Int?>(value: nil)

    init(_ tableView: TableView, store: TaskStore) {
        self.store = store
        binder = SectionedTableViewBinder(tableView: tableView, sectionedBy: Section.self)
        bind()
    }

    private func bind() {
        // 1. All sections are always displayed: rows can be dropped into empty ones.
        binder.displayedSections = Section.allCases
        // 2. Rows can be marked, and actions apply to all marked rows.
        binder.selection.mode = .multiple
        binder.onSections(.today, .later, .done)
            .rx.bind(cellType: FormCell.self, models: rows, mapToViewModels: \.viewModel)
            .bind(headerTitles: [.today: "TODAY", .later: "LATER", .done: "DONE"])
            .onTapped { [store] _, _, _, row in store.toggle(row.task.id) }
            .onEvent(from: FormCell.self) { [weak self] _, _, _, event, row in
                switch event {
                case .changed(.text(let title)): self?.store.rename(row.task.id, to: title)
                case .ended: self?.endEditing(row.task.id)
                default: break
                }
            }
            // 3. The actions of a row. Keys are for users with a keyboard.
            .swipeActions(
                leading: { [store] row in
                    [.init(row.isDone ? "Reopen" : "Done", key: "x") { store.toggle($3.task.id) }]
                },
                trailing: { [store] row in
                    [
                        .destructive("Delete", key: "D", confirm: "Delete \(row.task.title)?") {
                            store.remove($3.task.id)
                        }
                    ]
                }
            )
            .contextActions { [weak self] _ in
                [
                    .init("Rename", key: "e") { section, _, _, row in
                        self?.edit(row.task.id, in: section)
                    },
                    .menu(
                        "Move to",
                        Section.allCases.map { target in
                            .init(target.title) { self?.store.move($3.task.id, to: target) }
                        }),
                ]
            }
            // 4. Rows can be reordered, within a section and between sections.
            .reorderable(
                within: .table, canMove: { !$0.isEdited },
                perform: { [store] move in
                    store.move(
                        move.model.task.id, to: move.targetSection, after: move.previous?.task.id)
                })
        binder.finish()
    }

    private var rows: Observable<[Section: [Row]]> {
        .combineLatest(store.list, edited) { list, edited in
            let rows = list.map { Row(task: $0, isEdited: $0.id == edited) }
            return Dictionary(grouping: rows, by: \.task.section)
        }
    }

    // 5. A new row is displayed in the next turn; the focus moves to it as soon as it is.
    func add() {
        let section = binder.focusedRow?.section == .later ? Section.later : .today
        edit(store.add(to: section), in: section)
    }

    private func edit(_ id: Int, in section: Section) {
        edited.accept(id)
        binder.focus(.row(id), in: section, field: .first)
    }

    private func endEditing(_ id: Int) {
        if edited.value == id { edited.accept(nil) }
        store.endRenaming(id)
    }
}
