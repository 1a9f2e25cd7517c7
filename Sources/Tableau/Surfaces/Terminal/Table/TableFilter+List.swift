#if !canImport(UIKit)
import Tableau
import TableauTimeline

/// The matches as a list on the screen, with those of each section below its header.
///
/// Only visible items are measured, so the scroll position is stored as the match at the top.
extension TableFilter: RowList {
    var rows: any RowSource { index.matches }

    /// The focused row, if it matches; nil if nothing does.
    var focusedRow: RowPath? { focus.flatMap { index.matches($0) ? $0 : nil } }

    /// In matches, as if each had one line.
    var scrolled: (total: Double, offset: Double) {
        (Double(matchCount), Double(first.map { index.matchCount(before: $0) } ?? 0))
    }

    /// Matches don't move.
    func slots(at time: Double) -> [(slot: VisibleSlot, item: TimelineItem)] {
        slots.map { ($0, TimelineItem(id: 0, y: $0.y, height: $0.height)) }
    }

    func isMoving(at time: Double) -> Bool { isSearching }

    func visibleLines(inSection section: Int) -> Range<Double> { 0..<Double(visibleLines) }

    /// Lays out the items for a number of lines.
    ///
    /// The focus stays in view when the screen shrinks or matches arrive above it, unless the user
    /// has scrolled it away.
    func layOut(lines: Int) {
        visibleLines = max(1, lines)
        layOut()
        if let focus, visibleFocusLines < seenFocusLines {
            if (place(of: focus)?.count ?? 0) <= visibleLines {
                reveal(focus)
                layOut()
            }
        }
        seenFocusLines = visibleFocusLines
    }

    /// The number of visible lines of the match with the focus.
    private var visibleFocusLines: Int {
        focus.flatMap(place(of:))?.clamped(to: 0..<visibleLines).count ?? 0
    }

    func layOut() {
        fill()
        slots = []
        var y = -cut
        var next = first
        while let path = next, y < visibleLines {
            for var slot in block(of: path) {
                slot.y = Double(y)
                y += slot.lines.count
                slots.append(slot)
            }
            next = index.match(after: path)
        }
    }

    /// Returns a match, with the header of its section if it is the first in it.
    private func block(of path: RowPath) -> [VisibleSlot] {
        let content = table.content(ofRowAt: path)
        let height = TerminalMetrics.rowLines(content, columns: surface.rowWidth)
        let row = VisibleSlot(
            id: 0, kind: .row(path), y: 0, height: Double(height), content: content)
        guard index.isFirstInSection(path),
            let header = table.headerContent(forSection: Int(path.section)), !header.isEmpty
        else { return [row] }
        let kind = VisibleSlot.Kind.header(Int(path.section))
        return [VisibleSlot(id: 0, kind: kind, y: 0, height: 1, content: header), row]
    }

    private func lines(of path: RowPath) -> Int {
        block(of: path).reduce(0) { $0 + $1.lines.count }
    }

    // MARK: Scrolling

    /// Returns the lines of a match in the list; nil if it is not visible.
    private func place(of path: RowPath) -> Range<Int>? { slot(of: path)?.lines }

    @discardableResult func scroll(by lines: Double) -> Double {
        guard var top = first else { return 0 }
        seenFocusLines = 0
        cut += Int(lines)
        while cut < 0, let before = index.match(before: top) {
            top = before
            cut += self.lines(of: top)
        }
        while cut > 0, cut >= self.lines(of: top), let next = index.match(after: top) {
            cut -= self.lines(of: top)
            top = next
        }
        let above = min(0, cut)
        cut = max(0, cut)
        first = top
        return lines - Double(above + fill())
    }

    func scroll(toPart part: Double) {
        show(index.match(at: Int(part * Double(matchCount - 1))))
    }

    func showSection(_ section: Int) { show(index.match(from: RowPath(section: section, row: 0))) }

    /// Below the last match there is nothing.
    func revealEnd() {}

    private func show(_ top: RowPath?) {
        seenFocusLines = 0
        (first, cut) = (top, 0)
        fill()
    }

    /// Scrolls by the minimum that shows a whole match.
    func reveal(_ path: RowPath) {
        guard let top = first, top < path else {
            (first, cut) = (path, 0)
            return
        }
        var (start, height) = (path, lines(of: path))
        while start > top, height < visibleLines, let before = index.match(before: start) {
            start = before
            height += lines(of: start)
        }
        if start > top || height - cut > visibleLines {
            (first, cut) = (start, max(0, height - visibleLines))
        }
    }

    /// Sets the top, moved back if there would be empty lines below the last match; returns by how
    /// many lines.
    @discardableResult private func fill() -> Int {
        guard let place = first ?? focus,
            var top = index.match(from: place) ?? index.match(before: place)
        else {
            (first, cut) = (nil, 0)
            return 0
        }
        if top != first { cut = 0 }
        var height = -cut
        var next: RowPath? = top
        while let path = next, height < visibleLines {
            height += lines(of: path)
            next = index.match(after: path)
        }
        let filled = height
        while height < visibleLines, cut > 0 {
            cut -= 1
            height += 1
        }
        while height < visibleLines, let before = index.match(before: top) {
            top = before
            let more = lines(of: top)
            cut = max(0, height + more - visibleLines)
            height += more - cut
        }
        first = top
        return height - filled
    }
}
#endif
