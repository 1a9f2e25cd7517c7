#if canImport(UIKit)
import Foundation
import MiniRx
import Tableau
public import UIKit

/// What the app in `iOS.swiftpm` shows.
@MainActor
public enum SamplesApp {
    /// Creates the menu of samples, as the first screen of a navigation controller.
    public static func menu() -> UIViewController {
        let menu = TableViewController(title: "Tableau")
        let binder = TableViewBinder(tableView: menu.tableView)
        binder.bindSamples(footer: nil) { [unowned menu] sample in
            menu.navigationController?.pushViewController(
                try sample.viewController(), animated: true)
        } failed: { [unowned menu] in
            menu.say($0)
        }
        menu.content = binder
        return menu
    }
}

extension Sample {
    /// Creates the sample's screen.
    ///
    /// - Throws: A `DataFileError` if a data file is missing or invalid.
    @MainActor
    func viewController(
        _ scheduler: any Scheduler = MainScheduler.instance
    ) throws -> UIViewController {
        switch self {
        case .accounts: AccountsViewController(service: AccountsService(scheduler: scheduler))
        case .artists: ArtistsViewController(service: try MusicLibraryService(scheduler: scheduler))
        case .form: FormViewController(start: Date())
        case .news: NewsViewController(service: NewsService(scheduler: scheduler))
        case .chat: ChatViewController(server: ChatServer(scheduler: scheduler))
        case .home: HomeViewController(service: try HomeService(scheduler: scheduler))
        case .tasks: TasksViewController(store: try TaskStore(nil, scheduler: scheduler))
        }
    }
}
#endif
