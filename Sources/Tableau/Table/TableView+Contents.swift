#if !canImport(UIKit) || os(watchOS)
import Foundation

/// The content of the whole table, row by row, for surfaces that show more than fits the screen.
extension TableView {
    /// Returns the content of a row, visible or not.
    ///
    /// For an invisible row, the table requests a cell, reads its content, and returns it to its
    /// pool. The cell is never displayed, so the delegate is not called.
    package func content(ofRowAt path: RowPath) -> CellContent {
        layoutIfNeeded()
        guard hasRow(path) else {
            report(TableContractViolation(.unknownIndexPath, path))
            return CellContent()
        }
        return withCell(ofRowAt: path) { $0.shownContent }
    }

    /// Returns what a closure reads from the cell of an existing row, visible or not.
    func withCell<Result>(ofRowAt path: RowPath, _ read: (TableViewCell) -> Result) -> Result {
        layoutIfNeeded()
        if let cell = cell(at: path) { return read(cell) }
        let cell = ask(CellRequest(path: path))
        defer { release(cell) }
        return read(cell)
    }

    /// Returns the content of a section's header, visible or not; nil if it has none.
    package func headerContent(forSection section: Int) -> CellContent? {
        with(.header, section, content(of:))
    }

    /// Returns the content of a section's footer, visible or not; nil if it has none.
    package func footerContent(forSection section: Int) -> CellContent? {
        with(.footer, section, content(of:))
    }

    /// The content shown in place of rows; nil if there are rows, or nothing to show.
    package var shownEmptyContent: EmptyContent? {
        guard let emptyContent else { return nil }
        loadIfNeeded()
        return loaded.counts.allSatisfy { $0 == 0 } ? emptyContent : nil
    }

    /// Passes on the search text of rows without making cells.
    ///
    /// - Returns: Whether the data source provided it; false if only the cells have it.
    package func searchText(
        ofRows rows: Range<Int>, inSection section: Int,
        _ take: (_ row: Int, _ text: String) -> Void
    ) -> Bool {
        rowSource?.searchText(ofRows: rows, inSection: section, take) ?? false
    }

    /// Returns what a closure makes of a section's header, visible or not; nil if it has none.
    package func withHeader<Result>(
        ofSection section: Int, _ body: (TableElementView) -> Result
    ) -> Result? {
        with(.header, section, body)
    }

    private func with<Result>(
        _ kind: HeaderFooterKind, _ section: Int, _ body: (TableElementView) -> Result
    ) -> Result? {
        layoutIfNeeded()
        guard loaded.counts.indices ~= section else { return nil }
        if let view = view(of: kind, section) { return body(view) }
        guard askedHeight(of: kind, section) != 0, let view = makeView(for: kind, section) else {
            return nil
        }
        defer { release(view) }
        return body(view)
    }

    private func content(of view: TableElementView) -> CellContent {
        (view as? TableViewHeaderFooterView)?.content ?? CellContent()
    }
}
#endif
