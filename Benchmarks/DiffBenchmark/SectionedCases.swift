import BenchmarkHarness
import Tableau

extension Suite {
    /// Rows that change in their sections, move to others, and sections that are shuffled.
    func sectionedDiffs() {
        for (name, changes) in [("one row", 1), ("nothing", 0)] {
            measure("\(name) changed in 1,000 sections of 100", n: 100_000) {
                let old = sections(1000, of: 100)
                let tables = Inputs { seed in
                    var new = old.map { $0 }
                    if changes > 0 { new[617 - 70 * Int(seed)].rows[41 + Int(seed)].revision = 1 }
                    return new
                }
                return Case(tables.inTurns { blackHole(SectionedDiff(old, $0)) }, atMost: 1_500)
            }
        }
        sectioned("100 sections of 100 shuffled, 5 % updated", atMost: 0.15) { new, random in
            for section in new.indices {
                for row in new[section].rows.indices where random.next() % 20 == 0 {
                    new[section].rows[row].revision = 1
                }
            }
            new.shuffle(using: &random)
        }
        sectioned("100 rows of 10,000 change their section", atMost: 0.2) { new, random in
            for _ in 0..<100 {
                let from = Int(random.next() % 100)
                let row = new[from].rows.remove(at: Int(random.next() % 90))
                let target = (from + 1 + Int(random.next() % 99)) % 100
                new[target].rows.insert(row, at: Int(random.next() % 90))
            }
        }
    }

    private func sectioned(
        _ name: String, atMost aim: Double,
        _ change: (inout Table, inout SplitMix) -> Void
    ) {
        measure(name, n: 10_000) {
            let old = sections(100, of: 100)
            let tables = Inputs { seed in
                var (new, random) = (old, SplitMix(seed: seed))
                change(&new, &random)
                return new
            }
            let (rows, lists) = (old.flatMap(\.rows), tables.map { $0.flatMap(\.rows) })
            return Case(tables.inTurns { blackHole(SectionedDiff(old, $0)) })
                .yardstick(
                    "a dictionary of the rows", lists.inTurns { dictionary(rows, $0) },
                    atMost: aim)
        }
    }

    /// Rows that all move to another section, with identities crafted to collide, compared with as
    /// many random ones.
    func crossingRows() {
        for count in [16_000, 64_000, 256_000] {
            measure("crafted rows change their section", n: count) {
                let crafted = Inputs { seed in
                    crossing((0..<count).map { $0 &* inverseOfGoldenRatio }, seed: seed)
                }
                let plain = Inputs { seed in
                    var random = SplitMix(seed: seed)
                    let ids = (0..<count).map { _ in Int(truncatingIfNeeded: random.next()) }
                    return crossing(ids, seed: seed)
                }
                return Case(crafted.inTurns { blackHole(SectionedDiff($0.old, $0.new)) })
                    .yardstick(
                        "random ids", plain.inTurns { blackHole(SectionedDiff($0.old, $0.new)) },
                        atMost: 1.5)
            }
        }
    }
}

/// Its product with 0x9e37_79b9_7f4a_7c15, the usual factor of multiplicative hashing, is 1: the
/// products of its multiples have no high bits.
private let inverseOfGoldenRatio = Int(bitPattern: 0xf1de_83e1_9937_733d)

/// All rows of one section move to the other, in another order.
private func crossing(_ ids: [Int], seed: UInt64) -> (old: Table, new: Table) {
    var random = SplitMix(seed: 15 + seed)
    let rows = ids.map { Row(collectionId: $0) }
    return (
        [RowSection(0, rows: rows), RowSection(1, rows: [])],
        [RowSection(0, rows: []), RowSection(1, rows: rows.shuffled(using: &random))]
    )
}

private typealias Table = [RowSection<Int, Row<Int>>]

private func sections(_ count: Int, of rows: Int) -> Table {
    (0..<count).map { section in
        RowSection(section, rows: (0..<rows).map { Row(collectionId: section * rows + $0) })
    }
}
