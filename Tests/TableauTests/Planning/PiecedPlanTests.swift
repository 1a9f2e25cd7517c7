import Tableau
import TestEnvironment
import TestSupport
import Testing

/// Rows in pieces: only pieces that are not shared are compared; plans are as for arrays.
@Suite struct PiecedPlanTests {
    @Test("A table of rows in pieces becomes another one", arguments: 0..<4)
    func randomTables(chunk: Int) {
        let generator = CaseGenerator()
        let count = Effort.count(200, full: 2_000, soak: 500_000)
        for number in 0..<count {
            let seed = UInt64(chunk * count + number)
            var planCase = generator.planCase(seed: seed)
            cut(&planCase, seed)
            if let problem = planCase.problem(followsRows: number % 4 == 0) {
                Issue.record("\(problem), seed \(seed): \(planCase.setting)")
                return
            }
        }
    }

    @Test("A larger table of rows in pieces becomes another one", arguments: 0..<4)
    func largerTables(chunk: Int) {
        let generator = CaseGenerator()
        let count = Effort.count(12, full: 300, soak: 60_000)
        for number in 0..<count {
            let seed = UInt64(chunk * count + number)
            var planCase =
                switch number % 3 {
                case 0: generator.largerCase(seed: seed)
                case 1: generator.movedCase(seed: seed)
                default: generator.repeatingCase(seed: seed)
                }
            cut(&planCase, seed)
            if let problem = planCase.problem() {
                Issue.record("\(problem), larger case of seed \(seed): \(planCase.setting)")
                return
            }
        }
    }

    /// Lists share unchanged pieces, or nothing; either list may be an array instead.
    private func cut(_ planCase: inout PlanCase, _ seed: UInt64) {
        var random = SeededGenerator(seed: seed ^ 0x5eed)
        let most = 1 + random.below(9)
        planCase.pieces = (
            random.oneIn(8) ? nil : most, random.oneIn(8) ? nil : most
        )
        planCase.sharesRows = !random.oneIn(8)
    }

    @Test("A list in pieces has the same rows as an array with the same edits", arguments: 0..<8)
    func edits(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let most = 1 + random.below(12)
        var array = Array(0..<random.below(60))
        var pieces = RowPieces(array, most: most, inBlocksOf: 3)
        for step in 0..<Effort.count(200, full: 2_000) {
            let start = random.below(array.count + 1)
            let end = min(array.count, start + random.below(random.oneIn(10) ? 40 : 3))
            let new = (0..<random.below(random.oneIn(10) ? 40 : 3)).map { step * 100 + $0 }
            let (before, old) = (pieces, array)
            array.replaceSubrange(start..<end, with: new)
            pieces = pieces.replacing(start..<end, with: new, most: most)
            let list = RowList(pieces, type: RowType(Int.self))
            expect(pieces.array(of: Int.self) == array && list.rows(as: Int.self) == array)
            expect(before.array(of: Int.self), old, "the earlier list is unchanged")
            expect(array.indices.allSatisfy { list[$0, as: Int.self] == array[$0] })
            if array.count > 400 {
                array = []
                pieces = RowPieces(array, most: most, inBlocksOf: 3)
            }
        }
    }

    @Test("One changed row is found without comparing the others")
    func sharedPiecesAreNotCompared() {
        let looks = Looked.Looks()
        let type = RowType(Looked.self)
        let rows = (0..<100_000).map { Looked(id: $0, version: 0, looks: looks) }
        let old = RowPieces(rows)
        let new = old.replacing(
            70_000..<70_001, with: [Looked(id: 70_000, version: 1, looks: looks)]
        )
        .replacing(20..<21, with: [Looked]())
        let plan = plan(RowList(old, type: type), RowList(new, type: type))
        expect(plan.steps.count, 1)
        expect(Array(plan.steps[0].update.rowDeletes), [[0, 20]])
        expect(Array(plan.steps[0].update.rowReconfigures), [[0, 69_999]])
        expect(looks.count < 2_000)
    }

    /// Blocks of rows pass the places where single rows have changed: few, or more than there are
    /// rows between two such places that are compared at first.
    @Test("Rows that move among many changes move as in arrays", arguments: [1, 3, 20])
    func movesAmongManyChanges(length: Int) {
        var random = SeededGenerator(seed: UInt64(length))
        let looks = Looked.Looks()
        let type = RowType(Looked.self)
        let rows = (0..<20_000).map { Looked(id: $0, version: 0, looks: looks) }
        let old = RowPieces(rows)
        var (new, moved) = (old, rows)
        func replace(_ range: Range<Int>, by rows: [Looked]) {
            new = new.replacing(range, with: rows)
            moved.replaceSubrange(range, with: rows)
        }
        for _ in 0..<200 {
            let place = random.below(rows.count)
            replace(
                place..<place + 1,
                by: [Looked(id: moved[place].id, version: 1, looks: looks)])
        }
        for _ in 0..<30 {
            let first = random.below(rows.count - 400)
            let block = Array(moved[first..<first + length])
            replace(first..<first + length, by: [])
            replace(first + 300..<first + 300, by: block)
        }
        let arrays = plan(RowList(rows, type: type), RowList(moved, type: type))
        looks.count = 0
        let pieces = plan(RowList(old, type: type), RowList(new, type: type))
        expect(looks.count < 60_000, "\(looks.count) looks")
        expect(pieces.steps.count, 1)
        let (found, wanted) = (pieces.steps[0].update, arrays.steps[0].update)
        expect(Set(found.rowReconfigures), Set(wanted.rowReconfigures))
        expect(found.rowMoves.count, wanted.rowMoves.count)
        expect(found.rowDeletes.isEmpty && found.rowInserts.isEmpty)
    }

    private func plan(_ old: RowList, _ new: RowList) -> UpdatePlan {
        func table(_ rows: RowList) -> SectionContents {
            SectionContents([SectionContent(rows: rows)])
        }
        var options = UpdateOptions()
        options.checks = false
        return UpdatePlan(from: table(old), to: table(new), options: options)
    }
}

/// A row that counts how often its identity and equality are used.
private struct Looked: CollectionIdentifiable, Equatable {
    final class Looks {
        var count = 0
    }

    let id: Int
    let version: Int
    let looks: Looks

    var collectionId: Int {
        looks.count += 1
        return id
    }

    static func == (left: Looked, right: Looked) -> Bool {
        left.looks.count += 1
        return left.id == right.id && left.version == right.version
    }
}
