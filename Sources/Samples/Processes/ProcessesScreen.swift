#if !canImport(UIKit)
import LiveRows
import MiniRx
import Tableau
import TableauPlatform
import TableauRx

/// The processes of this machine, looked at each second.
///
/// The numbers are those of the walkthrough in `README.md`.
@MainActor
final class ProcessesScreen: SampleScreen {
    let title = "Processes"
    let tableView = TableView(style: .plain)

    private let binder: SectionedTableViewBinder<ProcessGroup>
    private let context: SampleContext
    private let monitor: ProcessMonitor
    // 1. The order is a value that changes; another order sorts the rows once.
    private let order = BehaviorRelay(value: byLoad)
    private let disposeBag = DisposeBag()

    private static let byLoad = RowOrder<ProcessRow>(.descending(\.load), .ascending(\.id))
    private static let byMemory = RowOrder<ProcessRow>(.descending(\.memory), .ascending(\.id))
    private static let byName = RowOrder<ProcessRow>(.ascending(\.name), .ascending(\.id))

    /// The processes as they are now, and from now on.
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
        // 2. In a run that must end by itself, nothing is looked at again without being asked to.
        guard context.isLive else { return }
        Observable<Int>.interval(.seconds(1), scheduler: scheduler)
            .subscribe(onNext: { [weak self] _ in self?.monitor.refresh() })
            .disposed(by: disposeBag)
    }

    private func bind() {
        binder.selection.mode = .multiple
        // 3. One pipeline: what changes in a second costs what changed, not what there is.
        let groups = monitor.rows.grouped(by: \.group)
        binder.onAllSections()
            .rx.bind(
                cellType: TitleDetailTableViewCell.self, rows: groups.sorted(by: order),
                mapToViewModels: \.viewModel
            )
            .bind(headerTitles: titles(of: groups))
            .searchText { "\($0.name) \($0.user) \($0.id)" }
            .onTapped { [weak self] _, _, _, row in self?.open(row) }
            // 4. What takes something away is asked for; on marked rows, for all of them at once.
            .contextActions { [weak self] row in
                [
                    .destructive("Terminate", key: "T", confirm: "Terminate \(row.name)?") {
                        self?.send(.terminate, to: $3)
                    },
                    .destructive("Kill", key: "K", confirm: "Kill \(row.name)?") {
                        self?.send(.kill, to: $3)
                    },
                    row.state == .stopped
                        ? .init("Continue") { self?.send(.continue, to: $3) }
                        : .init("Stop") { self?.send(.stop, to: $3) },
                ]
            }
        binder.finish()
    }

    /// The titles of the sections, with the number of processes in each.
    private func titles(
        of groups: GroupedRows<ProcessGroup, ProcessRow>
    ) -> Observable<[ProcessGroup: String]> {
        let counts = groups.reduce(0) { count, _ in
            count += 1
        } removing: { count, _ in
            count -= 1
        }
        return counts.map { counts in
            var titles: [ProcessGroup: String] = [:]
            for (group, count) in counts {
                titles[group] = "\(group.name.uppercased())  \(count)"
            }
            return titles
        }
    }

    private func open(_ row: ProcessRow) {
        context.host?.push(ProcessScreen(row, monitor, context))
    }

    // 5. Shows why a signal was refused.
    private func send(_ signal: TableauPlatform.Signal, to row: ProcessRow) {
        if let error = signal.send(to: row.id) {
            context.host?.say("\(row.name) (\(row.id)): \(error)")
        }
        monitor.refresh()
    }

    var actions: [ScreenAction] {
        [
            ScreenAction(key: "c", title: "CPU") { [weak self] _ in
                self?.order.accept(Self.byLoad)
            },
            ScreenAction(key: "m", title: "Memory") { [weak self] _ in
                self?.order.accept(Self.byMemory)
            },
            ScreenAction(key: "n", title: "Name") { [weak self] _ in
                self?.order.accept(Self.byName)
            },
            ScreenAction(key: "s", title: "Sections") { [weak self] _ in self?.group() },
        ]
    }

    /// Goes on to the next kind of sections.
    private func group() {
        let all = ProcessGrouping.allCases
        let index = all.firstIndex(of: monitor.grouping).map { ($0 + 1) % all.count }
        monitor.grouping = all[index ?? 0]
    }

    func rehearse() { monitor.refresh() }
}
#endif
