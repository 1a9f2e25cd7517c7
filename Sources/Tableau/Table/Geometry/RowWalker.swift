/// Iterates over rows from a position down, while heights of rows already passed may still change.
struct RowWalker {
    private var section: Int
    private var row: Int
    private var y: Double
    private var isStarted = false
    /// Whether of a run of rows with height 0 only the last is visited.
    private let skipsEmptyRows: Bool

    init(_ geometry: TableGeometry, from top: Double, skippingEmptyRows: Bool = false) {
        skipsEmptyRows = skippingEmptyRows
        section = 0
        row = 0
        y = geometry.top
        guard geometry.sectionCount > 0 else { return }
        section = geometry.section(at: top)
        let first = geometry.sections[section]
        let rowsTop = geometry.top(of: section) + first.header
        if top > rowsTop, first.rows.count > 0 {
            row = first.rows.row(at: top - rowsTop)
            y = rowsTop + first.rows.offset(of: row)
            if y + first.rows.height(at: row) <= top {
                y += first.rows.height(at: row)
                row += 1
            }
        } else {
            y = rowsTop
        }
    }

    /// Returns the next row and its top, or nil after the last row.
    mutating func next(_ geometry: TableGeometry) -> (path: RowPath, y: Double)? {
        if isStarted {
            y += geometry.height(of: RowPath(section: section, row: row))
            row += 1
        }
        isStarted = true
        while section < geometry.sectionCount {
            if row < geometry.sections[section].rows.count {
                if skipsEmptyRows {
                    row = geometry.sections[section].rows.lastEmptyRow(from: row) ?? row
                }
                return (RowPath(section: section, row: row), y)
            }
            section += 1
            row = 0
            guard section < geometry.sectionCount else { return nil }
            y = geometry.top(of: section) + geometry.sections[section].header
        }
        return nil
    }
}
