#if canImport(UIKit)
import MiniRx
import UIKit

/// Tasks on iOS.
final class TasksViewController: TableViewController {
    convenience init(store: TaskStore) {
        self.init(title: "Tasks")
        let tasks = TasksTable(tableView, store: store)
        content = tasks
        addButton("Add") { [unowned tasks] in tasks.add(toSection: nil) }
        addButton("Undo") { store.step(back: true) }
        addButton("Redo") { store.step(back: false) }
        store.messages.subscribe(with: self, onNext: { $0.say($1) }).disposed(by: disposeBag)
    }
}
#endif
