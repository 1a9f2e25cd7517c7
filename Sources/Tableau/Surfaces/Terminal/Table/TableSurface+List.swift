#if !canImport(UIKit)
import Foundation
import Tableau
import TableauTimeline

extension TableSurface: RowList {
    var rows: any RowSource { TableRows(table) }
    /// While rows are filtered, the match with the focus: to programs, the row that keys act on.
    var focusedRow: RowPath? { screen?.filter.map(\.focusedRow) ?? focus }
    var scrolled: (total: Double, offset: Double) {
        (contentHeight, Double(table.contentOffset.y))
    }

    func layOut() { refresh() }

    func slots(at time: Double) -> [(slot: VisibleSlot, item: TimelineItem)] {
        if slots.isEmpty, focus == nil { return [] }
        return timeline.items(at: time).compactMap { item in
            shown[item.id].map { ($0, item) }
        }
    }

    func isMoving(at time: Double) -> Bool { timeline.isMoving(at: time) }

    func scroll(toPart part: Double) { scroll(to: part * (contentHeight - Double(size.rows))) }

    func showSection(_ section: Int) {
        scroll(to: Double(table.rect(forSection: section).minY))
        revealFocus()
    }

    /// If the last row and its footer fit on the screen.
    func revealEnd() {
        guard let focus else { return }
        let bottom = contentHeight - Double(table.frame.height)
        if Double(table.rectForRow(at: focus.indexPath).minY) >= bottom || isTall(focus) {
            scroll(to: bottom)
        }
    }

    func visibleLines(inSection section: Int) -> Range<Double> {
        let lines = Double(size.rows)
        let header = Double(table.rectForHeader(inSection: section).height)
        let covered = table.style == .plain ? max(0, min(header, lines - 1)) : 0
        return covered..<max(covered, lines)
    }
}
#endif
