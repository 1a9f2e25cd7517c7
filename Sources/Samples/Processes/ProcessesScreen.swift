#if !canImport(UIKit)
import Foundation
import MiniRx
import Tableau
import TableauPlatform
import TableauRx
import TableauTerminal

extension TerminalSplit {
    /// The processes beside what is known of the focused one.
    static func processes(
        _ scheduler: any Scheduler, read: @escaping () -> [ProcessFacts] = { ProcessFacts.all }
    ) -> TerminalSplit {
        let list = TerminalScreen(style: .plain, title: "Processes")
        let details = TerminalScreen(style: .plain, title: "Details")
        let split = TerminalSplit(.columns, [list, details], ratio: [5, 3])
        let monitor = ProcessMonitor(read: read, now: { scheduler.now / .seconds(1) })
        let processes = ProcessesTable(
            list.table, monitor: monitor, scheduler: scheduler,
            open: { [unowned split, unowned details] in split.focusedScreen = details },
            say: { [unowned list] message in list.status(message) })
        list.controller = processes
        list.contentWidth = .full
        list.addAction(key: "s", title: "Sections") { [unowned processes] in processes.group() }
        list.addAction(key: "f", title: "Freeze") { [unowned processes] in
            processes.isFrozen.accept(!processes.isFrozen.value)
        }
        _ = processes.frozen.subscribe(onNext: { [weak list] text in
            list?.statusItems = text.map { [.leading($0)] } ?? []
        })
        // 7. The details follow the focus, which follows its row while that moves.
        let focused = BehaviorRelay<ProcessRow.ID?>(value: nil)
        list.onFocus = { [unowned processes, unowned details] row in
            details.emptyText = row == nil ? "No process" : "The process has ended."
            focused.accept(processes.process(at: row))
        }
        let binder = TableViewBinder(tableView: details.table)
        binder.bindDetails(of: focused.asObservable(), in: monitor)
        details.controller = binder
        details.contentWidth = .full
        return split
    }
}

extension TableViewBinder {
    fileprivate func bindDetails(of id: Observable<ProcessRow.ID?>, in monitor: ProcessMonitor) {
        let rows = Observable.combineLatest(id.distinctUntilChanged(), monitor.updates) { id, _ in
            id.map { monitor.details(of: $0) } ?? []
        }
        onTable()
            .rx.bind(cellType: TitleDetailTableViewCell.self, viewModels: rows)
            .onDequeue { _, cell in
                cell.selectionStyle = .none
                // The last row is the command, which may be long.
                cell.textLabel?.numberOfLines = 0
            }
        finish()
    }
}

extension ProcessMonitor {
    fileprivate func details(of id: ProcessRow.ID) -> [TwoTextTableViewCell.ViewModel] {
        guard let row = rows[id] else { return [] }
        let facts: [(String, String?)] = [
            ("Name", row.name), ("State", "\(row.facts.state)"),
            ("CPU", ProcessRow.tenths(row.load) + " %"), ("Load", bars(of: id)),
            ("CPU time", duration(row.facts.cpuTime)), ("Running for", row.facts.age.map(duration)),
            ("Memory", ProcessRow.tenths(row.memory) + " MB"), ("Threads", "\(row.facts.threads)"),
            ("User", row.user), ("Number", "\(row.id)"), ("Parent", "\(row.facts.parent)"),
            (PrintableText.line(ProcessFacts.commandLine(of: row.id) ?? ""), nil),
        ]
        return facts.filter { !$0.0.isEmpty }.enumerated().map { index, fact in
            .init(id: "\(index)", title: fact.0, detail: fact.1.map(PrintableText.line))
        }
    }

    /// Returns a bar for each load, scaled to a whole core or to the highest load.
    private func bars(of id: ProcessRow.ID) -> String {
        let (loads, bars) = (loads(of: id), Array("▁▂▃▄▅▆▇█"))
        let highest = max(1000, loads.max() ?? 0)
        return String(loads.map { bars[min(bars.count - 1, $0 * bars.count / (highest + 1))] })
    }

    /// Returns seconds as text: `3d 2h`, `12m 5s`.
    private func duration(_ seconds: Double) -> String {
        let units: Set<Duration.UnitsFormatStyle.Unit> = [.days, .hours, .minutes, .seconds]
        return Duration.seconds(Int(max(0, seconds))).formatted(
            .units(allowed: units, width: .narrow, maximumUnitCount: 2)
                .locale(Locale(identifier: "en_US_POSIX")))
    }
}
#endif
