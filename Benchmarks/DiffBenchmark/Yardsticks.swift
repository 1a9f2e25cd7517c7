import BenchmarkHarness
import Foundation
import Tableau

/// What a diff by hashing at least does: a dictionary of the old rows, and a look-up for each new
/// one.
func dictionary<Identity>(_ old: [Row<Identity>], _ new: [Row<Identity>]) {
    var places: [Identity: Int] = [:]
    places.reserveCapacity(old.count)
    for (index, row) in old.enumerated() { places[row.collectionId] = index }
    var found = 0
    for row in new where places[row.collectionId] != nil { found += 1 }
    blackHole(found)
}

extension Lists {
    /// A loop over both lists with `==`.
    func equalityScan() {
        var equal = 0
        for index in 0..<min(old.count, new.count) where old[index] == new[index] { equal += 1 }
        blackHole(equal)
    }

    /// A `memcmp` of the arrays.
    func memoryScan() {
        let order = old.withUnsafeBytes { old in
            new.withUnsafeBytes { new in
                // Both arrays are not empty.
                memcmp(old.baseAddress!, new.baseAddress!, min(old.count, new.count))
            }
        }
        blackHole(order)
    }

    /// The standard library's difference, by identities.
    func standardDifference() {
        blackHole(new.difference(from: old) { $0.collectionId == $1.collectionId })
    }

    func diff() { blackHole(Diff(old, new)) }
}

/// What finding the fewest moves takes when partners are known: a row-by-row patience sort of
/// old indexes, and the reconstruction of the sequence.
func patienceSort(_ order: [Int32]) {
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
