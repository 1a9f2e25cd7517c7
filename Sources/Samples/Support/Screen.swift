import MiniRx
import Tableau

#if !canImport(UIKit)
import TableauTerminal

/// A table with a title and actions; on iOS a view controller, `UIKit/Screen+UIKit.swift`.
typealias Screen = TerminalScreen

/// What a sample shows: one screen, or several side by side.
typealias SampleScreen = TerminalSplit

extension TerminalScreen {
    /// What a user has to know who sees the first screen; nil if nothing.
    static var help: String? { "Enter opens one, Esc comes back, ? shows every key." }

    convenience init(style: TableView.Style, title: String) {
        self.init(TableView(style: style), title: title)
    }

    func push(_ sample: TerminalSplit) { application?.push(sample) }
}
#endif

extension Screen {
    /// The menu of samples, which is itself a bound table.
    static func menu(open: @escaping @MainActor (Sample) throws -> SampleScreen) -> Screen {
        list("Tableau") { menu, binder in
            binder.onTable()
                .bind(
                    cellType: SubtitleTableViewCell.self, models: Sample.allCases,
                    mapToViewModels: { sample in
                        .init(
                            id: sample.rawValue, title: sample.title, detail: sample.summary,
                            accessoryType: .disclosureIndicator)
                    }
                )
                .bind(headerTitle: "SAMPLES")
                .bind(footerTitle: help)
                .onTapped { [unowned menu] _, _, sample in
                    do { menu.push(try open(sample)) } catch {
                        menu.status((error as? DataFileError)?.summary ?? "\(error)")
                    }
                }
        }
    }

    /// A screen of a table without sections.
    static func list(
        _ title: String, bind: (_ screen: Screen, _ binder: TableViewBinder) -> Void
    ) -> Screen {
        let screen = Screen(style: .grouped, title: title)
        let binder = TableViewBinder(tableView: screen.table)
        bind(screen, binder)
        binder.finish()
        screen.controller = binder
        return screen
    }

    /// Turns the spinner while a service works, which lives at most as long as the screen.
    func showLoading(_ isLoading: Observable<Bool>) {
        _ = isLoading.subscribe(onNext: { [weak self] in self?.isLoading = $0 })
    }

    /// Refreshes now, and whenever the user wants to.
    func refresh(_ service: MockService<some Any>) {
        addAction(key: "r", title: "Refresh") { service.refresh() }
        showLoading(service.isRefreshing.asObservable())
        // A response that can't be read doesn't change the table.
        _ = service.problems.subscribe(onNext: { [weak self] in self?.status($0) })
        service.refresh()
    }
}
