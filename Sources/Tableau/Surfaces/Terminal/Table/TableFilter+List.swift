#if !canImport(UIKit)
import Tableau

/// The matches as a list on the screen, with those of each section below its header.
///
/// Only visible items are measured, so the scroll position is stored as the match at the top.
extension TableFilter {
    /// The number of matches above the visible part.
    var offset: Int { first.map { index.matchCount(before: $0) } ?? 0 }

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

    private func layOut() {
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
        let height = TerminalMetrics.rowLines(content, columns: rowWidth())
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

    /// The rows that match, from top to bottom.
    var matches: [RowPath] {
        var rows: [RowPath] = []
        var next = index.match(from: RowPath(section: 0, row: 0))
        while let path = next {
            rows.append(path)
            next = index.match(from: RowPath(section: path.section, row: path.row + 1))
        }
        return rows
    }

    // MARK: Moving

    /// Moves the focus to another match.
    func move(by steps: Int) {
        guard matchCount > 0, var path = focus else { return }
        if abs(steps) >= matchCount {
            let end = RowPath(section: table.numberOfSections, row: 0)
            let start = RowPath(section: 0, row: 0)
            setFocus(steps < 0 ? index.match(from: start) : index.match(before: end))
            return
        }
        if takeVisibleFocus(fromTop: steps > 0) { return }
        for _ in 0..<abs(steps) {
            guard let next = steps > 0 ? index.match(after: path) : index.match(before: path)
            else { break }
            path = next
        }
        setFocus(path)
    }

    /// Moves the focus to a visible match if its own was scrolled out of sight; returns whether it did.
    func takeVisibleFocus(fromTop: Bool = true) -> Bool {
        layOut(lines: visibleLines)
        let rows = slots.compactMap(\.path)
        guard let focus = focusedPath, !rows.contains(focus),
            let next = fromTop ? rows.first : rows.last
        else { return false }
        setFocus(next)
        return true
    }

    /// Returns the lines of a match in the list; nil if it is not visible.
    func place(of path: RowPath) -> Range<Int>? {
        slots.first { $0.path == path }?.lines
    }

    /// Scrolls the list; the focus stays where it is.
    func scroll(by lines: Int) {
        guard var top = first else { return }
        seenFocusLines = 0
        cut += lines
        while cut < 0, let before = index.match(before: top) {
            top = before
            cut += self.lines(of: top)
        }
        while cut > 0, cut >= self.lines(of: top), let next = index.match(after: top) {
            cut -= self.lines(of: top)
            top = next
        }
        cut = max(0, cut)
        first = top
        fill()
    }

    /// Scrolls to a part of the list, from 0 to 1; the focus stays where it is.
    func scroll(toPart part: Double) {
        seenFocusLines = 0
        (first, cut) = (index.match(at: Int(part * Double(matchCount - 1))), 0)
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

    /// Sets the top, moved back if there would be empty lines below the last match.
    private func fill() {
        guard let place = first ?? focus,
            var top = index.match(from: place) ?? index.match(before: place)
        else {
            (first, cut) = (nil, 0)
            return
        }
        if top != first { cut = 0 }
        var height = -cut
        var next: RowPath? = top
        while let path = next, height < visibleLines {
            height += lines(of: path)
            next = index.match(after: path)
        }
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
    }
}
#endif
