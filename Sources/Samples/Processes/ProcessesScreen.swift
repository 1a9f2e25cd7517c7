#if !canImport(UIKit)
import Foundation
import LiveRows
import MiniRx
import Tableau
import TableauPlatform
import TableauRx

/// The processes of this machine, updated every second.
///
/// The numbers refer to the walkthrough in `README.md`.
@MainActor
final class ProcessesScreen: SampleScreen {
    let title = "Processes"
    let tableView = TableView(style: .plain)
    let usesFullWidth = true

    private let binder: SectionedTableViewBinder<ProcessGroup>
    private let context: SampleContext
    private let monitor: ProcessMonitor
    // 1. The order is a mutable value; changing it sorts the rows once.
    private let order = BehaviorRelay(value: ColumnOrder(column: 1, isDescending: true))
    private let disposeBag = DisposeBag()

    /// Creates a screen with the current processes, updated from now on.
    init(_ context: SampleContext) {
        self.context = context
        let scheduler = context.scheduler
        monitor = ProcessMonitor(
            read: context.processes, now: { scheduler.now / .seconds(1) })
        binder = SectionedTableViewBinder(
            tableView: tableView, sectionedBy: ProcessGroup.self,
            sectionDisplayBehavior: .hidesSectionsWithNoCellData, clock: context.updateClock)
        context.watch(binder)
        bind()
        monitor.refresh()
        // 2. In a run without a user, the processes are read only on request.
        guard context.isLive else { return }
        Observable<Int>.interval(.seconds(1), scheduler: scheduler)
            .subscribe(onNext: { [weak self] _ in self?.monitor.refresh() })
            .disposed(by: disposeBag)
    }

    private func bind() {
        binder.selection.mode = .multiple
        // 3. One pipeline: the cost of an update depends on the changes, not on the number of
        // processes.
        let groups = monitor.rows.grouped(by: \.group)
        binder.onAllSections()
            .rx.bind(
                cellType: ColumnCell.self,
                rows: groups.sorted(by: order.map(ProcessRow.order(by:))),
                mapToViewModels: \.viewModel
            )
            .bind(headerType: ColumnHeaderView.self, viewModels: headers(of: groups))
            .searchText { "\($0.name) \($0.user) \($0.id)" }
            .onTapped { [weak self] _, _, _, row in self?.open(row) }
            // 4. Destructive actions need confirmation; with marked rows, for all of them at once.
            .contextActions { [weak self] row in
                [
                    .destructive("Terminate", key: "T", confirm: "Terminate \(row.label)?") {
                        self?.send(.terminate, to: $3)
                    },
                    .destructive("Kill", key: "K", confirm: "Kill \(row.label)?") {
                        self?.send(.kill, to: $3)
                    },
                    row.state == .stopped
                        ? .init("Continue") { self?.send(.continue, to: $3) }
                        // This program gives the terminal back before it stops.
                        : .init("Stop") {
                            self?.send($3.id == Self.ownID ? .stop : .forcedStop, to: $3)
                        },
                ]
            }
        binder.finish()
    }

    /// Returns the headers of the sections: the number of processes in each, the columns, their
    /// order.
    private func headers(
        of groups: GroupedRows<ProcessGroup, ProcessRow>
    ) -> Observable<[ProcessGroup: ColumnHeaderView.ViewModel]> {
        let counts = groups.reduce(0) { count, _ in
            count += 1
        } removing: { count, _ in
            count -= 1
        }
        return Observable.combineLatest(counts, order).map { [weak self] counts, order in
            var headers: [ProcessGroup: ColumnHeaderView.ViewModel] = [:]
            for (group, count) in counts {
                headers[group] = .init(
                    title: "\(group.name.uppercased())  \(count)", columns: ProcessRow.columns,
                    order: order, onSort: { self?.order.accept($0) })
            }
            return headers
        }
    }

    private func open(_ row: ProcessRow) {
        context.host?.push(ProcessScreen(row, monitor: monitor, context: context))
    }

    private static let ownID = ProcessInfo.processInfo.processIdentifier

    // 5. The signal is for the process that was shown, never for a later one with its number. Shows
    // why it was refused.
    private func send(_ signal: TableauPlatform.Signal, to row: ProcessRow) {
        if let error = signal.send(to: row.id, startedAt: row.start) {
            context.host?.say("\(row.label): \(error)")
        }
        monitor.refresh()
    }

    var actions: [ScreenAction] {
        [
            sorting("c", "CPU", by: 1), sorting("m", "Memory", by: 2), sorting("n", "Name", by: 0),
            ScreenAction(key: "s", title: "Sections") { [weak self] _ in self?.group() },
        ]
    }

    private func sorting(_ key: Character, _ title: String, by column: Int) -> ScreenAction {
        ScreenAction(key: key, title: title) { [weak self] _ in
            self?.order.accept(ColumnOrder(column: column, isDescending: column > 0))
        }
    }

    /// Changes to the next grouping.
    private func group() {
        let all = ProcessGrouping.allCases
        let index = all.firstIndex(of: monitor.grouping).map { ($0 + 1) % all.count }
        monitor.grouping = all[index ?? 0]
    }

    func rehearse() { monitor.refresh() }
}
#endif
