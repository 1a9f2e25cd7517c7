#if !canImport(UIKit) || os(watchOS)
import Foundation

/// What the whole table shows, row by row, for surfaces that print or draw more than fits a screen.
extension TableView {
    /// What a row shows, visible or not.
    ///
    /// A row that is not visible is asked for, described, and its cell goes back to its pool; it
    /// is never displayed, so the delegate is not called.
    package func content(ofRowAt path: RowPath) -> CellContent {
        layoutIfNeeded()
        guard hasRow(path) else {
            report(TableContractViolation(.unknownIndexPath, path))
            return CellContent()
        }
        if let cell = cell(at: path) { return cell.content }
        let cell = cell(for: path)
        let content = cell.content
        release(cell)
        return content
    }

    /// What a section's header shows, visible or not; nil if it has none.
    package func headerContent(forSection section: Int) -> CellContent? {
        headerFooterContent(.header, section)
    }

    /// What a section's footer shows, visible or not; nil if it has none.
    package func footerContent(forSection section: Int) -> CellContent? {
        headerFooterContent(.footer, section)
    }

    /// What is shown in place of rows; nil while there are rows, or nothing is to be shown.
    package var shownEmptyContent: EmptyContent? {
        guard let emptyContent else { return nil }
        loadIfNeeded()
        return loaded.counts.allSatisfy { $0 == 0 } ? emptyContent : nil
    }

    // MARK: What the data source knows of rows

    private var describingSource: (any TableViewRowDescribing)? {
        dataSource as? any TableViewRowDescribing
    }

    /// Passes on the search text of rows, without making cells.
    ///
    /// - Returns: Whether the data source did; false where only the cells know it.
    package func searchText(
        ofRows rows: Range<Int>, inSection section: Int,
        _ take: (_ row: Int, _ text: String) -> Void
    ) -> Bool {
        describingSource?.searchText(ofRows: rows, inSection: section, take) ?? false
    }

    private func headerFooterContent(_ kind: HeaderFooterKind, _ section: Int) -> CellContent? {
        layoutIfNeeded()
        guard loaded.counts.indices ~= section else { return nil }
        if let view = view(of: kind, section) { return content(of: view) }
        guard askedHeight(of: kind, section) != 0, let view = makeView(for: kind, section) else {
            return nil
        }
        let content = content(of: view)
        release(view)
        return content
    }

    private func content(of view: TableElementView) -> CellContent {
        (view as? TableViewHeaderFooterView)?.content ?? CellContent()
    }
}
#endif
