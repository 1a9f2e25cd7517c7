/// Iterates over rows from a position down, while heights of rows already passed may still change.
struct RowWalker {
    private var section = 0
    private var row = 0
    /// Whether of a run of rows with height 0 only the last is visited.
    private let skipsEmptyRows: Bool

    init(_ geometry: TableGeometry, from top: Double, skippingEmptyRows: Bool) {
        skipsEmptyRows = skippingEmptyRows
        guard !geometry.sections.isEmpty else { return }
        section = geometry.section(at: top)
        let first = geometry.sections[section]
        let y = top - geometry.top(of: section) - first.header
        guard y > 0, first.rows.count > 0 else { return }
        row = first.rows.row(at: y)
        if first.rows.offset(of: row + 1) <= y { row += 1 }
    }

    /// Returns the next row and its top, or nil after the last row.
    mutating func next(_ geometry: TableGeometry) -> (path: RowPath, y: Double)? {
        while section < geometry.sections.count {
            if row < geometry.sections[section].rows.count {
                if skipsEmptyRows {
                    row = geometry.sections[section].rows.lastEmptyRow(from: row) ?? row
                }
                let path = RowPath(section: section, row: row)
                row += 1
                return (path, geometry.top(of: path))
            }
            section += 1
            row = 0
        }
        return nil
    }
}
