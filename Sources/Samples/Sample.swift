#if !canImport(UIKit)
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

    /// The title in the menu and in title bars.
    package var title: String {
        switch self {
        case .accounts: "Accounts"
        case .artists: "Artists"
        case .form: "Add Event"
        case .news: "News"
        case .chat: "Chat"
        case .home: "Home"
        case .tasks: "Tasks"
        case .processes: "Processes"
        }
    }

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
    /// - Throws: An error that prevents it from starting, such as a missing data file.
    @MainActor
    func makeScreen(_ context: SampleContext) throws -> any SampleScreen {
        switch self {
        case .accounts: AccountsScreen(context)
        case .artists: try ArtistsScreen(context)
        case .form: FormScreen(context)
        case .news: NewsScreen(context)
        case .chat: ChatScreen(context)
        case .home: try HomeScreen(context)
        case .tasks: try TasksScreen(context)
        case .processes: ProcessesScreen(context)
        }
    }
}
#endif
