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
            open: { [unowned screen] row in
                screen.push(
                    .list(PrintableText.line(row.name)) { $0.bindDetails(of: row, in: monitor) })
            },
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
        screen.addAction(key: "f", title: "Freeze") { [unowned processes] in
            processes.isFrozen.accept(!processes.isFrozen.value)
        }
        _ = processes.frozen.subscribe(onNext: { [weak screen] text in
            screen?.statusItems = text.map { [.leading($0)] } ?? []
        })
        return screen
    }
}

extension TableViewBinder {
    func bindDetails(of row: ProcessRow, in monitor: ProcessMonitor) {
        // 7. One row of many, followed by its identity.
        let rows = Observable.combineLatest(monitor.rows.row(row.collectionId), monitor.updates) {
            [weak monitor] current, _ in
            Self.rows(current, row, loads: monitor?.loads(of: row.collectionId) ?? [])
        }
        onTable()
            .rx.bind(cellType: TitleDetailTableViewCell.self, viewModels: rows)
            .onDequeue { _, cell in cell.selectionStyle = .none }
        finish()
    }

    private static func rows(
        _ current: ProcessRow?, _ last: ProcessRow, loads: [Int]
    ) -> [TitleDetailTableViewCell.ViewModel] {
        let row = current ?? last
        return [
            .init(id: "state", title: "State", detail: current == nil ? "gone" : "\(row.state)"),
            .init(id: "cpu", title: "CPU", detail: ProcessRow.tenths(row.load) + " %"),
            .init(id: "loads", title: "Last seconds", detail: sparkline(loads)),
            .init(id: "memory", title: "Memory", detail: ProcessRow.tenths(row.memory) + " MB"),
            .init(id: "user", title: "User", detail: PrintableText.line(row.user)),
            .init(id: "id", title: "Number", detail: "\(row.id)"),
        ]
    }

    /// Returns a bar for each load, scaled to a whole core or to the highest load.
    private static func sparkline(_ loads: [Int]) -> String {
        let bars = Array("▁▂▃▄▅▆▇█")
        let highest = max(1000, loads.max() ?? 0)
        return String(loads.map { bars[min(bars.count - 1, $0 * bars.count / (highest + 1))] })
    }
}
#endif
