/// The rows of two lists in pieces as arrays, in order to compare them: if the lists share much, only
/// the rows that they don't share, so that the cost depends on the changes.
///
/// The diff engine compares these rows, and knows what is left out where.
final class RowCut {
    let old: ErasedRows
    let new: ErasedRows
    /// What is left out before each range of remaining rows; empty if nothing is.
    let omissions: [Omission]

    init(old: ErasedRows, new: ErasedRows, omissions: [Omission] = []) {
        self.old = old
        self.new = new
        self.omissions = omissions
    }

    /// Returns the index in the whole old list.
    func oldRow(_ row: Int32) -> Int32 { row + omissions.count(beforeOld: row) }

    /// Returns the index in the whole new list.
    func newRow(_ row: Int32) -> Int32 { row + omissions.count(beforeNew: row) }
}

extension ChangedSection {
    /// Returns the place of a compared row in the old table.
    func oldPath(_ row: Int32) -> RowPath {
        RowPath(section: Int32(old), row: cut?._withUnsafeGuaranteedRef { $0.oldRow(row) } ?? row)
    }

    /// Returns the place of a compared row in the new table.
    func newPath(_ row: Int32) -> RowPath {
        RowPath(section: Int32(new), row: cut?._withUnsafeGuaranteedRef { $0.newRow(row) } ?? row)
    }

    /// Converts the changes to those between whole lists, after all joins; moves are that already.
    func lift(in collected: UnsafeMutablePointer<Int32>) {
        guard let cut = cut?.takeUnretainedValue(), !cut.omissions.isEmpty else { return }
        // Rows that move to another section are marked, and reported by the join.
        let (deletes, inserts) = (deletes(in: collected), inserts(in: collected))
        for index in deletes.indices where deletes[index] >= 0 {
            deletes[index] = cut.oldRow(deletes[index])
        }
        for index in inserts.indices where inserts[index] >= 0 {
            inserts[index] = cut.newRow(inserts[index])
        }
        let pairs = collected + changes.start + changes.updateStart
        for pair in 0..<Int(changes.updates) {
            pairs[2 * pair] = cut.oldRow(pairs[2 * pair])
            pairs[2 * pair + 1] = cut.newRow(pairs[2 * pair + 1])
        }
    }
}
