import Foundation
import Tableau
import TestEnvironment
import TestSupport
import Testing

/// What the random cases don't cover: diagnostics, compact results, traps.
@Suite struct PlanDetailsTests {
    private let items = RowType(Item.self)

    private func table(_ rows: [Item], header: HeaderFooterContent? = nil) -> PlannedTable {
        PlannedTable([
            SectionSnapshot(section: 0, rows: RowList(rows, type: items), header: header)
        ])
    }

    private func rows(_ ids: some Sequence<Int>) -> [Item] {
        ids.map { Item(id: $0, version: 0) }
    }

    @Test("A plan is empty, or a few runs, and has a description")
    func aPlanIsCompactAndDescribed() throws {
        // Equal tables need an empty plan.
        do {
            let old = table(rows(0..<3), header: .init(title: "one"))
            expect(UpdatePlan(from: old, to: old).steps.isEmpty)
            expect(
                UpdatePlan(from: old, to: table(rows(0..<3), header: .init(title: "one")))
                    .steps.isEmpty)
        }
        // Many rows inserted at once are one run.
        do {
            let count = Effort.count(100_000, full: 1_000_000)
            let plan = UpdatePlan(
                from: table([]), to: table(rows(0..<count)), options: .unchecked)
            let update = try #require(plan.steps.first?.update)
            expect(update.rowInserts.count, count)
            expect(update.operationCount, count)
            expect(update.batch.rows.inserts.count, 1)
        }
        // An update describes itself.
        do {
            let plan = UpdatePlan(
                from: table(rows([1, 2, 3])), to: table(rows([3, 1, 4, 5])))
            let update = try #require(plan.steps.first?.update)
            expect(
                update.description, "row deletes 0:1; row inserts 0:2-3; row moves 0:2>0:0")
            expect(CollectionUpdate().description, "no change")
        }
    }

    @Test("Duplicate rows and sections are reported")
    func duplicatesOfRowsAndSectionsAreReported() {
        // A harmless duplicate identity is reported when diagnosing.
        do {
            let plan = UpdatePlan(
                from: table(rows([1])), to: table(rows([1, 2, 2])), options: .diagnosing)
            expect(
                plan.diagnostics,
                [
                    .duplicateIdentity(section: 0, rows: [1, 2], identity: "2", rowType: "Item")
                ])
        }
        // A section that occurs twice, which a binder shows once, is planned all the same.
        do {
            let old = PlannedTable()
            let row = RowList([Item(id: 1, version: 0)], type: items)
            let new = PlannedTable([
                SectionSnapshot(section: 7, rows: row), SectionSnapshot(section: 7, rows: row),
            ])
            let plan = UpdatePlan(from: old, to: new, options: .diagnosing)
            expect(plan.diagnostics, [])
            expect(plan.steps.count, 1)
        }
    }

    @Test("Undiffable rows are updated by position")
    func undiffable() {
        let kind = RowType(Opaque.self)
        func table(_ versions: [Int]) -> PlannedTable {
            let rows = RowList(versions.map { Opaque(version: $0) }, type: kind)
            return PlannedTable([SectionSnapshot(section: 0, rows: rows)])
        }
        let plan = UpdatePlan(from: table([1, 2, 3]), to: table([1, 5]))
        expect(plan.diagnostics.isEmpty)
        let update = plan.steps.first?.update
        expect(update?.undiffableReloads.old.map { $0 }, [[0, 1]])
        expect(update?.rowDeletes.map { $0 }, [[0, 2]])
    }

    @Test("Rows that another chain binds get new cells")
    func cellSourcesTellWhatIsReplaced() throws {
        // Rows bound by another chain get new cells but keep their identity.
        do {
            func table(_ source: Int) -> PlannedTable {
                PlannedTable([
                    SectionSnapshot(
                        section: 0, rows: RowList(rows(0..<2), type: items), cellSource: source)
                ])
            }
            let (old, new) = (table(1), table(2))
            let plan = UpdatePlan(from: old, to: new)
            let update = try #require(plan.steps.first?.update)
            expect(update.rowDeletes.count, 2)
            expect(update.rowInserts.count, 2)
            expect(RowMap(plan, from: old, to: new).newPaths(of: [[0, 1]]), [[0, 1]])
        }
        // The same array, bound by another chain, is deleted and inserted too.
        do {
            let rows = RowList(rows(0..<2), type: items)
            func table(_ source: Int) -> PlannedTable {
                PlannedTable([SectionSnapshot(section: 0, rows: rows, cellSource: source)])
            }
            let plan = UpdatePlan(from: table(1), to: table(2))
            let update = try #require(plan.steps.first?.update)
            expect(update.description, "row deletes 0:0-1; row inserts 0:0-1")
        }
    }

    @Test("Equal rows with different identities are reported by old and new place")
    func contradiction() {
        let kind = RowType(Careless.self)
        func table(_ ids: [Int]) -> PlannedTable {
            let rows = RowList(ids.map { Careless(collectionId: $0) }, type: kind)
            return PlannedTable([
                SectionSnapshot(section: 0, rows: RowList([Int](), type: RowType(Int.self))),
                SectionSnapshot(section: 1, rows: rows),
            ])
        }
        // Two rows are inserted before it: seen from the end, 12 is where 2 was.
        let plan = UpdatePlan(
            from: table([0, 1, 2, 3]), to: table([25, 36, 10, 1, 12, 3]), options: .diagnosing)
        #if DEBUG
        expect(
            plan.diagnostics,
            [
                .equalRowsWithDifferentIdentities(
                    section: 1, oldRow: 2, newRow: 4, rowType: "Careless")
            ])
        #endif
    }

    @Test("Headers are kept, rebound or replaced, also beside rows")
    func headersAreUpdatedBesideRows() throws {
        // Headers are kept, rebound or replaced.
        typealias Content = HeaderFooterContent
        let one = Content(reuseIdentifier: "A", viewModel: Opaque(version: 1))
        expect(Content.change(from: nil, to: nil), .none)
        expect(Content.change(from: .init(title: "a"), to: .init(title: "a")), .none)
        expect(Content.change(from: .init(title: "a"), to: .init(title: "b")), .rebind)
        expect(Content.change(from: .init(title: "a"), to: nil), .replace)
        expect(Content.change(from: .init(title: "a"), to: one), .replace)
        // Without equality, a view model is bound again unless it is the same value in memory.
        expect(Content.change(from: one, to: one), .none)
        expect(
            Content.change(
                from: one, to: .init(reuseIdentifier: "A", viewModel: Opaque(version: 1))), .rebind)
        expect((one.viewModel as? Opaque)?.version, 1)
        expect(one.viewModel as? Int == nil)
        expect(one.title == nil && one.reuseIdentifier == "A")

        // A header that changes together with rows is updated too.
        let plan = UpdatePlan(
            from: table(rows([1]), header: .init(title: "1")),
            to: table(rows([1, 2]), header: .init(title: "2")))
        let update = try #require(plan.steps.first?.update)
        expect(update.headerUpdates, [0])
        expect(update.rowInserts.count, 1)
    }

    @Test(
        "Rows whose identity changes on every read make no plan that passes the check and is wrong")
    func lyingRows() {
        let kind = RowType(Liar.self)
        let whim = Liar.Whim()
        func table(_ count: Int) -> PlannedTable {
            let rows = RowList((0..<count).map { Liar(value: $0 % 3, whim: whim) }, type: kind)
            return PlannedTable([
                SectionSnapshot(section: 0, rows: rows), SectionSnapshot(section: 1, rows: rows),
            ])
        }
        var animated = 0
        for (old, new) in [(5, 7), (6, 6), (40, 30), (300, 301), (300, 0)] {
            for _ in 0..<20 {
                let plan = UpdatePlan(from: table(old), to: table(new), options: .diagnosing)
                var counts = [old, old]
                let isRejected = plan.steps.contains { step in
                    BatchCheck.violation(
                        in: BatchMap(step.update.batch), before: counts.map { Int32($0) },
                        after: step.contents.rowCounts) != nil
                }
                if isRejected { continue }
                animated += 1
                for step in plan.steps {
                    let after = step.contents.rowCounts.map { Int($0) }
                    var validator = BatchValidator(before: counts, after: after)
                    expect(validator.problem(in: step.update) == nil)
                    counts = after
                }
                expect(counts, [new, new])
            }
        }
        expect(animated > 20, "\(animated)")
    }

    @Test("A row list shares its array and returns it")
    func rowLists() {
        let array = rows(0..<3)
        let list = RowList(array, type: items)
        expect(list.count, 3)
        expect(list[1, as: Item.self], array[1])
        expect(list[2] as? Item == array[2])
        expect(list.rows(as: Item.self), array)
        expect(list.isSame(as: RowList(array, type: items)))
        expect(!list.isSame(as: RowList(array.map { $0 }, type: items)))
        expect(RowList([String](), type: RowType(String.self)).isEmpty)
    }

    @Test("Animated section moves take two batches: rows first, then sections")
    func twoBatches() throws {
        func table(_ sections: [(Int, [Int])]) -> PlannedTable {
            PlannedTable(
                sections.map {
                    SectionSnapshot(section: $0, rows: RowList(rows($1), type: items))
                })
        }
        var options = UpdateOptions()
        options.showsSectionMoves = true
        let plan = UpdatePlan(
            from: table([(1, [1]), (2, [2]), (9, [])]),
            to: table([(2, [2, 3]), (1, [1]), (3, [])]),
            options: options)
        try #require(plan.steps.count == 2)
        expect(plan.steps[0].update.description, "section deletes [2]; row inserts 1:1")
        expect(plan.steps[0].survivors, [0, 1])
        expect(plan.steps[0].contents.rowCounts, [1, 2])
        expect(plan.steps[1].survivors, nil)
        expect(plan.steps[1].update.sectionMoves.count, 1)
        expect(plan.steps[1].update.sectionInserts, [2])
        expect(plan.steps[1].update.rowInserts.isEmpty)
    }

    #if !canImport(UIKit)
    @Test("Too many rows trap with the number")
    func tooManyRows() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            _ = RowList(count: 1 << 29 + 1)
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        expect(message.contains("536870913 rows"))
    }

    @Test("Reading rows as another type traps with both type names")
    func wrongType() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            _ = RowList([1, 2], type: RowType(Int.self))[0, as: String.self]
        }
        #if DEBUG  // optimised builds trap without a message
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        expect(message.contains("String") && message.contains("Int"))
        #else
        _ = result
        #endif
    }
    #endif
}

extension UpdateOptions {
    fileprivate static var unchecked: UpdateOptions {
        var options = UpdateOptions()
        options.checks = false
        return options
    }

    fileprivate static var diagnosing: UpdateOptions {
        var options = UpdateOptions()
        options.checks = true
        return options
    }
}

/// Equal to any row whose identity ends with the same digit.
private struct Careless: CollectionIdentifiable, Equatable {
    let collectionId: Int

    static func == (left: Careless, right: Careless) -> Bool {
        left.collectionId % 10 == right.collectionId % 10
    }
}

/// Breaks both contracts: identity and equality are different on every read.
private struct Liar: CollectionIdentifiable, Equatable {
    final class Whim { var random = SeededGenerator(seed: 1) }

    let value: Int
    let whim: Whim
    var collectionId: Int { whim.random.below(value + 1) }

    static func == (left: Liar, right: Liar) -> Bool { left.whim.random.oneIn(2) }
}
