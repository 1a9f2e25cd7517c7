#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Keeps the place of a UIKit table, which by itself keeps its offset: corrects the offset after each
/// batch.
@MainActor
final class PlaceKeeper {
    var rule = PlaceRule.none
    /// A row to keep in its place rather than any other.
    var row: IndexPath?
    /// Whether the last row is the end, and not that of a page.
    var endIsReached = true
    private(set) var unseen = 0 { didSet { if unseen != oldValue { unseenDidChange(unseen) } } }
    var unseenDidChange: (Int) -> Void = { _ in }

    /// Applies a batch of rows and sections around what is to stay in view.
    func keep(
        in table: UITableView, through batch: TableBatch, sectionsAfter: Int,
        _ update: () -> Void
    ) {
        guard rule != .none, table.reasonNotToAnimate == nil else { return update() }
        let isAtTop = table.contentOffset.y <= -table.topInset
        if case .rows(alsoAtTop: false) = rule, row == nil, isAtTop { return update() }
        let map = BatchMap(
            ArrangedBatch(batch), sectionsBefore: table.numberOfSections,
            sectionsAfter: sectionsAfter)
        let places = table.visibleRowPlaces
        var rows = places.filter { $0.distance >= 0 } + places.filter { $0.distance < 0 }
        if let row {
            let distance = table.rectForRow(at: row).minY - table.contentOffset.y - table.topInset
            rows.insert((row, distance), at: 0)
        }
        let follows = followsEnd(of: table, last: places.last?.path)
        update()
        table.layoutIfNeeded()
        func place(_ path: IndexPath) -> IndexPath? {
            let old = RowPath(clamping: path)
            guard path == row || map.move(ofOld: old) == nil else { return nil }
            return map.path(ofOld: old)?.indexPath
        }
        if follows {
            unseen = 0
            table.showEnd()
        } else {
            if case .end = rule, endIsReached {
                unseen += map.arrivals(
                    after: (places.last?.path).flatMap(place).map { RowPath(clamping: $0) })
            }
            for (path, distance) in rows {
                guard let new = place(path) else { continue }
                let y = table.rectForRow(at: new).minY - distance - table.topInset
                // No further than the content reaches: rows that all fit must not be out of sight.
                let most = max(table.contentOffset.y, table.permitted(offset: .infinity))
                table.contentOffset.y = max(-table.topInset, min(y, most))
                break
            }
        }
        row = row.flatMap(place)
    }

    /// Takes note of what has been scrolled to.
    func didScroll(_ table: UITableView) {
        guard unseen > 0, table.reasonNotToAnimate == nil else { return }
        unseen = min(unseen, table.rowCount(below: table.indexPathsForVisibleRows?.last))
    }

    /// Shows the end after a first load.
    func didLoad(_ table: UITableView) {
        if case .end = rule, table.reasonNotToAnimate == nil { table.showEnd() }
    }

    private func followsEnd(of table: UITableView, last: IndexPath?) -> Bool {
        guard case .end(let distance) = rule else { return false }
        return last == nil || endIsReached && table.rowCount(below: last) <= distance
    }
}

extension TableViewAdapter {
    /// What the table keeps in view.
    var placeRule: PlaceRule {
        get { placeKeeper.rule }
        set {
            placeKeeper.rule = newValue
            placeKeeper.didLoad(tableView)
        }
    }

    /// A row to keep in its place rather than any other.
    var keptRow: IndexPath? {
        get { placeKeeper.row }
        set { placeKeeper.row = newValue }
    }

    /// Whether the last row is the end, and not that of a page.
    var endIsReached: Bool {
        get { placeKeeper.endIsReached }
        set { placeKeeper.endIsReached = newValue }
    }

    /// How many rows came below the visible part, and were not scrolled to.
    var unseenRows: Int { placeKeeper.unseen }

    /// Called with each other number of unseen rows.
    var unseenRowsDidChange: (Int) -> Void {
        get { placeKeeper.unseenDidChange }
        set { placeKeeper.unseenDidChange = newValue }
    }

    /// Whether the table follows its end, and has it in sight.
    var showsEnd: Bool {
        guard case .end = placeKeeper.rule, reasonToReload == nil else { return false }
        return tableView.rowCount(below: tableView.indexPathsForVisibleRows?.last) == 0
    }
}

extension UITableView {
    /// How much of the top is covered by bars.
    var topInset: CGFloat { adjustedContentInset.top }

    /// An offset within the content.
    func permitted(offset y: CGFloat) -> CGFloat {
        let most = contentSize.height + adjustedContentInset.bottom - bounds.height
        return max(-topInset, min(y, most))
    }

    /// How many rows follow a row; none, if there is no row in sight.
    fileprivate func rowCount(below path: IndexPath?) -> Int {
        guard let path else { return 0 }
        let others = ((path.section + 1)..<max(path.section + 1, numberOfSections))
            .reduce(0) { $0 + numberOfRows(inSection: $1) }
        return others + numberOfRows(inSection: path.section) - path.row - 1
    }

    /// Scrolls to the last row.
    fileprivate func showEnd() {
        guard let section = (0..<numberOfSections).last(where: { numberOfRows(inSection: $0) > 0 })
        else { return }
        let last = IndexPath(row: numberOfRows(inSection: section) - 1, section: section)
        scrollToRow(at: last, at: .bottom, animated: false)
    }
}
#endif
