#if !canImport(UIKit) || os(watchOS)
import Foundation

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

    /// Headers or footers on screen have been set up anew: their heights may have changed.
    func headerFooterContentChanged(_ edge: HeaderFooterEdge, inSections sections: [Int]) {
        if !sections.isEmpty { reloadHeadersAndFooters(inSections: IndexSet(sections)) }
    }

    /// Asks for headers or footers again; sections need not be replaced for that.
    func replaceHeaderFooters(
        _ edge: HeaderFooterEdge, inSections sections: [Int], with animation: RowAnimation
    ) {
        if !sections.isEmpty { reloadHeadersAndFooters(inSections: IndexSet(sections)) }
    }
}
extension TableViewAdapter {
    /// Applies the operations on rows and sections: run for run, without an `IndexPath` for each
    /// row.
    func applyRows(
        of update: CollectionUpdate, with animations: UpdateAnimations, updateData: () -> Void
    ) {
        if update.changesStructure || !update.rowReconfigures.isEmpty {
            tableView.apply(update.tableBatch(with: animations), change: updateData)
        } else {
            updateData()
        }
    }
}
#endif
