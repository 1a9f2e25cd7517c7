import MiniRx
import Tableau

#if !canImport(UIKit)
import TableauTerminal
#endif

extension Screen {
    static func tasks(_ store: TaskStore) -> Screen {
        let screen = Screen(style: .grouped, title: "Tasks")
        let tasks = TasksTable(screen.table, store: store)
        screen.controller = tasks
        screen.addAction(key: "a", title: "Add") { [unowned tasks] in tasks.add() }
        screen.addAction(key: "u", title: "Undo") { store.step(back: true) }
        screen.addAction(key: "U", title: "Redo") { store.step(back: false) }
        _ = store.messages.subscribe(onNext: { [weak screen] in screen?.status($0) })
        #if !canImport(UIKit)
        // 6. The user is asked before a change is lost, and the end saves what isn't saved yet.
        _ = store.isSaved.subscribe(onNext: { [weak screen] in screen?.hasUnsavedText = !$0 })
        screen.onPop = { store.save() }
        screen.onQuit = {
            if let reason = store.save() { TextOutput.complain("Samples: \(reason)\n") }
        }
        // 7. What is done with all marked rows is undone in one step.
        screen.onMarkedRows = { title, perform in store.undo.group(title, perform) }
        #endif
        return screen
    }
}
