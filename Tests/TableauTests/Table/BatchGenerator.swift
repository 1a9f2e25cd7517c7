#if !canImport(UIKit) || os(watchOS)
import Tableau
import TestSupport

/// Random batches on small tables: many are valid, many nearly so.
struct BatchGenerator {
    var random: SeededGenerator

    init(seed: Int) {
        random = SeededGenerator(seed: UInt64(seed))
    }

    mutating func counts() -> [Int] {
        (0..<random.below(random.oneIn(3) ? 7 : 4)).map { _ in random.below(5) }
    }

    /// A batch of a few random operations, with counts that mostly fit it.
    mutating func anyBatch() -> NaiveTable {
        let before = counts()
        var batch = TableBatch()
        let sectionOperations = random.oneIn(2) ? 0 : random.below(before.count > 3 ? 6 : 3)
        for _ in 0..<sectionOperations {
            let (old, new) = (section(before.count), section(before.count + 1))
            switch random.below(4) {
            case 0: batch.sections.deletes.append(RowRun(.section(old)))
            case 1: batch.sections.inserts.append(RowRun(.section(new)))
            case 2: batch.sections.reloads.append(RowRun(.section(old)))
            default:
                batch.sections.moves.append(
                    RowMove(from: .section(old), to: .section(section(before.count))))
            }
        }
        for _ in 0..<random.below(5) {
            let (old, new) = (path(before), path(before))
            switch random.below(4) {
            case 0: batch.rows.deletes.append(run(old))
            case 1: batch.rows.inserts.append(run(new))
            case 2: batch.rows.reloads.append(run(old))
            default:
                batch.rows.moves.append(RowMove(from: old, to: new))
            }
        }
        return NaiveTable(batch: batch, before: before, after: after(batch, before))
    }

    /// A valid batch, or nil if none was found.
    mutating func acceptableBatch() -> NaiveTable? {
        for _ in 0..<60 {
            let table = anyBatch()
            if table.brokenRules.isEmpty, table.batch.isStructural { return table }
        }
        return nil
    }

    private mutating func section(_ count: Int) -> Int32 {
        random.oneIn(30) ? Int32(count + random.below(2)) : Int32(random.below(max(1, count)))
    }

    private mutating func path(_ counts: [Int]) -> RowPath {
        let section = section(counts.count)
        let count = counts.indices.contains(Int(section)) ? counts[Int(section)] : 1
        let row = random.oneIn(30) ? count + random.below(2) - 1 : random.below(max(1, count))
        return RowPath(section: section, row: Int32(row))
    }

    private mutating func run(_ path: RowPath) -> RowRun {
        RowRun(section: path.section, row: path.row, count: random.oneIn(5) ? 2 : 1)
    }

    /// The counts that result from the batch, or sometimes others.
    private mutating func after(_ batch: TableBatch, _ before: [Int]) -> [Int] {
        let count = before.count - batch.sections.deletes.count + batch.sections.inserts.count
        let blank = [Int](repeating: 0, count: max(0, count))
        let origins = NaiveTable(batch: batch, before: before, after: blank).safeOrigins
        var after = blank.indices.map { new -> Int in
            guard let old = origins[new], before.indices.contains(old) else {
                return random.below(5)
            }
            return before[old] - taken(batch, old) + given(batch, new)
        }
        if random.oneIn(12), !after.isEmpty { after[random.below(after.count)] += 1 }
        if random.oneIn(25) { after.append(1) }
        return after.map { max(0, $0) }
    }

    private func taken(_ batch: TableBatch, _ section: Int) -> Int {
        batch.rows.deletes.filter { Int($0.section) == section }.reduce(0) { $0 + Int($1.count) }
            + batch.rows.moves.filter { Int($0.from.section) == section }.count
    }

    private func given(_ batch: TableBatch, _ section: Int) -> Int {
        batch.rows.inserts.filter { Int($0.section) == section }.reduce(0) { $0 + Int($1.count) }
            + batch.rows.moves.filter { Int($0.to.section) == section }.count
    }
}

extension NaiveTable {
    /// `origins` if the section operations are in range; otherwise sections stay in place.
    var safeOrigins: [Int?] {
        let inRange =
            batch.sections.moves.allSatisfy { after.indices.contains(Int($0.to.row)) }
        return inRange ? origins : after.indices.map { before.indices.contains($0) ? $0 : nil }
    }
}
#endif
