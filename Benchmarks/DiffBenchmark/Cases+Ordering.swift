import BenchmarkHarness
import Tableau

extension Suite {
    /// Runs of five rows, stably grouped into three categories: many runs, as many piles as rows.
    ///
    /// The ratio must not grow with the rows; an algorithm that moved steps was quadratic here.
    func groupedRuns() {
        for count in [250_000, 1_000_000, 4_000_000] {
            diff(
                "runs grouped", n: count, Lists<Int>.grouped(count, categories: 3),
                bound: "patience sort", { $0.patienceSort() }, atMost: 1.3)
        }
    }

    /// Every second row is deleted; the two halves of the others are swapped.
    func swappedHalves() {
        for count in [250_000, 1_000_000, 4_000_000] {
            diff(
                "halves swapped", n: count, Lists<Int>.swappedHalves(count),
                bound: "patience sort", { $0.patienceSort() }, atMost: 1.3)
        }
    }
}

extension Lists where Identity == Int {
    /// Runs of five rows, each in a random category, sorted by category.
    static func grouped(_ count: Int, categories: Int) -> Lists {
        var lists = Lists(count)
        var random = SplitMix(seed: 13)
        let category = (0..<count / 5 + 1).map { _ in Int.random(in: 0..<categories, using: &random)
        }
        lists.new = (0..<categories).flatMap { wanted in
            lists.old.filter { category[$0.collectionId / 5] == wanted }
        }
        return lists
    }

    /// Every second row is deleted; of the others, the second half comes first.
    static func swappedHalves(_ count: Int) -> Lists {
        var lists = Lists(count)
        let kept = lists.old.filter { $0.collectionId % 2 == 0 }
        lists.new = Array(kept[(kept.count / 2)...] + kept[..<(kept.count / 2)])
        return lists
    }

    /// The minimal cost of finding the fewest moves when partners are known: a row-by-row patience
    /// sort of the old indexes, and the reconstruction of the sequence.
    func patienceSort() -> Work {
        let order = new.map { Int32($0.collectionId) }
        return Work {
            var ends: [Int32] = []
            var piles: [Int32] = []
            piles.reserveCapacity(order.count)
            for row in order {
                var low = 0
                var high = ends.count
                if let last = ends.last, last < row { low = high }
                while low < high {
                    let middle = (low + high) / 2
                    if ends[middle] < row { low = middle + 1 } else { high = middle }
                }
                if low == ends.count { ends.append(row) } else { ends[low] = row }
                piles.append(Int32(low))
            }
            var wanted = Int32(ends.count) - 1
            var stays = [Bool](repeating: false, count: order.count)
            var bound = Int32.max
            for row in order.indices.reversed() where piles[row] == wanted && order[row] < bound {
                stays[row] = true
                bound = order[row]
                wanted -= 1
            }
            blackHole(stays)
        }
    }
}
