import BenchmarkHarness
import Foundation

extension Lists {
    /// The minimal cost of any diff by hashing: a dictionary of the old rows, and a look-up for
    /// each new one.
    func dictionary() -> Work {
        Work {
            var places: [Identity: Int] = [:]
            places.reserveCapacity(old.count)
            for (index, row) in old.enumerated() { places[row.collectionId] = index }
            var found = 0
            for row in new where places[row.collectionId] != nil { found += 1 }
            blackHole(found)
        }
    }

    /// A loop over both lists with `==`.
    func equalityScan() -> Work {
        Work {
            var equal = 0
            for index in 0..<min(old.count, new.count) where old[index] == new[index] { equal += 1 }
            blackHole(equal)
        }
    }

    /// `==` of the arrays.
    func arrayEquality() -> Work { Work { blackHole(old == new) } }

    /// A `memcmp` of the arrays.
    func memoryScan() -> Work {
        Work {
            let order = old.withUnsafeBytes { old in
                new.withUnsafeBytes { new in
                    // Both arrays are not empty.
                    memcmp(old.baseAddress!, new.baseAddress!, min(old.count, new.count))
                }
            }
            blackHole(order)
        }
    }

    /// The standard library's difference, by identities.
    func standardDifference() -> Work {
        Work {
            blackHole(new.difference(from: old) { $0.collectionId == $1.collectionId })
        }
    }
}
