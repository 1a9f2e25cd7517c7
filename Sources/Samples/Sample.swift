import MiniRx
import Tableau

#if !canImport(UIKit)
import TableauTerminal
#endif

/// The samples, by their names on the command line.
package enum Sample: String, CaseIterable, Sendable {
    case accounts
    case artists
    case form
    case news
    case chat
    case home
    case tasks
    #if !canImport(UIKit)
    case processes
    case market
    #endif

    var title: String { self == .form ? "Add Event" : rawValue.capitalized }

    /// A summary in a few words.
    var summary: String {
        switch self {
        case .accounts: "sections known at compile time, models and view models"
        case .artists: "sections made from the data, an index, a long list"
        case .form: "cells that emit events, rows that come and go while you type"
        case .news: "more rows while you scroll, failures and retries"
        case .chat: "a list that begins at its end, and is loaded at both"
        case .home: "sections and rows that a server decides, data without identity"
        case .tasks: "select, edit, reorder, undo; saved to a file"
        #if !canImport(UIKit)
        case .processes: "this machine's processes each second, on live rows"
        case .market: "an order book beside its trades, 2,000 changes a second"
        #endif
        }
    }

    /// Creates what the sample shows, bound and loading.
    ///
    /// - Parameters:
    ///   - scheduler: The time of services: a virtual one doesn't wait.
    ///   - tasksFile: The file for the tasks; nil doesn't save them.
    /// - Throws: A `DataFileError` that prevents it from starting.
    @MainActor
    func screen(_ scheduler: any Scheduler, tasksFile: DataFile?) throws -> SampleScreen {
        switch self {
        case .accounts: .init(.accounts(AccountsService(scheduler)))
        case .artists: .init(.artists(try MusicLibraryService(scheduler)))
        case .form: .init(.form())
        case .news: .init(.news(NewsService(scheduler)))
        case .chat: .init(.chat(ChatServer(scheduler)))
        case .home: .init(.home(try HomeService(scheduler)))
        case .tasks: .init(.tasks(try TaskStore(tasksFile, scheduler)))
        #if !canImport(UIKit)
        case .processes: .processes(scheduler)
        case .market: .market(scheduler)
        #endif
        }
    }
}
