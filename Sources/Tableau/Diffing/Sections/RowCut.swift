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

    func oldRow(_ row: Int32) -> Int32 {
        row + omissions.total(omissions.partition { $0.old <= row })
    }

    func newRow(_ row: Int32) -> Int32 {
        row + omissions.total(omissions.partition { $0.new <= row })
    }
}

extension ChangedSection {
    /// Returns the index of a compared row in its whole list.
    func oldRow(_ row: Int32) -> Int32 { cut?._withUnsafeGuaranteedRef { $0.oldRow(row) } ?? row }
    func newRow(_ row: Int32) -> Int32 { cut?._withUnsafeGuaranteedRef { $0.newRow(row) } ?? row }

    /// Returns the place of a compared row in the table.
    func oldPath(_ row: Int32) -> RowPath { RowPath(section: Int32(old), row: oldRow(row)) }
    func newPath(_ row: Int32) -> RowPath { RowPath(section: Int32(new), row: newRow(row)) }
}
