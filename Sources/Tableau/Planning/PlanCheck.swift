/// The arithmetic a table insists on, checked on a batch before it is given out.
struct PlanCheck {
    private let update: CollectionUpdate
    private let before: [Int]
    private let after: [Int]
    /// Rows of each old section that leave it, and of each new section that come to it.
    private var leaving: [Set<Int>]
    private var coming: [Set<Int>]

    /// The first rule a batch breaks, in words; nil if a table will accept it.
    ///
    /// - Parameters:
    ///   - update: The batch.
    ///   - before: How many rows each section has before it.
    ///   - after: How many rows each section has after it.
    /// - Complexity: O(operations + sections).
    static func problem(in update: CollectionUpdate, before: [Int], after: [Int]) -> String? {
        var check = PlanCheck(update: update, before: before, after: after)
        return check.sectionProblem() ?? check.rowProblem()
    }

    private init(update: CollectionUpdate, before: [Int], after: [Int]) {
        self.update = update
        self.before = before
        self.after = after
        leaving = Array(repeating: [], count: before.count)
        coming = Array(repeating: [], count: after.count)
    }

    /// Sections: every index exists and is used once, and the counts add up.
    private func sectionProblem() -> String? {
        let sources = update.sectionDeletes + update.sectionMoves.map(\.old)
        let targets = update.sectionInserts + update.sectionMoves.map(\.new)
        if let wrong = sources.first(where: { !before.indices.contains($0) }) {
            return "section \(wrong) of \(before.count) sections goes or moves"
        }
        if let wrong = targets.first(where: { !after.indices.contains($0) }) {
            return "a section comes to index \(wrong) of \(after.count) sections"
        }
        if Set(sources).count != sources.count { return "a section goes or moves twice" }
        if Set(targets).count != targets.count { return "two sections come to one index" }
        let expected = before.count - sources.count + targets.count
        if expected != after.count {
            return "\(before.count) sections, \(update.sectionDeletes.count) deleted and "
                + "\(update.sectionInserts.count) inserted, are \(expected), not \(after.count)"
        }
        return nil
    }

    /// Rows: every place exists and is used once, sections keep their counts.
    private mutating func rowProblem() -> String? {
        let gone = Set(update.sectionDeletes + update.sectionMoves.map(\.old))
        let fresh = Set(update.sectionInserts + update.sectionMoves.map(\.new))
        for path in update.rowDeletes {
            if let problem = leave(path[0], path[1], gone) { return problem }
        }
        for path in update.rowInserts {
            if let problem = come(path[0], path[1], fresh) { return problem }
        }
        for reloads in [update.rowReloads, update.undiffableReloads] {
            if reloads.old.count != reloads.new.count { return "reloads do not pair up" }
            for path in reloads.old {
                if let problem = leave(path[0], path[1], gone) { return problem }
            }
            for path in reloads.new {
                if let problem = come(path[0], path[1], fresh) { return problem }
            }
        }
        for move in update.rowMoves.moves {
            if let problem = leave(Int(move.oldSection), Int(move.oldRow), gone)
                ?? come(Int(move.newSection), Int(move.newRow), fresh)
            {
                return problem
            }
        }
        let kept = zip(
            before.indices.filter { !gone.contains($0) },
            after.indices.filter { !fresh.contains($0) })
        for (old, new) in kept {
            let expected = before[old] - leaving[old].count + coming[new].count
            if expected != after[new] {
                return "section \(new) (was \(old)): \(before[old]) rows, \(leaving[old].count) "
                    + "leave and \(coming[new].count) come: \(expected), not \(after[new])"
            }
        }
        return nil
    }

    private mutating func leave(_ section: Int, _ row: Int, _ gone: Set<Int>) -> String? {
        guard before.indices.contains(section), (0..<before[section]).contains(row) else {
            return "row \(row) of section \(section) leaves, but there is none before the batch"
        }
        if gone.contains(section) { return "a row leaves section \(section), which goes or moves" }
        if !leaving[section].insert(row).inserted {
            return "row \(row) of section \(section) leaves twice"
        }
        return nil
    }

    private mutating func come(_ section: Int, _ row: Int, _ fresh: Set<Int>) -> String? {
        guard after.indices.contains(section), (0..<after[section]).contains(row) else {
            return "a row comes to \(row) of section \(section), but there is none after the batch"
        }
        if fresh.contains(section) {
            return "a row comes to section \(section), which comes or moves itself"
        }
        if !coming[section].insert(row).inserted {
            return "two rows come to row \(row) of section \(section)"
        }
        return nil
    }
}
