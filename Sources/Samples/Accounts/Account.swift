import Tableau

/// A bank account, as the service delivers it.
struct Account: CollectionIdentifiable, Equatable, Sendable {
    /// What an account is for.
    enum Kind: String, Sendable {
        case checking = "Checking"
        case savings = "Savings"
        case other = "Other"
    }

    /// What the account is for.
    var kind: Kind
    /// The name its owner gave it.
    var name: String
    /// The number, which never changes.
    var number: String
    /// What is on it, in cents.
    var cents: Int

    var collectionId: String { number }

    /// An account.
    init(_ kind: Kind, _ name: String, number: String, cents: Int) {
        self.kind = kind
        self.name = name
        self.number = number
        self.cents = cents
    }
}
