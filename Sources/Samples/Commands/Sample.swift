/// The samples, by the names they have on the command line.
package enum Sample: String, CaseIterable, Sendable {
    case accounts

    /// What the menu and title bars call it.
    package var title: String {
        switch self {
        case .accounts: "Accounts"
        }
    }

    /// What it demonstrates, in a few words.
    package var summary: String {
        switch self {
        case .accounts: "sections known at compile time, models and view models"
        }
    }

    /// Its first screen, bound and loading.
    ///
    /// - Throws: What keeps it from starting, a missing data file say.
    @MainActor
    func makeScreen(_ context: SampleContext) throws -> any SampleScreen {
        switch self {
        case .accounts: AccountsScreen(context)
        }
    }
}
