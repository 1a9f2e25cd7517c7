#if !canImport(UIKit)
import BenchmarkHarness
import Tableau

/// A row of 48 bytes, as in a feed of prices.
struct Quote: CollectionIdentifiable, Equatable {
    let id: Int
    var symbol: String
    var price: Double
    var isRejected: Bool
    var volume: Int

    var collectionId: Int { id }

    /// One of 50 sections.
    var band: Int { volume / 2_000 }

    /// The partner, shared with 99 other rows.
    var partner: Int { id / 100 }

    /// Whether the benchmarks' filter accepts it: nine tenths pass.
    var isIncluded: Bool { !isRejected && price >= 10_000 }

    /// One of eight random orders.
    func place(_ order: Int) -> UInt64 {
        (UInt64(id) ^ UInt64(order) << 40) &* 0x9e37_79b9_7f4a_7c15
    }

    static func make(_ count: Int, seed: UInt64 = 11) -> [Quote] {
        var random = SplitMix(seed: seed)
        return (0..<count).map { id in
            Quote(
                id: id, symbol: "S\(id % 1000)",
                price: Double(Int.random(in: 0..<10_000_000, using: &random)) / 100,
                isRejected: false, volume: Int.random(in: 0..<100_000, using: &random))
        }
    }
}

/// A section identified by its number.
struct Band: TableViewSection, Comparable {
    let number: Int

    init(_ number: Int) { self.number = number }

    static func < (left: Band, right: Band) -> Bool { left.number < right.number }
}

/// What live rows avoid: filtering, sorting and grouping everything, then comparing the results.
struct Recompute {
    typealias Groups = [Int: [Quote]]

    private let rows: [Quote]
    private let old: Groups

    init(_ rows: [Quote]) {
        self.rows = rows
        old = Self.groups(rows) { $0.price < $1.price }
    }

    /// Everything anew after one row has changed.
    @MainActor var work: Work {
        var changed = rows
        var random = SplitMix(seed: 19)
        return Work {
            let row = Int.random(in: 0..<changed.count, using: &random)
            changed[row].price += 1
            run(changed)
        }
    }

    @inline(never)
    static func groups(_ rows: [Quote], by areInOrder: (Quote, Quote) -> Bool) -> Groups {
        Dictionary(grouping: rows.filter(\.isIncluded).sorted(by: areInOrder), by: \.band)
    }

    /// Recomputes everything from rows and compares.
    func run(_ rows: [Quote], by areInOrder: (Quote, Quote) -> Bool = { $0.price < $1.price }) {
        let new = Self.groups(rows, by: areInOrder)
        var count = 0
        for (band, rows) in new { count += Diff(old[band] ?? [], rows).count }
        blackHole(count)
    }
}
#endif
