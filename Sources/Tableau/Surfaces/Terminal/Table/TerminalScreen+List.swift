#if !canImport(UIKit)
import Foundation
import Tableau

/// All rows of the table as the list, which a filter covers.
extension TerminalScreen: RowList {
    var rows: any RowSource { TableRows(table) }
    var scrolled: (total: Double, offset: Double) { (contentHeight, contentOffset) }

    /// The position of the focus among all rows: `3/12`.
    var summary: String {
        let rows = TableRows(table)
        guard let focus, rows.contains(focus) else { return isLoading ? "" : "0 rows" }
        return "\(rows.index(of: focus) + 1)/\(rows.count)"
    }

    var empty: (texts: [String], perform: (@MainActor () -> Void)?)? {
        let empty = table.shownEmptyContent
        guard empty != nil || slots.isEmpty && focus == nil else { return nil }
        if isLoading { return (["Loading…"], nil) }
        let hint = empty?.actionTitle.map { ["Enter: \($0)"] } ?? []
        return ([empty?.text ?? emptyText] + hint, empty?.perform)
    }

    func scroll(toPart part: Double) { scroll(to: part * greatestOffset) }

    func showSection(_ section: Int) {
        scroll(to: Double(table.rect(forSection: section).minY))
        revealFocus()
    }

    func lines(of path: RowPath) -> (row: Range<Double>, visible: Range<Double>) {
        let area = table.rectForRow(at: path.indexPath)
        let row = Double(area.minY) - contentOffset..<Double(area.maxY) - contentOffset
        let header = Double(table.rectForHeader(inSection: Int(path.section)).height)
        let covered = table.style == .plain ? max(0, min(header, lineCount - 1)) : 0
        return (row, covered..<max(covered, lineCount))
    }

    func rowsWillChange() {
        focusWasVisible = isFocusVisible
        // A chosen focus in view stays there, instead of the end that is followed.
        let stays = holdsFocus || isFocusChosen && focus != rows.last
        if focusWasVisible, stays { table.place.pinned = focus }
    }

    func rowsDidChange(_ change: RowChange, from old: RowPath?) {
        let isFollowed = table.place.hasFollowedEnd
        guard case .batch(let batch) = change else {
            if focusWasVisible, !isFollowed || holdsFocus { revealFocus() }
            return setNeedsRefresh()
        }
        if !isFollowed {
            if focusWasVisible { revealFocus() }
        } else if let old, old == TableRows(counts: batch.countsBefore).last, !holdsFocus {
            // The view stays; only a focus that was at the end moves along.
            let last = rows.last
            if last != focus { sight.lost() }
            focus = last
        }
        clampOffset()
        let isSeen = isStale || !batch.keeps(slots, focus) || slotOffset != contentOffset
        if isSeen { animate(batch) }
        slotsDidChange()
        if isSeen { setNeedsFrame() }
    }
}

/// Scrolling, in whole lines and never beyond the content.
extension TerminalScreen {
    private var lineCount: Double { Double(size.rows) }

    var contentOffset: Double { Double(table.contentOffset.y) }

    /// The height in lines, without the space below the last section.
    private var contentHeight: Double {
        let height = Double(table.contentSize.height)
        return table.style == .plain
            ? height : max(0, height - table.metrics.groupedSectionSpacing)
    }

    private var greatestOffset: Double { max(0, contentHeight - lineCount) }

    @discardableResult func scroll(by lines: Double) -> Double {
        let before = contentOffset
        scroll(to: before + lines)
        return contentOffset - before
    }

    private func scroll(to y: Double) {
        table.contentOffset = CGPoint(x: 0, y: max(0, min(y.rounded(), greatestOffset)))
    }

    func clampOffset() {
        // A layout may change the offset, to keep the rows or the end in view.
        table.layoutIfNeeded()
        let awaited = table.place.awaitsSize
        scroll(to: contentOffset)
        table.place.awaitsSize = awaited
    }

    /// Scrolls by the minimum that shows the focused row, and its header if it is the first; for a row
    /// taller than the screen, any part suffices: its end if it was above, otherwise its top.
    func revealFocus() {
        guard let path = focus, size.rows > 0 else { return }
        let rows = TableRows(table)
        guard rows.contains(path) else { return }
        if isTall(path), !isHidden(path) { return }
        let before = contentOffset
        table.scrollToRow(at: path.indexPath, at: .none, animated: false)
        if isTall(path), contentOffset < before {
            scroll(to: min(before, Double(table.rectForRow(at: path.indexPath).maxY) - lineCount))
        }
        if path.row == 0 {
            let section = table.rect(forSection: Int(path.section))
            let row = table.rectForRow(at: path.indexPath)
            // The header belongs to its first row, and the space above to the very first one.
            let top = path == rows.first ? 0 : Double(section.minY)
            if contentOffset > top, Double(row.maxY) - top <= lineCount {
                scroll(to: top)
            }
        }
        clampOffset()
    }
}
#endif
