import BenchmarkHarness
import Tableau

extension Suite {
    /// Orders with many runs and as many piles as rows, compared with a patience sort of rows whose
    /// partners are known.
    ///
    /// The ratio must not grow with the rows; an algorithm that moved steps was quadratic here.
    func ordering() {
        for count in [250_000, 1_000_000, 4_000_000] {
            order("runs of 5 in 3 groups", count, atMost: 1.3, grouped)
            // Among 4,000,000 the diff waits for memory: its rows are four times as large as the
            // numbers that the patience sort reads.
            let aim = count > 1_000_000 ? 2.5 : 1.5
            order("halves swapped, every second row deleted", count, atMost: aim, swappedHalves)
        }
    }

    private func order(
        _ name: String, _ count: Int, atMost aim: Double,
        _ make: (_ count: Int, _ seed: UInt64) -> [Int]
    ) {
        measure(name, n: count) {
            let old = (0..<count).map { Row(collectionId: $0) }
            let orders = Inputs { make(count, $0) }
            let lists = orders.map { $0.map { Row(collectionId: $0) } }
            let numbers = orders.map { $0.map { Int32($0) } }
            return Case(lists.inTurns { blackHole(Diff(old, $0)) }).yardstick(
                "a patience sort", numbers.inTurns { patienceSort($0) }, atMost: aim)
        }
    }
}

/// Runs of five rows, each in a random one of three groups, sorted by group.
private func grouped(_ count: Int, seed: UInt64) -> [Int] {
    var random = SplitMix(seed: seed)
    let groups = (0..<count / 5 + 1).map { _ in Int.random(in: 0..<3, using: &random) }
    return (0..<3).flatMap { wanted in (0..<count).filter { groups[$0 / 5] == wanted } }
}

/// Every second row is deleted; of the others, the second half comes first, or about the half.
private func swappedHalves(_ count: Int, seed: UInt64) -> [Int] {
    let kept = Array(stride(from: Int(seed % 2), to: count, by: 2))
    let middle = kept.count / 2 + Int(seed)
    return Array(kept[middle...] + kept[..<middle])
}
