#if !canImport(UIKit) || os(watchOS)
extension TableView {
    /// What a row shows, whether it is visible or not; nil if there is no such row.
    ///
    /// A surface that looks for rows by their text asks here. The data source is asked for a cell,
    /// but no delegate is told, since nothing is displayed.
    package func content(ofRow path: RowPath) -> CellContent? {
        guard hasRow(path) else { return nil }
        if let cell = cell(at: path) { return cell.content }
        let cell = cell(for: path)
        defer { release(cell) }
        return cell.content
    }
}
#endif
