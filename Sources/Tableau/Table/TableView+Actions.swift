#if !canImport(UIKit) || os(watchOS)
package import Foundation

/// A data source that knows what can be done with rows.
@MainActor
package protocol TableViewRowActing: AnyObject {
    /// The actions of a row, now.
    func actions(_ place: RowActionPlace, ofRowAt indexPath: IndexPath) -> [RowActionItem]
    /// A person has opened a row, without selecting it.
    func open(rowAt indexPath: IndexPath)
    /// A person has selected other rows, without opening one.
    func selectionDidChange()
}

extension TableView {
    /// What can be done with a row: the actions of its menu, then those behind its edges, each title
    /// once.
    package func actions(ofRowAt path: RowPath) -> [RowActionItem] {
        guard let source = dataSource as? any TableViewRowActing, hasRow(path) else { return [] }
        let places: [RowActionPlace] = [.context, .leading, .trailing]
        var titles: Set<String> = []
        return places.flatMap { source.actions($0, ofRowAt: path.indexPath) }
            .filter { titles.insert($0.title).inserted }
    }

    // MARK: Marks

    // With a keyboard, marking a row and opening it are two keys: where several rows can be selected,
    // the selected ones are marked.

    /// The marked rows from top to bottom; none where only one row can be selected.
    package var markedRows: [RowPath] { allowsMultipleSelection ? selection.sorted() : [] }

    /// Whether a row is marked.
    package func isMarked(_ path: RowPath) -> Bool {
        allowsMultipleSelection && selection.contains(path)
    }

    /// Marks a row, or takes its mark away.
    package func toggleMark(at path: RowPath) {
        setMarks(selection.contains(path) ? markedRows.filter { $0 != path } : markedRows + [path])
    }

    /// Marks these rows and no others.
    package func setMarks(_ rows: [RowPath]) {
        let rows = Set(rows.filter(hasRow))
        for path in selection.subtracting(rows) {
            deselectRow(at: path.indexPath, animated: false)
        }
        for path in rows.subtracting(selection) {
            selectRow(at: path.indexPath, animated: false, scrollPosition: .none)
        }
        (dataSource as? any TableViewRowActing)?.selectionDidChange()
    }

    /// Does what a tap on a row does, but leaves the marks alone.
    package func openRow(at path: RowPath) {
        guard allowsMultipleSelection, cellForRow(at: path.indexPath)?.control?.isEnabled != true,
            let source = dataSource as? any TableViewRowActing
        else {
            tapRow(at: path.indexPath)
            return
        }
        source.open(rowAt: path.indexPath)
    }
}
#endif
