// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Names and signatures are UIKit's; Apple documents them.

public import Foundation
import TableEngine

extension UITableView {
    public var visibleCells: [UITableViewCell] {
        checkCellsAreSettled()
        return engine.visibleCells.compactMap { ($0 as? CellHost)?.cell }
    }

    /// UIKit may lay the table out for this, and warns if the table has no window.
    public var indexPathsForVisibleRows: [IndexPath]? {
        if window == nil {
            violationHandler("The table is asked to lay out, but is in no window.")
        }
        return engine.indexPathsForVisibleRows
    }

    public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        checkCellsAreSettled()
        return (engine.cellForRow(at: indexPath) as? CellHost)?.cell
    }

    public func indexPath(for cell: UITableViewCell) -> IndexPath? {
        cell.host.flatMap { engine.indexPath(for: $0) }
    }

    public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        (engine.headerView(forSection: section) as? HeaderFooterHost)?.headerFooterView
    }

    public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        (engine.footerView(forSection: section) as? HeaderFooterHost)?.headerFooterView
    }

    public func rect(forSection section: Int) -> CGRect { engine.rect(forSection: section) }

    public func rectForHeader(inSection section: Int) -> CGRect {
        engine.rectForHeader(inSection: section)
    }

    public func rectForFooter(inSection section: Int) -> CGRect {
        engine.rectForFooter(inSection: section)
    }

    public func rectForRow(at indexPath: IndexPath) -> CGRect { engine.rectForRow(at: indexPath) }

    // MARK: Selection

    public var indexPathForSelectedRow: IndexPath? { engine.indexPathForSelectedRow }

    public var indexPathsForSelectedRows: [IndexPath]? { engine.indexPathsForSelectedRows }

    public func selectRow(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
    ) {
        engine.selectRow(
            at: indexPath, animated: animated, scrollPosition: scrollPosition.neutral)
    }

    public func deselectRow(at indexPath: IndexPath, animated: Bool) {
        engine.deselectRow(at: indexPath, animated: animated)
    }
}

extension UITableView.ScrollPosition {
    var neutral: TableView.ScrollPosition { TableView.ScrollPosition(rawValue: rawValue)! }
}
