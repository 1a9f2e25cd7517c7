import Foundation
import Tableau

/// A bound table of named tasks in two sections, with actions, selection and reordering.
@MainActor final class TaskTable {
    struct Task: CollectionIdentifiable, Equatable {
        let name: String
        var collectionId: String { name }
    }

    enum Group: Int, TableViewSection, Comparable {
        case today
        case later
    }

    struct Refused: Error, CustomStringConvertible {
        var description: String { "the store is full" }
    }

    let table = TableView(style: .grouped)
    let clock = ManualUpdateClock()
    let binder: SectionedTableViewBinder<Group>
    var tasks: [Group: [String]]
    var done: [String] = []
    /// The titles of the submenu, and what its actions do.
    var copies = ["Later"]
    private let verbs = ["copy", "copy again"]
    /// Whether a task has actions.
    var hasActions: (String) -> Bool = { _ in true }
    /// The question before a deletion; nil for one with the task's name.
    var question: String?
    var isFull = false
    var isSlow = false

    init(_ tasks: [Group: [String]], _ mode: SelectionMode = .single) {
        self.tasks = tasks
        binder = SectionedTableViewBinder(
            tableView: table, sectionedBy: Group.self, clock: clock)
        binder.displayedSections = [.today, .later]
        binder.selection.mode = mode
        binder.onSections(.today, .later)
            .bind(
                cellType: TableViewCell.self,
                models: { [unowned self] in
                    self.tasks.mapValues { $0.map { Task(name: $0) } }
                }
            )
            .bind(headerTitles: [.today: "TODAY", .later: "LATER"])
            .onDequeue { _, _, cell, task in cell.textLabel?.text = task.name }
            .onTapped { [unowned self] _, _, _, task in done.append("open \(task.name)") }
            .swipeActions(trailing: { [unowned self] task in
                !hasActions(task.name)
                    ? []
                    : [
                        .destructive(
                            "Delete", key: "D", confirm: question ?? "Delete \(task.name)?"
                        ) {
                            self.remove($3)
                        }
                    ]
            })
            .contextActions { [unowned self] task in
                !hasActions(task.name)
                    ? []
                    : [
                        .init("Rename", key: "e") { self.done.append("rename \($3.name)") },
                        .menu(
                            "Copy to",
                            self.copies.enumerated().map { index, title in
                                .init(title) { self.done.append("\(self.verbs[index]) \($3.name)") }
                            }),
                    ]
            }
            .reorderable(
                within: .table, canMove: { $0.name != "Fixed" },
                perform: { [unowned self] move in try await perform(move) })
        binder.finish()
    }

    private func perform(_ move: ReorderMove<Group, Task>) async throws {
        if isFull { throw Refused() }
        if isSlow { try await _Concurrency.Task.sleep(for: .seconds(600)) }
        tasks[move.sourceSection]?.remove(at: move.sourceRow)
        tasks[move.targetSection, default: []].insert(move.model.name, at: move.targetRow)
        binder.refresh()
    }

    func remove(_ task: Task) {
        for group in tasks.keys { tasks[group]?.removeAll { $0 == task.name } }
        binder.refresh()
    }

    /// The tasks that the table shows.
    var rows: [[String]] {
        (0..<table.numberOfSections).map { section in
            (0..<table.numberOfRows(inSection: section)).map {
                table.content(ofRowAt: RowPath(section: section, row: $0)).text(.title) ?? ""
            }
        }
    }
}
