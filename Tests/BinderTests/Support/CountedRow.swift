import Synchronization
import Tableau

/// The number of times that rows have been hashed and compared, which tells what an update costs.
final class RowCounter: Sendable {
    private let count = Atomic(0)
    var value: Int { count.load(ordering: .relaxed) }

    func increment() { count.wrappingAdd(1, ordering: .relaxed) }
}

/// A row that counts how often it is hashed and compared.
struct CountedRow: CollectionIdentifiable, Hashable {
    let number: Int
    let looks: RowCounter
    var collectionId: Self { self }

    static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.looks.increment()
        return lhs.number == rhs.number
    }

    func hash(into hasher: inout Hasher) {
        looks.increment()
        hasher.combine(number)
    }
}
