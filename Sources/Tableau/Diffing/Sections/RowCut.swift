/// The rows of two lists in pieces as arrays, for the engine to compare: those that the lists don't share,
/// so that the cost depends on the changes.
final class RowCut {
    let old: ErasedRows
    let new: ErasedRows
    /// What is left out between remaining rows.
    let omissions: [Omission]

    init(old: ErasedRows, new: ErasedRows, omissions: [Omission] = []) {
        self.old = old
        self.new = new
        self.omissions = omissions
    }

    func oldRow(_ row: Int32) -> Int32 { row + omissions.count(beforeOld: row) }

    func newRow(_ row: Int32) -> Int32 { row + omissions.count(beforeNew: row) }
}

extension ChangedSection {
    /// Returns the place of a compared row in the table.
    func oldPath(_ row: Int32) -> RowPath {
        RowPath(section: Int32(old), row: cut?._withUnsafeGuaranteedRef { $0.oldRow(row) } ?? row)
    }

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
