#if !canImport(UIKit) || os(watchOS)
import Foundation

/// The content of the whole table, for surfaces that show more than fits the screen.
extension TableView {
    /// Returns the content of a row, visible or not.
    package func content(ofRowAt path: RowPath) -> CellContent {
        layoutIfNeeded()
        guard let path = existing(path) else { return CellContent() }
        return withCell(ofRowAt: path) { $0.shownContent }
    }

    /// Returns what a closure reads from the cell of an existing row.
    ///
    /// The cell of an invisible row is requested and returned to its pool. It is never displayed, so the
    /// delegate is not called.
    func withCell<Result>(ofRowAt path: RowPath, _ read: (TableViewCell) -> Result) -> Result {
        layoutIfNeeded()
        if let cell = cell(at: path) { return read(cell) }
        let cell = ask(CellRequest(path: path))
        defer { release(cell) }
        return read(cell)
    }

    /// Returns the content of a section's header or footer, visible or not; nil if it has none.
    package func content(of kind: HeaderFooterKind, inSection section: Int) -> CellContent? {
        withView(of: kind, inSection: section) {
            ($0 as? TableViewHeaderFooterView)?.content ?? CellContent()
        }
    }

    /// The content shown in place of rows; nil if there are rows, or nothing to show.
    package var shownEmptyContent: EmptyContent? {
        guard let emptyContent = boundSource?.emptyContent else { return nil }
        return rowCounts.allSatisfy { $0 == 0 } ? emptyContent : nil
    }

    /// Returns what a closure makes of a section's header or footer, visible or not; nil if it has none.
    package func withView<Result>(
        of kind: HeaderFooterKind, inSection section: Int, _ body: (TableElementView) -> Result
    ) -> Result? {
        layoutIfNeeded()
        guard loaded.counts.indices ~= section else { return nil }
        if let view = view(of: kind, section) { return body(view) }
        guard askedHeight(kind.height, section) != 0, let view = makeView(for: kind, section)
        else { return nil }
        defer { release(view) }
        return body(view)
    }
}
#endif
