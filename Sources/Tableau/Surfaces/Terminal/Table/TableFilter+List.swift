#if !canImport(UIKit)
import Tableau

/// The matches as a list on the screen, with those of each section below its header.
///
/// Only visible items are measured, so the scroll position is stored as the match at the top.
extension TableFilter: RowList {
    var rows: any RowSource { index }

    var focus: RowPath? { keptFocus.flatMap { index.matches($0) ? $0 : nil } }

    /// As if each match had one line.
    var scrolled: (total: Double, offset: Double) {
        (Double(index.matchCount), Double(top.map { index.matchCount(before: $0.path) } ?? 0))
    }

    var summary: String {
        let count = index.matchCount
        return "\(count)" + (index.isSearching ? "…" : "") + (count == 1 ? " match" : " matches")
    }

    var emptyTexts: [String] {
        guard index.matchCount == 0, !index.isSearching else { return [] }
        return [query.isEmpty ? "No rows" : "No matches for “\(query)”"]
    }

    func slots(at time: Double) -> [VisibleSlot] { slots }

    func isMoving(at time: Double) -> Bool { index.isSearching }

    func lines(of path: RowPath) -> (row: Range<Double>, visible: Range<Double>) {
        (slot(of: path).map { $0.y..<$0.bottom } ?? 0..<0, 0..<Double(visibleLines))
    }

    /// Checks some more rows, and lays out the matches.
    ///
    /// The focus stays in view when the screen shrinks or matches arrive above it, unless the user
    /// has scrolled it away.
    func update(within budget: SearchBudget) {
        index.search(within: budget)
        settleFocus()
        layOut()
        guard let keptFocus else { return }
        if focusWasVisible, isHidden(keptFocus) {
            reveal(keptFocus)
            layOut()
        }
        focusWasVisible = !isHidden(keptFocus)
    }

    func layOut() { layOut(from: top?.path, at: top?.line ?? 0) }

    /// Lays out the matches around one of them, or around the focus.
    ///
    /// - Parameter line: The line of its top, which may be outside the screen; 0 for the match that
    ///   takes its place if it doesn't match any more.
    /// - Returns: By how many lines they are further down, so that none is empty if there are others.
    @discardableResult private func layOut(from place: RowPath?, at line: Int) -> Int {
        guard let place = place ?? keptFocus,
            let start = index.row(from: place) ?? index.row(before: place)
        else {
            (slots, top) = ([], nil)
            return 0
        }
        var blocks = [block(of: start)]
        let wanted = start == place ? line : 0
        // The lines of the blocks above the first one's top, and of those below it.
        var (above, below) = (0, blocks[0].height)
        func fillAbove(_ lines: Int) {
            while above < lines, let before = index.row(before: blocks[0].path) {
                blocks.insert(block(of: before), at: 0)
                above += blocks[0].height
            }
        }
        fillAbove(wanted)
        while min(wanted, above) + below < visibleLines,
            let next = index.row(after: blocks[blocks.count - 1].path)
        {
            blocks.append(block(of: next))
            below += blocks[blocks.count - 1].height
        }
        fillAbove(visibleLines - below)
        let shown = min(above, max(wanted, visibleLines - below))
        var y = shown - above
        (slots, top) = ([], nil)
        for block in blocks {
            let isVisible = y + block.height > 0 && y < visibleLines
            if isVisible, top == nil { top = (block.path, y) }
            for var slot in block.slots {
                slot.pose.y = Double(y)
                y += slot.lines.count
                if isVisible { slots.append(slot) }
            }
        }
        return shown - wanted
    }

    /// A match, with the header of its section if it is the first there.
    private typealias Block = (path: RowPath, slots: [VisibleSlot], height: Int)

    private func block(of path: RowPath) -> Block {
        let (table, section) = (screen.table, Int(path.section))
        let content = table.content(ofRowAt: path)
        let height = TerminalMetrics.rowLines(content, columns: screen.rowColumns.count)
        let row = VisibleSlot(
            kind: .row(path), y: 0, height: Double(height), content: content)
        guard index.row(from: RowPath(section: section, row: 0)) == path,
            let header = table.content(of: .header, inSection: section), !header.isEmpty
        else { return (path, [row], height) }
        let kind = VisibleSlot.Kind.edge(.header, section)
        let above = VisibleSlot(kind: kind, y: 0, height: 1, content: header)
        return (path, [above, row], 1 + height)
    }

    // MARK: Scrolling

    @discardableResult func scroll(by lines: Double) -> Double {
        guard let top else { return 0 }
        focusWasVisible = false
        return lines - Double(layOut(from: top.path, at: top.line - Int(lines)))
    }

    func scroll(toPart part: Double) {
        show(index.match(at: Int(part * Double(index.matchCount - 1))))
    }

    func showSection(_ section: Int) { show(index.row(from: RowPath(section: section, row: 0))) }

    /// The match that keys act on is visible.
    func revealFocus() {}

    private func show(_ path: RowPath?) {
        focusWasVisible = false
        layOut(from: path, at: 0)
    }

    /// Lets the next layout scroll by the minimum that shows a whole match.
    func reveal(_ path: RowPath) {
        guard let first = top?.path, first < path else {
            top = (path, 0)
            return
        }
        layOut()
        if let slot = slot(of: path), slot.bottom <= Double(visibleLines) { return }
        top = (path, visibleLines - block(of: path).height)
    }
}
#endif
