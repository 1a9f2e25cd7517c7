#if !canImport(UIKit)
package import MiniRx
package import TableauTerminal

/// The samples, by their names on the command line.
package enum Sample: String, CaseIterable, Sendable {
    case accounts
    case artists
    case form
    case news
    case chat
    case home
    case tasks
    case processes

    /// The title in the menu.
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
        case .processes: "this machine's processes each second, on live rows"
        }
    }

    /// Creates the first screen, bound and loading.
    ///
    /// - Parameters:
    ///   - scheduler: The time of services: a virtual one doesn't wait.
    ///   - tasksPath: The file for the tasks; nil doesn't save them.
    /// - Throws: An error that prevents it from starting, such as a missing data file.
    @MainActor
    package func screen(_ scheduler: any Scheduler, tasksPath: String?) throws -> TerminalScreen {
        switch self {
        case .accounts: .accounts(scheduler)
        case .artists: try .artists(scheduler)
        case .form: .form()
        case .news: .news(scheduler)
        case .chat: .chat(scheduler)
        case .home: try .home(scheduler)
        case .tasks: try .tasks(scheduler, in: tasksPath.map(TaskFile.init))
        case .processes: .processes(scheduler)
        }
    }

    /// The keys of a recording without keys of the user's, in the format of `--keys`.
    var demonstration: String {
        switch self {
        case .accounts:
            "wait:3,r,wait:3,r,wait:3,down,enter,wait:1,escape,wait:1"
        case .artists:
            "wait:1,',m,wait:1,r,wait:2,down,down,enter,wait:1,escape,/,type:paper,wait:1,escape"
        case .form:
            "wait:1,enter,type:Tea with Ada,tab,type:Kitchen,tab,space,wait:1,space,wait:1,"
                + "down,down,enter,type:2020,wait:1,escape,wait:1"
        case .news: "wait:2,G,wait:2,G,wait:2,G,wait:1,enter,wait:2,G,wait:1"
        case .chat:
            "wait:2,escape,pageup,wait:1,pageup,wait:2,pageup,pageup,wait:2,g,enter,wait:1,o,wait:4,e,"
                + "wait:1,G,enter,type:Good morning,enter,wait:4"
        case .home: "wait:2,r,wait:2,down,o,wait:1,r,wait:2"
        case .processes: "wait:3,m,wait:2,s,wait:2,c,down,down,enter,wait:4,escape,wait:1"
        case .tasks:
            "wait:1,a,type:Buy stamps,enter,wait:1,up,x,wait:1,M,down,down,wait:1,enter,wait:1,u,"
                + "wait:1,.,wait:1,escape,space,down,space,wait:1,D,wait:1,y,wait:1,u,wait:2"
        }
    }
}
#endif
