#if !canImport(UIKit)
import MiniRx
import Tableau
import TableauTerminal

extension TerminalScreen {
    /// Tasks in a terminal.
    ///
    /// - Throws: A `DataFileError` if the file cannot be read.
    static func tasks(_ scheduler: any Scheduler, in file: TaskFile?) throws -> TerminalScreen {
        let screen = TerminalScreen(TableView(style: .grouped), title: "Tasks")
        let store = try TaskStore(file, scheduler: scheduler)
        let tasks = TasksTable(screen.table, store: store)
        screen.controller = tasks
        screen.addAction(key: "a", title: "Add") { [unowned screen, unowned tasks] in
            tasks.add(toSection: screen.focusedRow?.section)
        }
        screen.addAction(key: "u", title: "Undo") { store.step(back: true) }
        screen.addAction(key: "U", title: "Redo") { store.step(back: false) }
        _ = store.messages.subscribe(onNext: { [weak screen] in screen?.status($0) })

        // 8. The user is asked before a change is lost, and the end saves what isn't saved yet.
        _ = store.isSaved.subscribe(onNext: { [weak screen] in screen?.hasUnsavedText = !$0 })
        screen.onPop = { store.save() }
        screen.onQuit = {
            if let reason = store.save() { TextOutput.complain("Samples: \(reason)\n") }
        }
        // 9. What is done with all marked rows is undone in one step.
        screen.onMarkedRows = { title, perform in store.undo.group(title, perform) }
        return screen
    }
}
#endif
