import MiniRx
import Tableau

/// A bank account, as the service delivers it.
struct Account: CollectionIdentifiable, Equatable, Sendable {
    enum Kind: String, Sendable {
        case checking = "Checking"
        case savings = "Savings"
        case other = "Other"
    }

    var kind: Kind
    /// The name chosen by the owner.
    var name: String
    /// The number, which never changes.
    var number: String
    /// The balance, in cents.
    var cents: Int

    var collectionId: String { number }
}

/// A mock of the bank's server.
///
/// Its responses cover everything a table has to handle: accounts are inserted, deleted, renamed,
/// reordered and change their balance, and twice a whole section becomes empty.
final class AccountsService: MockService<[Account]> {
    init(_ scheduler: any Scheduler) {
        super.init(Self.responses[0], scheduler) { Self.responses[$0 % Self.responses.count] }
    }

    /// The responses, in order and then from the start again.
    static let responses: [[Account]] = [
        [
            Account(kind: .checking, name: "US Checking", number: "100-4471", cents: 120_411),
            Account(kind: .checking, name: "Canadian Checking", number: "100-9032", cents: 43_080),
            Account(kind: .savings, name: "Rainy Days", number: "200-1150", cents: 1_250_000),
            Account(kind: .savings, name: "New Bicycle", number: "200-7718", cents: 62_500),
            Account(kind: .savings, name: "Holidays", number: "200-3306", cents: 301_275),
            Account(kind: .other, name: "Credit Card", number: "300-5524", cents: -41_290),
        ],
        // A joint account was opened and money transferred; the savings are sorted again.
        [
            Account(kind: .checking, name: "Joint Account", number: "100-6205", cents: 80_000),
            Account(kind: .checking, name: "US Checking", number: "100-4471", cents: 98_216),
            Account(kind: .checking, name: "Canadian Checking", number: "100-9032", cents: 43_080),
            Account(kind: .savings, name: "Holidays", number: "200-3306", cents: 301_275),
            Account(kind: .savings, name: "Rainy Days", number: "200-1150", cents: 1_250_000),
            Account(kind: .savings, name: "New Bicycle", number: "200-7718", cents: 82_500),
            Account(kind: .other, name: "Credit Card", number: "300-5524", cents: -41_290),
            Account(kind: .other, name: "Mortgage", number: "300-0087", cents: -18_450_000),
        ],
        // The bicycle was bought, and the other accounts closed: their section is deleted.
        [
            Account(kind: .checking, name: "US Checking", number: "100-4471", cents: 56_926),
            Account(kind: .checking, name: "Joint Account", number: "100-6205", cents: 80_000),
            Account(kind: .savings, name: "Holidays in Peru", number: "200-3306", cents: 301_275),
            Account(kind: .savings, name: "Rainy Days", number: "200-1150", cents: 1_250_350),
        ],
        // The savings are spent: now that section is deleted, and the other one is back.
        [
            Account(kind: .checking, name: "Joint Account", number: "100-6205", cents: 1_425_075),
            Account(kind: .checking, name: "US Checking", number: "100-4471", cents: 56_926),
            Account(kind: .other, name: "Credit Card", number: "300-5524", cents: 0),
            Account(kind: .other, name: "Car Loan", number: "300-6419", cents: -899_900),
        ],
    ]
}
