#if !canImport(UIKit)
package import MiniRx
package import TableauTerminal
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

    package var title: String { self == .form ? "Add Event" : rawValue.capitalized }

    /// A summary in a few words.
    package var summary: String {
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
}

#if !canImport(UIKit)
extension Sample {
    /// Creates the first screen, or several side by side, bound and loading.
    ///
    /// - Parameters:
    ///   - scheduler: The time of services: a virtual one doesn't wait.
    ///   - tasksPath: The file for the tasks; nil doesn't save them.
    /// - Throws: An error that prevents it from starting, such as a missing data file.
    @MainActor
    package func screen(_ scheduler: any Scheduler, tasksPath: String?) throws -> TerminalSplit {
        switch self {
        case .accounts: TerminalSplit(.accounts(scheduler))
        case .artists: TerminalSplit(try .artists(scheduler))
        case .form: TerminalSplit(.form())
        case .news: TerminalSplit(.news(scheduler))
        case .chat: TerminalSplit(.chat(scheduler))
        case .home: TerminalSplit(try .home(scheduler))
        case .tasks: TerminalSplit(try .tasks(scheduler, in: tasksPath.map(TaskFile.init)))
        case .processes: TerminalSplit(.processes(scheduler))
        case .market: .market(scheduler)
        }
    }
}
#endif
