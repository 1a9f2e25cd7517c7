import Foundation
import Tableau
import TestEnvironment
import TestSupport
import Testing

/// How the places of rows are found after an update; which places, the random cases check.
@Suite struct RowMapTests {
    private let type = RowType(CountedRow.self)

    private func table(_ sections: [[Int]], _ counter: CountedRow.Counter) -> SectionContents {
        SectionContents(
            sections.map { ids in
                let rows = ids.map { CountedRow(collectionId: $0, counter: counter) }
                return SectionContent(rows: RowList(rows, type: type))
            })
    }

    private func map(
        _ old: SectionContents, _ new: SectionContents, _ steps: [UpdatePlan.Step]
    ) -> RowMap {
        RowMap(old: old, new: new, steps: steps) { .identity }
    }

    @Test("Each row is followed to its place, or known to be gone")
    func rowsAreFollowedIntoTheirSections() {
        // Rows that a batch keeps or moves are found without comparing any.
        do {
            let counter = CountedRow.Counter()
            let old = table([Array(0..<100)], counter)
            let new = table([[99, 50] + Array(1..<50) + Array(51..<99)], counter)
            let plan = UpdatePlan(from: old, to: new)
            counter.comparisons = 0
            let found = map(old, new, plan.steps).newPaths(of: [[0, 99], [0, 1], [0, 98]])
            expect(found, [[0, 0], [0, 2], [0, 98]])
            expect(counter.comparisons, 0)
        }
        // Rows that a batch deletes are searched for, and not found in the place of another.
        do {
            let counter = CountedRow.Counter()
            let old = table([[1, 2, 2, 3]], counter)
            let new = table([[2, 3, 4]], counter)
            let plan = UpdatePlan(from: old, to: new)
            let found = map(old, new, plan.steps).newPaths(of: [[0, 0], [0, 1], [0, 2], [0, 3]])
            expect(found[0] == nil)
            expect([found[1], found[2]].compactMap { $0 }, [[0, 0]])
            expect(found[3], [0, 1])
        }
        // Rows of further sections are found after those of the plan.
        do {
            let counter = CountedRow.Counter()
            let plan = UpdatePlan(from: table([[1, 2]], counter), to: table([[2]], counter))
            let map = map(
                table([[1, 2], [7]], counter), table([[2], [7, 1]], counter), plan.steps)
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
