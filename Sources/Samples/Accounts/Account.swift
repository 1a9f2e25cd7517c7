import Tableau

/// A bank account, as the service delivers it.
struct Account: CollectionIdentifiable, Equatable, Sendable {
    /// The kind of an account.
    enum Kind: String, Sendable {
        case checking = "Checking"
        case savings = "Savings"
        case other = "Other"
    }

    /// The kind.
    var kind: Kind
    /// The name chosen by the owner.
    var name: String
    /// The number, which never changes.
    var number: String
    /// The balance, in cents.
    var cents: Int

    var collectionId: String { number }

    /// Creates an account.
    init(_ kind: Kind, _ name: String, number: String, cents: Int) {
        self.kind = kind
        self.name = name
        self.number = number
        self.cents = cents
    }
}
