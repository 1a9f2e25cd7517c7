package import Tableau

/// Rejects the batches that a table rejects; written from the rules alone, independently of the
/// planner's own check.
///
/// Every source must exist before the batch and be used once; every destination must exist after
/// it and be filled once. Sections that are deleted, inserted or moved take no part in row
/// operations, and the counts must add up.
package struct BatchValidator {
    private let before: [Int]
    private let after: [Int]
    private var sources: [[Bool]]
    private var destinations: [[Bool]]

    /// Makes a validator for one batch.
    ///
    /// - Parameters:
    ///   - before: The number of rows of each section before the batch.
    ///   - after: The number of rows of each section after the batch.
    package init(before: [Int], after: [Int]) {
        self.before = before
        self.after = after
        sources = before.map { Array(repeating: false, count: $0) }
        destinations = after.map { Array(repeating: false, count: $0) }
    }

    /// The first rule that a batch violates, or nil if a table accepts it.
    package mutating func problem(in update: CollectionUpdate) -> String? {
        var lost = [Bool](repeating: false, count: before.count)
        var fresh = [Bool](repeating: false, count: after.count)
        for index in update.sectionDeletes + update.sectionMoves.map(\.old) {
            if index < 0 || index >= before.count { return "no section \(index) before the batch" }
            if lost[index] { return "section \(index) is a source twice" }
            lost[index] = true
        }
        for index in update.sectionInserts + update.sectionMoves.map(\.new) {
            if index < 0 || index >= after.count { return "no section \(index) after the batch" }
            if fresh[index] { return "section \(index) is a destination twice" }
            fresh[index] = true
        }
        if before.count - update.sectionDeletes.count + update.sectionInserts.count != after.count {
            return "section counts don't add up"
        }
        for rows in [update.rowDeletes, update.rowReloads.old, update.undiffableReloads.old] {
            for path in rows {
                if let problem = source(path[0], path[1], lost) { return problem }
            }
        }
        for rows in [update.rowInserts, update.rowReloads.new, update.undiffableReloads.new] {
            for path in rows {
                if let problem = destination(path[0], path[1], fresh) { return problem }
            }
        }
        for move in update.rowMoves {
            if let problem = source(move.old[0], move.old[1], lost) { return problem }
            if let problem = destination(move.new[0], move.new[1], fresh) { return problem }
        }
        var kept = 0
        for index in after.indices where !fresh[index] {
            while lost[kept] { kept += 1 }
            let stay = sources[kept].count { !$0 }
            let open = destinations[index].count { !$0 }
            if stay != open {
                return "section \(kept), then \(index): \(stay) rows stay for \(open) places"
            }
            kept += 1
        }
        return nil
    }

    private mutating func source(_ section: Int, _ row: Int, _ lost: [Bool]) -> String? {
        if section >= before.count || row >= before[section] {
            return "no row \(section):\(row) before the batch"
        }
        if lost[section] { return "row \(section):\(row) is in a section that is deleted or moved" }
        if sources[section][row] { return "row \(section):\(row) is a source twice" }
        sources[section][row] = true
        return nil
    }

    private mutating func destination(_ section: Int, _ row: Int, _ fresh: [Bool]) -> String? {
        if section >= after.count || row >= after[section] {
            return "no row \(section):\(row) after the batch"
        }
        if fresh[section] { return "row \(section):\(row) is in an inserted or moved section" }
        if destinations[section][row] { return "row \(section):\(row) is a destination twice" }
        destinations[section][row] = true
        return nil
    }
}
