#if !canImport(UIKit) || os(watchOS)
import Foundation

// Operations specific to the display-neutral table; the UIKit counterpart is in Adapter/UIKit.

extension TableView {
    /// Never any for this table.
    var reasonNotToAnimate: String? { nil }

    func isRowSelected(at path: IndexPath) -> Bool { selection.contains(RowPath(clamping: path)) }

    var editedRowPath: IndexPath? {
        let row = visible.rows.first { $0.cell.control?.isEditing == true } ?? visible.edited
        return row?.path.indexPath
    }

    var isTouched: Bool { surface?.isTouched ?? false }

    static var carriesRows: Bool { false }
    var isCarryingRow: Bool { false }

    var scrollState: ScrollState {
        ScrollState(
            offset: contentOffset.y, visibleHeight: viewport.height, contentHeight: contentHeight)
    }

    static var smallestEstimate: CGFloat { 0 }
}

extension TableViewCell {
    var table: TableView? { owningTable }

    func setDimmed(_ isDimmed: Bool) { self.isDimmed = isDimmed }
}

// There are no nibs.
extension UINibInitable {
    /// What a table registers: the class itself.
    static var nib: AnyClass { Self.self }

    static var missingNib: String? { nil }
}

package typealias ScrollingView = TableView

extension TableViewAdapter: BoundTableSource {
    package func rowCounts(in tableView: TableView) -> [Int32] { contents?.rowCounts ?? [] }

    package var rows: (any TableContents)? { contents }

    package var givesHeights: Bool {
        if nextDelegate != nil { return true }
        guard let contents else { return false }
        return !contents.answers.isDisjoint(with: .heights)
    }
}

extension TableViewAdapter {
    /// Does nothing: the surface tells when the user lets the table go.
    func awaitLetGo() {}

    /// Does nothing: this table calls whatever methods its delegate has.
    func nextDelegateDidChange(from old: (any TableViewDelegate)?) {}

    /// The table itself traps.
    static func mustCheck(_ update: CollectionUpdate) -> Bool { _isDebugAssertConfiguration() }

    /// Applies the operations on rows and sections by runs, without an `IndexPath` per row; returns false,
    /// since the batch measures rows.
    func applyRows(of update: CollectionUpdate, updateData: () -> Void) -> Bool {
        tableView.apply(update.batch, change: updateData)
        return false
    }
}
#endif
