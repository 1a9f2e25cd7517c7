#if !canImport(UIKit)
import MiniRx
import Tableau
import TableauPlatform
import TableauRx
import TableauTerminal

extension TerminalScreen {
    static func processes(
        _ scheduler: any Scheduler, read: @escaping () -> [ProcessFacts] = { ProcessFacts.all }
    ) -> TerminalScreen {
        let screen = TerminalScreen(TableView(style: .plain), title: "Processes")
        screen.contentWidth = .full
        let monitor = ProcessMonitor(read: read, now: { scheduler.now / .seconds(1) })
        let processes = ProcessesTable(
            screen.table, monitor: monitor, scheduler: scheduler,
            open: { [unowned screen] row in screen.push(.process(row, monitor)) },
            say: { [unowned screen] message in screen.status(message) })
        screen.controller = processes
        for (column, key, title) in [(1, "c", "CPU"), (2, "m", "Memory"), (0, "n", "Name")]
            as [(Int, Character, String)]
        {
            screen.addAction(key: key, title: title) { [unowned processes] in
                processes.sort(byColumn: column)
            }
        }
        screen.addAction(key: "s", title: "Sections") { [unowned processes] in processes.group() }
        return screen
    }

    /// The live details of a tapped process.
    private static func process(_ row: ProcessRow, _ monitor: ProcessMonitor) -> TerminalScreen {
        let screen = TerminalScreen(
            TableView(style: .grouped), title: PrintableText.line(row.name))
        let binder = TableViewBinder(tableView: screen.table)
        binder.bindDetails(of: row, in: monitor)
        screen.controller = binder
        return screen
    }
}
#endif
