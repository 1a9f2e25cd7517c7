/// One row of a section, as it was when something began with it: an action, a menu, a move.
///
/// A look-up finds this row or nothing, never a neighbour or another row with its identity:
///
/// - A row whose identity is its own is found by it, whatever else has changed.
/// - Of rows that share an identity, and of rows without one, a row is found by its content, if
///   exactly as many rows have that content as before.
/// - In the very data that the token was made from, every row is found.
///
/// ```swift
/// let token = RowToken(section: inbox, content: content, row: 3)
/// token.row(in: newContent)  // nil once the row is gone
/// ```
///
/// It keeps the data that it was made from alive.
struct RowToken {
    let section: AnySectionState
    private let content: SectionContent
    private let row: Int

    /// Creates a token for a row; traps if there is none.
    init(section: AnySectionState, content: SectionContent, row: Int) {
        precondition(row >= 0 && row < content.rows.count, "there is no row \(row)")
        self.section = section
        self.content = content
        self.row = row
    }

    /// Returns the index of the row in later content of its section; nil if it is gone, or can't be
    /// told from others.
    ///
    /// - Complexity: O(1) once the content has been asked for a row by identity, O(rows) if the
    ///   row's content must be compared.
    func row(in later: SectionContent) -> Int? {
        if later === content { return row }
        // Another chain's rows are other rows, whatever their identities.
        guard later.cellSource == content.cellSource else { return nil }
        let (before, after) = (content.identifyingRows, later.identifyingRows)
        if after.isSame(as: before) { return row }
        if let earlierRows = content.positions, let laterRows = later.positions,
            let identity = before.identity(ofRow: row)
        {
            guard let found = laterRows.row(ofAny: identity) else { return nil }
            let isOwn =
                !earlierRows.isRepeated(any: identity) && !laterRows.isRepeated(any: identity)
            if isOwn { return found }
        }
        let equalBefore = before.rows(equalToRow: row, of: before)
        let equalAfter = after.rows(equalToRow: row, of: before)
        guard equalAfter.count == equalBefore.count else { return nil }
        return equalBefore.firstIndex(of: row).map { equalAfter[$0] }
    }
}

extension RowList {
    /// Returns the indices of the rows with the identity and the content of a row of another list of the
    /// same type.
    fileprivate func rows(equalToRow row: Int, of other: RowList) -> [Int] {
        guard let type, isComparable(with: other) else { return [] }
        let comparison = type.comparison
        return DiffScratch.withScratch { scratch in
            other.withPlace(of: row) { base, place in
                let wanted = base + place * comparison.stride
                return (0..<count).filter { index in
                    withPlace(of: index) {
                        scratch.equalRows(
                            wanted, $0 + $1 * comparison.stride, 1, by: comparison.scanForward) == 1
                    }
                }
            }
        }
    }
}
