import Foundation
package import Tableau

/// Rebuilds the new table from the old one and a diff, to check that the diff is complete.
package enum SectionedReplay {
    /// What is wrong with a diff, or nil if it turns one table into the other.
    ///
    /// - Parameters:
    ///   - diff: The diff.
    ///   - old: The table before.
    ///   - new: The table after.
    ///   - content: What a row of each spec shows.
    package static func problem(
        in diff: SectionedDiff, from old: TableSpec, to new: TableSpec, content: [Int]
    ) -> String? {
        guard let origins = origins(diff.sections, old.sections.count, new.sections.count) else {
            return "the sections don't add up"
        }
        var gone = old.sections.map { Array(repeating: false, count: $0.rows.count) }
        var rows: [[Int?]] = new.sections.map { Array(repeating: nil, count: $0.rows.count) }
        for path in diff.deletes { gone[path[0]][path[1]] = true }
        for path in diff.inserts {
            if rows[path[0]][path[1]] != nil { return "\(path) is filled twice" }
            rows[path[0]][path[1]] = new.sections[path[0]].rows[path[1]]
        }
        for move in diff.moves {
            if gone[move.old[0]][move.old[1]] { return "\(move.old) is a source twice" }
            gone[move.old[0]][move.old[1]] = true
            if rows[move.new[0]][move.new[1]] != nil { return "\(move.new) is filled twice" }
            rows[move.new[0]][move.new[1]] = old.sections[move.old[0]].rows[move.old[1]]
        }
        for (index, section) in new.sections.enumerated() {
            guard let origin = origins[index] else {
                rows[index] = section.rows
                continue
            }
            let kept = old.sections[origin].rows.indices.filter { !gone[origin][$0] }
            let open = section.rows.indices.filter { rows[index][$0] == nil }
            guard kept.count == open.count else { return "section \(index) has a wrong row count" }
            for (row, place) in zip(kept, open) {
                rows[index][place] = old.sections[origin].rows[row]
            }
        }
        for update in diff.updates {
            rows[update.new[0]][update.new[1]] = new.sections[update.new[0]].rows[update.new[1]]
        }
        for (index, section) in new.sections.enumerated() {
            if section.rows.map({ content[$0] }) != rows[index].map({ content[$0!] }) {
                return "section \(index) has wrong content"
            }
        }
        return nil
    }

    /// The old index of each new section; nil for inserted ones.
    private static func origins(_ diff: Diff, _ oldCount: Int, _ newCount: Int) -> [Int?]? {
        var origins = [Int?](repeating: nil, count: newCount)
        var left = Set(0..<oldCount).subtracting(diff.deletes)
        var open = Set(0..<newCount).subtracting(diff.inserts)
        for move in diff.moves {
            guard left.remove(move.old) != nil, open.remove(move.new) != nil else { return nil }
            origins[move.new] = move.old
        }
        guard left.count == open.count else { return nil }
        for (old, new) in zip(left.sorted(), open.sorted()) { origins[new] = old }
        return origins
    }
}
