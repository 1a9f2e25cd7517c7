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
final class ProcessesTable {
    private let binder: SectionedTableViewBinder<ProcessGroup>
    private let monitor: ProcessMonitor
    private let open: @MainActor () -> Void
    private let say: @MainActor (_ message: String) -> Void
    // 1. The order is a mutable value; changing it sorts the rows once.
    private let order = BehaviorRelay(value: ColumnOrder(column: 1, isDescending: true))
    private let disposeBag = DisposeBag()
    /// Whether the rows stay in their places, so that they can be looked at.
    let isFrozen = BehaviorRelay(value: false)
    /// What waits while they stay; nil while they don't.
    var frozen: Observable<String?> {
        .combineLatest(isFrozen, binder.rx.pending) { isFrozen, changes in
            guard isFrozen else { return nil }
            return "FROZEN  \(changes.insertions) new, \(changes.removals) ended"
        }
    }

    /// Binds a table to the current processes, updated from now on.
    init(
        _ tableView: TableView, monitor: ProcessMonitor, scheduler: any Scheduler,
        open: @escaping @MainActor () -> Void,
        say: @escaping @MainActor (_ message: String) -> Void
    ) {
        self.monitor = monitor
        self.open = open
        self.say = say
        binder = SectionedTableViewBinder(
            tableView: tableView, sectionedBy: ProcessGroup.self,
            sectionDisplayBehavior: .hidesSectionsWithNoCellData)
        bind()
        // 2. The processes are read now, and then each second.
        monitor.refresh()
        Observable<Int>.interval(.seconds(1), scheduler: scheduler)
            .subscribe(onNext: { _ in monitor.refresh() })
            .disposed(by: disposeBag)
    }

    private func bind() {
        binder.selection.mode = .multiple
        // 3. Rows stay where they are while a menu, a question or the mouse holds them.
        isFrozen.subscribe(onNext: { [weak self] in
            self?.binder.calm = $0 ? .held : .whileTouched
        })
        .disposed(by: disposeBag)
        // 4. One pipeline: the cost of an update depends on the changes, not on the number of
        // processes.
        let rows = monitor.rows.sorted(by: order.map(ProcessRow.order(by:))).grouped(by: \.group)
        binder.onAllSections()
            .rx.bind(cellType: ColumnCell.self, rows: rows, mapToViewModels: \.viewModel)
            .bind(headerType: ColumnHeaderView.self, viewModels: headers(of: monitor.rows))
            .searchText { "\($0.name) \($0.user) \($0.id)" }
            .onTapped { [weak self] _, _, _, _ in self?.open() }
            // 5. Destructive actions need confirmation; with marked rows, for all of them at once.
            .contextActions { [weak self] row in
                [
                    .destructive("Terminate", key: "T", confirm: "Terminate \(row.label)?") {
                        self?.send(.terminate, to: $3)
                    },
                    .destructive("Kill", key: "K", confirm: "Kill \(row.label)?") {
                        self?.send(.kill, to: $3)
                    },
                    row.facts.state == .stopped
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
        of rows: LiveRows<ProcessRow>
    ) -> Observable<[ProcessGroup: ColumnHeaderView.ViewModel]> {
        let counts = rows.reduce(
            0, by: \.group, adding: { count, _ in count += 1 },
            removing: { count, _ in count -= 1 })
        return .combineLatest(counts, order) { [relay = order] counts, order in
            Dictionary(
                uniqueKeysWithValues: counts.map { group, count in
                    let title = "\(group.name.uppercased())  \(count)"
                    let header = ColumnHeaderView.ViewModel(
                        title: title, columns: ProcessRow.columns, order: order,
                        onSort: { relay.accept($0) })
                    return (group, header)
                })
        }
    }

    private static let ownID = ProcessInfo.processInfo.processIdentifier

    // 6. The signal is for the process that was shown, never for a later one with its number. Shows
    // why it was refused.
    private func send(_ signal: TableauPlatform.Signal, to row: ProcessRow) {
        if let error = signal.send(to: row.id, startedAt: row.facts.start) {
            say("\(row.label): \(error)")
        }
        monitor.refresh()
    }

    /// Returns the process of a row, as on the screen.
    func process(at row: (section: Int, row: Int)?) -> ProcessRow.ID? {
        row.flatMap { row in
            let path = IndexPath(row: row.row, section: row.section)
            return binder.model(at: path, as: ProcessRow.self)?.collectionId
        }
    }

    /// Changes to the next grouping.
    func group() {
        let all = ProcessGrouping.allCases
        let index = all.firstIndex(of: monitor.grouping).map { ($0 + 1) % all.count }
        monitor.grouping = all[index ?? 0]
    }
}
#endif
