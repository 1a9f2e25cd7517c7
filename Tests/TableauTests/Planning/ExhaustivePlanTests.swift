import Tableau
import TestEnvironment
import TestSupport
import Testing

/// Every change from one small table to another, so that no small case depends on chance.
///
/// `swift test` checks one case in seven, `.ci/run` all.
@Suite struct ExhaustivePlanTests {
    /// All lists of up to `length` of the given numbers.
    private static func lists(of numbers: [Int], upTo length: Int, distinct: Bool) -> [[Int]] {
        var all: [[Int]] = [[]]
        var last: [[Int]] = [[]]
        for _ in 0..<length {
            last = last.flatMap { list in
                numbers.filter { !distinct || !list.contains($0) }.map { list + [$0] }
            }
            all += last
        }
        return all
    }

    private static func check(_ tables: [TableSpec], _ setting: CaseSetting) {
        let step = Effort.count(17, full: 1)
        for (number, old) in tables.enumerated() {
            for index in stride(from: number % step, to: tables.count, by: step) {
                let new = tables[index]
                let planCase = PlanCase(old, new, setting)
                if planCase.problem() != nil {
                    Issue.record("\(planCase.report(seed: nil))")
                    return
                }
            }
        }
    }

    @Test("One section, up to three rows of two identities and contents", arguments: [false, true])
    func rows(replacing: Bool) {
        let tables = Self.lists(of: [0, 1, 2, 3], upTo: 3, distinct: false)
            .map { TableSpec([.init(id: 0, rows: $0)]) }
        Self.check(
            tables,
            CaseSetting(flavors: [.items(2)], rowUpdates: replacing ? .replace : .reconfigure))
    }

    @Test("One section, any order of up to four rows")
    func orders() {
        let tables = Self.lists(of: [0, 2, 4, 6], upTo: 4, distinct: true)
            .map { TableSpec([.init(id: 0, rows: $0)]) }
        Self.check(tables, CaseSetting(flavors: [.items(4)]))
    }

    @Test("Any order of up to four sections", arguments: [false, true])
    func sections(showsMoves: Bool) {
        let tables = Self.lists(of: [0, 1, 2, 3], upTo: 4, distinct: true)
            .map { TableSpec($0.map { .init(id: $0, rows: [$0]) }) }
        Self.check(tables, CaseSetting(flavors: [.items(4)], showsSectionMoves: showsMoves))
    }

    @Test("Up to two sections of up to two rows", arguments: [false, true])
    func sectionedRows(showsMoves: Bool) {
        let rows = Self.lists(of: [0, 2], upTo: 2, distinct: false)
        let tables = Self.lists(of: [0, 1], upTo: 2, distinct: true).flatMap { sections in
            Self.lists(of: Array(rows.indices), upTo: sections.count, distinct: false)
                .filter { $0.count == sections.count }
                .map { choice in
                    TableSpec(zip(sections, choice).map { .init(id: $0, rows: rows[$1]) })
                }
        }
        Self.check(tables, CaseSetting(flavors: [.items(2)], showsSectionMoves: showsMoves))
    }

    @Test("Every change of a header and a footer")
    func headersAndFooters() {
        let tables = (0..<6).flatMap { header in
            (0..<6).map { TableSpec([.init(id: 0, rows: [0], header: header, footer: $0)]) }
        }
        Self.check(tables, CaseSetting(flavors: [.items(1)]))
    }

    @Test("Rows without identity, up to three", arguments: ["equals", "opaque", "only counted"])
    func rowsWithoutIdentity(name: String) throws {
        let flavor = try #require(RowFlavor.all.first { $0.name == name })
        let tables = Self.lists(of: [0, 1, 2], upTo: 3, distinct: false)
            .map { TableSpec([.init(id: 0, rows: $0)]) }
        Self.check(tables, CaseSetting(flavors: [flavor]))
    }
}
