#if !canImport(UIKit) || os(watchOS)
import Foundation

extension TableView {
    // MARK: Measuring

    /// The rows in the visible part, according to the geometry; none without height.
    var rowsInView: [PlacedRow] {
        let top = Double(offset.y)
        let bottom = top + Double(viewport.height)
        var walker = RowWalker(loaded.geometry, from: top, skippingEmptyRows: true)
        var rows: [PlacedRow] = []
        while let next = walker.next(loaded.geometry), next.y < bottom {
            if loaded.geometry.height(of: next.path) > 0 {
                rows.append(PlacedRow(path: next.path, distance: next.y - top))
            }
        }
        return rows
    }

    func top(of path: RowPath) -> Double { loaded.geometry.top(of: path) }

    /// Whether the last row is fully visible, whatever footers are below it; true without rows.
    var showsEnd: Bool {
        guard let lastRow else { return true }
        let bottom = top(of: lastRow) + loaded.geometry.height(of: lastRow)
        return bottom <= Double(offset.y) + Double(viewport.height)
    }

    /// Returns whether a row is in view when the end is.
    func endKeeps(_ path: RowPath) -> Bool {
        let header = floatsHeaders ? loaded.geometry.sections[Int(path.section)].header : 0
        return top(of: path) - header >= contentHeight - Double(viewport.height)
    }

    var leastOffset: CGFloat { 0 }

    var greatestOffset: CGFloat { CGFloat(contentHeight - Double(viewport.height)) }

    // MARK: Before and after a change

    /// Returns the rows to keep in view during a change; requests no cells.
    func placeToKeep() -> RowsInView? {
        if place.viewBeforeTurn == nil { visible.held = nil }
        return place.rowsInView(of: self)
    }

    /// Shows what was decided about the rows in view before a change.
    func settle(_ view: RowsInView?) {
        guard let view else { return }
        if place.hasFollowedEnd { return showEndWithLayout() }
        guard let row = view.rows.first else { return }
        // The layout corrects it: rows may not be measured yet, and the content too short.
        offset.y = offsetHolding(row)
        visible.held = row
    }

    /// Makes the next layout scroll to the end, in order to follow it.
    func followEnd() {
        place.followEnd()
        showEndWithLayout()
        surface?.needsDisplay()
    }

    private func showEndWithLayout() {
        visible.followsEnd = true
        setNeedsLayout()
    }

    /// Shows again the row that was shown before the table had its size.
    func showAwaitedRow() {
        guard let row = place.awaitsSize, hasRow(row.path) else { return }
        layoutIfNeeded()
        contentOffset.y = max(0, min(contentOffset.y, greatestOffset))
        show(row)
        place.awaitsSize = row
    }

    // MARK: During a layout

    /// Returns the first fully visible row, which stays in place while heights above it are measured.
    func rowToHold() -> PlacedRow? {
        if let held = visible.held { return held }
        guard place.rule != .none, offset.y > 0 else { return nil }
        return visible.rows.lazy
            .map { PlacedRow(path: $0.path, distance: self.distance(of: $0.path)) }
            .first { $0.distance >= 0 && $0.distance < Double(self.viewport.height) }
    }

    /// Corrects the offset after a layout round.
    func hold(_ row: PlacedRow?) {
        var y = offset.y
        if visible.followsEnd {
            y = max(0, greatestOffset)
        } else if let row {
            y = offsetHolding(row)
        }
        guard y != offset.y else { return }
        offset.y = y
        setNeedsLayout()
    }
}
#endif
