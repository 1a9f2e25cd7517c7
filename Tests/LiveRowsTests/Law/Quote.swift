import Tableau
import TestSupport

/// A row of the random pipelines.
struct Quote: CollectionIdentifiable, Equatable {
    var collectionId: Int
    var price: Double
    var volume: Int
    var desk: Int
    var partner: Int

    static func random(_ id: Int, _ random: inout SeededGenerator) -> Quote {
        Quote(
            collectionId: id,
            // Few prices, so that many are equal; now and then none.
            price: random.oneIn(20) ? .nan : Double(random.below(12)), volume: random.below(6),
            desk: random.below(4), partner: random.below(16))
    }

    // NaN equals itself here: what is compared are rows, not numbers.
    static func == (left: Quote, right: Quote) -> Bool {
        left.collectionId == right.collectionId && left.volume == right.volume
            && left.desk == right.desk && left.partner == right.partner
            && (left.price == right.price || left.price.isNaN && right.price.isNaN)
    }
}

/// A section of the tests.
struct Desk: TableViewSection, Comparable {
    let number: Int

    init(_ number: Int) { self.number = number }

    static func < (left: Desk, right: Desk) -> Bool { left.number < right.number }
}
