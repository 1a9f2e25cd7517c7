#if !canImport(UIKit) || os(watchOS)
package import Foundation

// What the display-neutral table does in its own way; its twin for UIKit lies in Adapter/UIKit.

extension TableView {
    /// Registers a cell class.
    func registerCell(_ cellType: TableViewCell.Type, identifier: String) {
        register(cellType, forCellReuseIdentifier: identifier)
    }

    /// Registers a header or footer view class.
    func registerHeaderFooter(_ viewType: TableViewHeaderFooterView.Type, identifier: String) {
        register(viewType, forHeaderFooterViewReuseIdentifier: identifier)
    }

    /// Why a batch cannot be animated now: there is always someone to see it.
    var reasonNotToAnimate: String? { nil }

    /// The rows to follow, see ``follow(by:during:)``.
    var heldRowPaths: [IndexPath] { heldRows.map(\.indexPath) }

    /// Gives the focus to a row, and edits a field of it.
    func focusRow(at path: IndexPath, field: RowField?) {
        focusRow(at: path, isEditing: field != nil)
    }

    /// How far it is scrolled.
    var scrollState: ScrollState {
        ScrollState(
            offset: contentOffset.y, visibleHeight: frame.height, contentHeight: contentHeight)
    }

    /// The least that may be answered for an estimate other than 0.
    static var smallestEstimate: CGFloat { 0 }

    /// Whether replacing headers and footers has the table ask for all heights again.
    static var measuresWhenReplacing: Bool { false }

    /// Asks for headers and footers again where another kind of view is needed, or none.
    ///
    /// Their sections need not be replaced for that.
    func replaceHeadersAndFooters(inSections sections: IndexSet, with animation: RowAnimation) {
        reloadHeadersAndFooters(inSections: sections)
    }
}

/// What scrolls: the table.
package typealias ScrollingView = TableView

// Spares the table questions that it would otherwise ask for every section and row.

extension TableViewAdapter: TableViewBulkCounting {
    package func rowCounts(in tableView: TableView) -> [Int32] { contents?.rowCounts ?? [] }
}

extension TableViewAdapter: TableViewRowDescribing {
    package func searchText(
        ofRows rows: Range<Int>, inSection section: Int,
        _ take: (_ row: Int, _ text: String) -> Void
    ) -> Bool {
        contents?.searchText(ofRows: rows, inSection: section, take) ?? false
    }
}

extension TableViewAdapter: TableViewRowActing {
    package func actions(
        _ place: RowActionPlace, ofRowAt indexPath: IndexPath
    ) -> [RowActionItem] {
        contents?.actions(place, ofRowAt: indexPath) ?? []
    }

    package func open(rowAt indexPath: IndexPath) { contents?.didTap(rowAt: indexPath) }

    package func selectionDidChange() { contents?.selectionDidChange() }
}

extension TableViewAdapter: TableViewReordering {
    package func canReorder(rowAt indexPath: IndexPath) -> Bool {
        contents?.canReorder(rowAt: indexPath) ?? false
    }

    package var reorderedRow: IndexPath? { contents?.reorderedRow }

    package func beginReorder(at indexPath: IndexPath) -> Bool {
        contents?.beginReorder(at: indexPath) ?? false
    }

    package func moveReorder(to indexPath: IndexPath) -> Bool {
        contents?.moveReorder(to: indexPath) ?? false
    }

    package func putDownReorder(_ completion: @escaping @MainActor ((any Error)?) -> Void) {
        contents?.putDownReorder(completion)
    }

    package func cancelReorder() { contents?.cancelReorder() }
}

extension TableViewAdapter: TableViewHeightAdvising {
    package var givesHeights: Bool {
        if nextDelegate != nil { return true }
        guard let contents else { return false }
        return !contents.boundHeights.isEmpty
    }
}

extension TableViewAdapter {
    /// Nothing: the table itself holds every batch against the contract, before it applies it.
    func violation(
        in update: CollectionUpdate, rowsAfter: () -> [Int32]
    ) -> TableContractViolation? { nil }

    /// Applies the operations on rows and sections: run for run, without an `IndexPath` for each
    /// row.
    ///
    /// - Returns: Whether rows must be measured again; never, the batch has done that.
    func applyRows(of update: CollectionUpdate, updateData: () -> Void) -> Bool {
        if !update.batch.isEmpty {
            tableView.apply(update.batch, change: updateData)
        } else {
            updateData()
        }
        return false
    }
}
#endif
