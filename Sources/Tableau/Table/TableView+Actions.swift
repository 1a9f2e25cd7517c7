#if !canImport(UIKit) || os(watchOS)
import Foundation

extension TableView {
    /// Returns the actions of a row: those of its menu, then those at its edges, without repeated
    /// titles.
    package func actions(ofRowAt path: RowPath) -> [RowActionItem] {
        guard let rowSource, hasRow(path) else { return [] }
        let places: [RowActionPlace] = [.context, .leading, .trailing]
        let actions = places.flatMap { rowSource.actions($0, ofRowAt: path.indexPath) }
        // The program may have given the table another data source.
        guard hasRow(path) else { return [] }
        var titles: Set<String> = []
        return actions.filter { titles.insert($0.title).inserted }
    }

    // MARK: Identity

    /// Returns whether updates follow a row by an identity; true if the program says where rows go.
    package func hasIdentity(rowAt path: RowPath) -> Bool {
        rowSource?.hasIdentity(rowAt: path.indexPath) ?? true
    }

    /// Returns whether a row that updates led to is a row of earlier data.
    ///
    /// - Complexity: O(rows of the section), once for each version of the data.
    package func isRow(at path: RowPath, theRow row: Int32, of data: AnyObject?) -> Bool {
        guard let data, let rowSource else { return true }
        return rowSource.isRow(at: path.indexPath, theRow: Int(row), of: data)
    }

    package func hasGone(rowAt path: RowPath) -> Bool {
        rowSource?.hasGone(rowAt: path.indexPath) ?? false
    }

    // MARK: Marks

    // With a keyboard, marking a row and opening it use different keys. If several rows can be
    // selected, the selected ones are the marked ones.

    /// The marked rows from top to bottom; empty if only one row can be selected.
    package var markedRows: [RowPath] { selectsSeveralRows ? selection.sorted() : [] }

    package func isMarked(_ path: RowPath) -> Bool {
        selectsSeveralRows && selection.contains(path)
    }

    /// Returns whether a row can be marked, as a tap could select it; requests a cell if it is invisible.
    package func canMark(rowAt path: RowPath) -> Bool {
        guard selectsSeveralRows, hasRow(path) else { return false }
        if let eventDelegate {
            guard eventDelegate.tableView(self, shouldHighlightRowAt: path.indexPath),
                eventDelegate.tableView(self, willSelectRowAt: path.indexPath) != nil
            else { return false }
        }
        return withCell(ofRowAt: path) {
            $0.selectionStyle != .none && $0.control?.isEnabled != true
        }
    }

    package func toggleMark(at path: RowPath) {
        setMarks(selection.contains(path) ? markedRows.filter { $0 != path } : markedRows + [path])
    }

    /// Marks exactly these rows.
    package func setMarks(_ rows: [RowPath]) {
        let rows = Set(rows.filter(hasRow))
        let deselected = selection.subtracting(rows).map(\.indexPath)
        for path in deselected { deselectRow(at: path, animated: false) }
        for path in rows.subtracting(selection) {
            selectRow(at: path.indexPath, animated: false, scrollPosition: .none)
        }
        rowSource?.selectionDidChange(deselecting: deselected)
    }

    /// Acts like a tap on a row, without changing the marks.
    package func openRow(at path: RowPath) {
        guard selectsSeveralRows, !checksRows,
            cellForRow(at: path.indexPath)?.control?.isEnabled != true,
            let rowSource
        else {
            tapRow(at: path.indexPath)
            return
        }
        rowSource.didSelect(rowAt: path.indexPath)
        rowSource.didTap(rowAt: path.indexPath)
    }
}
#endif
