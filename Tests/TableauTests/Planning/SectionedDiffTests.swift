import Foundation
import Tableau
import TestEnvironment
import TestSupport
import Testing

/// The public sectioned diff: its documented examples, and random tables against the oracle.
@Suite struct SectionedDiffTests {
    private static let cases = Effort.count(5_000, full: 20_000, soak: 1_000_000)

    @Test("Rows change within their section and across sections")
    func rowsAreFoundInAllSections() {
        // Rows change within their section and across sections.
        do {
            let old = [RowSection("A", rows: [1, 2]), RowSection("B", rows: [3])]
            let new = [RowSection("A", rows: [2]), RowSection("B", rows: [3, 1, 4])]
            let diff = SectionedDiff(old, new)
            expect(diff.moves.map(\.old), [[0, 0]])
            expect(diff.moves.map(\.new), [[1, 1]])
            expect(Array(diff.inserts), [[1, 2]])
            expect(diff.deletes.isEmpty)
            expect(diff.updates.isEmpty)
            expect(diff.sections.isEmpty)
            expect(diff.count, 2)
        }
        // Identical arrays are no change, whatever they contain.
        do {
            let rows = [Double.nan, 1]
            let sections = (0..<100).map { RowSection($0, rows: rows) }
            expect(SectionedDiff(sections, sections).isEmpty)
            expect(SectionedDiff(sections, sections.map { $0 }).isEmpty)
        }
        // Thousands of equal rows that move to another section are compared a few times each.
        do {
            let counter = CountedValue.Counter()
            func rows() -> [CountedValue] { (0..<2_000).map { _ in CountedValue(7, counter) } }
            let old = [RowSection(0, rows: rows()), RowSection(1, rows: [])]
            let new = [RowSection(0, rows: []), RowSection(1, rows: rows())]
            let diff = SectionedDiff(old, new)
            expect(diff.moves.count, 2_000)
            expect(diff.count, 2_000)
            expect(counter.uses > 0 && counter.uses < 10 * 2_000, "\(counter.uses)")
        }
    }

    @Test("Rows of a moved section are updated; others are deleted and inserted with theirs")
    func sections() {
        let old = [
            RowSection(1, rows: [Item(id: 1, version: 0), Item(id: 2, version: 0)]),
            RowSection(2, rows: []), RowSection(3, rows: [Item(id: 9, version: 0)]),
        ]
        let new = [
            RowSection(2, rows: []),
            RowSection(1, rows: [Item(id: 1, version: 1), Item(id: 2, version: 0)]),
            RowSection(4, rows: [Item(id: 9, version: 0)]),
        ]
        let diff = SectionedDiff(old, new)
        expect(Array(diff.sections.deletes), [2])
        expect(Array(diff.sections.inserts), [2])
        expect(diff.sections.moves.count, 1)
        expect(diff.updates.map(\.old), [[0, 0]])
        expect(diff.updates.map(\.new), [[1, 0]])
        expect(diff.deletes.isEmpty && diff.inserts.isEmpty && diff.moves.isEmpty)
    }

    @Test("One row of many sections is found", arguments: [0, 1, 499, 998, 999])
    func oneRow(section: Int) {
        let old = (0..<1000).map { id in
            RowSection(id, rows: (0..<10).map { Item(id: $0, version: 0) })
        }
        var new = old
        new[section].rows[3].version = 1
        let diff = SectionedDiff(old, new)
        expect(diff.updates.map(\.new), [[section, 3]])
        expect(diff.count, 1)
    }

    @Test("Each kind of row is compared in its own way")
    func kinds() {
        func diff<Row>(_ old: [Row], _ new: [Row]) -> SectionedDiff {
            SectionedDiff([RowSection(0, rows: old)], [RowSection(0, rows: new)])
        }
        expect(
            SectionedDiff(
                [RowSection(0, rows: [PaddedIdentity(id: 1, version: 0)])],
                [RowSection(0, rows: [PaddedIdentity(id: 1, version: 1)])]
            ).updates.count, 1)
        expect(
            SectionedDiff(
                [RowSection(0, rows: [Equal(version: 0), Equal(version: 1)])],
                [RowSection(0, rows: [Equal(version: 1)])]
            ).deletes.map { $0 }, [[0, 0]])
        expect(diff([Opaque(version: 1)], [Opaque(version: 2)]).updates.count, 1)
        expect(diff([Item(id: 1, version: 0)], [Item(id: 1, version: 1)]).updates.count, 1)
    }

    @Test("Random tables", arguments: 0..<4)
    func randomTables(chunk: Int) throws {
        let generator = CaseGenerator()
        let count = Self.cases / 4
        for number in 0..<count {
            let seed = UInt64(chunk * count + number) + 1_000_000_000
            let planCase = generator.planCase(seed: seed)
            guard planCase.setting.flavors.count == 1,
                let flavor = planCase.setting.flavors.first, let diff = flavor.diff
            else { continue }
            let result = diff(planCase.old, planCase.new)
            var setting = planCase.setting
            setting.showsSectionMoves = true
            setting.rowUpdates = .reconfigure
            var oracle = PlanOracle(old: planCase.old, new: planCase.new, setting: setting)
            let problem =
                SectionedReplay.problem(
                    in: result, from: planCase.old, to: planCase.new, content: flavor.content)
                ?? oracle.problem(
                    in: OperationCounts(result, isUndiffable: flavor.precision == .undiffable))
            if let problem {
                Issue.record(
                    """
                    \(problem): \(result), seed \(seed), \(flavor.name)
                    old: \(planCase.old)
                    new: \(planCase.new)
                    """)
                return
            }
        }
    }
}
