#if !canImport(UIKit)
import MiniRx
import Tableau

/// The home page in a terminal.
@MainActor
final class HomeScreen: SampleScreen {
    let title = "Home"
    let tableView = TableView(style: .grouped)

    private let home: HomeTable
    private let context: SampleContext

    /// The screen; it starts its first fetch at once.
    ///
    /// - Throws: A `DataFileError` if `home-1.json` is missing or broken.
    init(_ context: SampleContext) throws {
        self.context = context
        let service = HomeService(data: context.data, scheduler: context.scheduler)
        try service.check()
        home = HomeTable(tableView, service: service, clock: context.updateClock) {
            [context] route in context.host?.say(route)
        }
        context.watch(home.binder)
        home.start(
            show: { [context] title in context.host?.say(title) },
            report: { [context] error in context.host?.say(error.summary) })
    }

    var isLoading: Observable<Bool> { home.isLoading }

    var actions: [ScreenAction] {
        [
            ScreenAction(key: "r", title: "Refresh") { [home] _ in home.refresh() },
            // Does by key what a tap on the section's footer does.
            ScreenAction(key: "o", title: "Open link") { [home, context] row in
                let route = home.route(ofSection: row?.section ?? 0)
                context.host?.say(route ?? "There is no link below this section.")
            },
        ]
    }

    func rehearse() { home.refresh() }
}
#endif
