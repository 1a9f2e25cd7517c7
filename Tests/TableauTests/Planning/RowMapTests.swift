import Foundation
import Tableau
import TestEnvironment
import TestSupport
import Testing

/// How the places of rows are found after an update; which places, the random cases check.
@Suite struct RowMapTests {
    private let type = RowType(CountedRow.self)

    private func table(_ ids: [Int], _ counter: CountedRow.Counter) -> TableSnapshot<Int> {
        let rows = ids.map { CountedRow(collectionId: $0, counter: counter) }
        return TableSnapshot([SectionSnapshot(section: 0, rows: RowList(rows, type: type))])
    }

    @Test("Each row is followed to its place, or known to be gone")
    func rowsAreFollowedIntoTheirSections() {
        // Rows that a batch keeps or moves are found without comparing any.
        do {
            let counter = CountedRow.Counter()
            let old = table(Array(0..<100), counter)
            let plan = UpdatePlan(
                from: old, to: table([99, 50] + Array(1..<50) + Array(51..<99), counter))
            counter.comparisons = 0
            let found = plan.rowMap.newPaths(of: [[0, 99], [0, 1], [0, 98]])
            expect(found, [[0, 0], [0, 2], [0, 98]])
            expect(counter.comparisons, 0)
        }
        // Rows that a batch deletes are searched for, and not found in the place of another.
        do {
            let counter = CountedRow.Counter()
            let plan = UpdatePlan(
                from: table([1, 2, 2, 3], counter), to: table([2, 3, 4], counter))
            let found = plan.rowMap.newPaths(of: [[0, 0], [0, 1], [0, 2], [0, 3]])
            expect(found[0] == nil)
            expect([found[1], found[2]].compactMap { $0 }, [[0, 0]])
            expect(found[3], [0, 1])
        }
        // Rows of further sections are found after those of the plan.
        do {
            let counter = CountedRow.Counter()
            let plan = UpdatePlan(from: table([1, 2], counter), to: table([2], counter))
            var map = plan.rowMap
            let other = { CountedRow(collectionId: $0, counter: counter) }
            func section(_ rows: [CountedRow]) -> TableSnapshot<Int> {
                TableSnapshot([SectionSnapshot(section: 1, rows: RowList(rows, type: type))])
            }
            map.old.append(section([other(7)]))
            map.new.append(section([other(7), other(1)]))
            expect(map.newPaths(of: [[0, 0], [0, 1]]), [[1, 1], [0, 0]])
        }
    }
}

/// A row that counts how often it is compared.
private struct CountedRow: CollectionIdentifiable, Equatable {
    final class Counter {
        var comparisons = 0
    }

    let collectionId: Int
    let counter: Counter

    static func == (left: Self, right: Self) -> Bool {
        left.counter.comparisons += 1
        return left.collectionId == right.collectionId
    }
}
