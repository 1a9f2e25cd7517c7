import BenchmarkHarness
import Tableau

/// A row of the sectioned cases: 16 bytes, an identity and a content.
struct SectionedRow: CollectionIdentifiable, Equatable {
    let id: Int
    var version: Int
    var collectionId: Int { id }
}

/// Measures sectioned diffs: targets 3 and 10.
func measureSectionedDiffs(_ suite: Suite) {
    suite.measure("1 row of 1,000 x 100 changed", n: 100_000) {
        let old = sections(1000, of: 100)
        var new = old
        new[617].rows[41].version = 1
        return Case(
            operations: SectionedDiff(old, new).count,
            Work { blackHole(SectionedDiff(old, new)) }, atMost: 1_000)
    }
    suite.measure("nothing of 1,000 x 100 changed", n: 100_000) {
        let old = sections(1000, of: 100)
        let new = old.map { $0 }
        return Case(
            operations: SectionedDiff(old, new).count,
            Work { blackHole(SectionedDiff(old, new)) }, atMost: 1_000)
    }
    suite.measure("100 x 100 shuffled, 5 % updated", n: 10_000) {
        let old = sections(100, of: 100)
        var new = old
        var random = SplitMix(seed: 10)
        for section in new.indices {
            for row in new[section].rows.indices where random.next() % 20 == 0 {
                new[section].rows[row].version = 1
            }
        }
        new.shuffle(using: &random)
        return sectionedCase(old, new, target: 0.10)
    }
    suite.measure("100 rows of 100 x 100 change their section", n: 10_000) {
        let old = sections(100, of: 100)
        var new = old
        var random = SplitMix(seed: 11)
        for _ in 0..<100 {
            let from = Int(random.next() % 100)
            let row = new[from].rows.remove(at: Int(random.next() % 90))
            let target = (from + 1 + Int(random.next() % 99)) % 100
            new[target].rows.insert(row, at: Int(random.next() % 90))
        }
        return sectionedCase(old, new, target: 0.13)
    }
}

/// Measures rows that all move to another section, with identities crafted to collide, compared
/// with as many random ones.
func measureCrossingRows(_ suite: Suite) {
    for count in [16_000, 64_000, 256_000] {
        suite.measure("crafted rows change their section", n: count) {
            var random = SplitMix(seed: 14)
            let crafted = crossing((0..<count).map { $0 &* inverseOfGoldenRatio })
            let plain = crossing((0..<count).map { _ in Int(truncatingIfNeeded: random.next()) })
            return Case(
                operations: SectionedDiff(crafted.old, crafted.new).count,
                Work { blackHole(SectionedDiff(crafted.old, crafted.new)) }, bound: "random ids",
                Work { blackHole(SectionedDiff(plain.old, plain.new)) }, target: 1.5)
        }
    }
}

/// Its product with 0x9e37_79b9_7f4a_7c15, the usual factor of multiplicative hashing, is 1: the
/// products of its multiples have no high bits.
private let inverseOfGoldenRatio: Int = {
    let factor: UInt64 = 0x9e37_79b9_7f4a_7c15
    var inverse = factor
    // Newton's iteration doubles the number of correct bits.
    for _ in 0..<6 { inverse = inverse &* (2 &- factor &* inverse) }
    return Int(truncatingIfNeeded: inverse)
}()

/// All rows of one section move to the other, in another order.
private func crossing(_ ids: [Int]) -> (old: Table, new: Table) {
    var random = SplitMix(seed: 15)
    let rows = ids.map { SectionedRow(id: $0, version: 0) }
    return (
        [RowSection(0, rows: rows), RowSection(1, rows: [])],
        [RowSection(0, rows: []), RowSection(1, rows: rows.shuffled(using: &random))]
    )
}

private typealias Table = [RowSection<Int, SectionedRow>]

private func sections(_ count: Int, of rows: Int) -> Table {
    (0..<count).map { section in
        RowSection(section, rows: (0..<rows).map { .init(id: section * rows + $0, version: 0) })
    }
}

private func sectionedCase(_ old: Table, _ new: Table, target: Double) -> Case {
    Case(
        operations: SectionedDiff(old, new).count,
        Work { blackHole(SectionedDiff(old, new)) }, bound: "dictionary",
        Work { joinByDictionary(old, new) }, target: target)
}

/// The minimal cost of a diff by dictionary: each old row is inserted, each new one looked up.
private func joinByDictionary(_ old: Table, _ new: Table) {
    var places: [Int: Int] = [:]
    places.reserveCapacity(10_000)
    for section in old {
        for (index, row) in section.rows.enumerated() { places[row.id] = index }
    }
    var sum = 0
    for section in new {
        for row in section.rows { sum &+= places[row.id] ?? 0 }
    }
    blackHole(sum)
}
