#if !canImport(UIKit)
import Tableau

/// Rows as one sequence: those of a table, or those of them that match a filter.
protocol RowSource {
    var sectionCount: Int { get }
    /// Returns the first row of a section at or after an index.
    func firstRow(in section: Int, from row: Int) -> Int?
    func lastRow(in section: Int, before row: Int) -> Int?
}

extension RowSource {
    var first: RowPath? { row(from: RowPath(section: 0, row: 0)) }
    var last: RowPath? { row(before: RowPath(section: Int32.max - 1, row: 0)) }

    var all: [RowPath] { first.map { Array(sequence(first: $0, next: row(after:))) } ?? [] }

    /// Returns the first row at or after a path, which need not exist.
    func row(from path: RowPath) -> RowPath? {
        row(in: (0..<sectionCount).dropFirst(Int(path.section))) { section in
            firstRow(in: section, from: section == path.section ? Int(path.row) : 0)
        }
    }

    /// Returns the last row before a path, which need not exist.
    func row(before path: RowPath) -> RowPath? {
        row(in: (0..<sectionCount).prefix(Int(path.section) + 1).reversed()) { section in
            lastRow(in: section, before: section == path.section ? Int(path.row) : .max)
        }
    }

    private func row(in sections: some Sequence<Int>, _ row: (Int) -> Int?) -> RowPath? {
        for section in sections {
            if let row = row(section) { return RowPath(section: section, row: row) }
        }
        return nil
    }

    func row(after path: RowPath) -> RowPath? {
        row(from: RowPath(section: path.section, row: path.row + 1))
    }

    /// Returns the next row, or with a step of -1 the one before; the row itself at the ends.
    func row(_ step: Int, from path: RowPath) -> RowPath {
        (step > 0 ? row(after: path) : row(before: path)) ?? path
    }

    /// Returns the first row of the next or previous section with rows, starting at a section.
    func start(ofSectionFrom section: Int, by step: Int) -> RowPath? {
        if step > 0 { return row(from: RowPath(section: section, row: 0)) }
        return row(before: RowPath(section: section + 1, row: 0)).flatMap {
            row(from: RowPath(section: $0.section, row: 0))
        }
    }
}

/// Rows as a list on the screen, one of which has the focus: a table, or the matches of a filter.
@MainActor protocol RowList: AnyObject {
    var rows: any RowSource { get }
    /// The row that keys act on; nil if there is none.
    var focus: RowPath? { get }
    /// The height of all rows and of those above the screen, in lines, or about.
    var scrolled: (total: Double, offset: Double) { get }
    /// What the status line says of the rows, and of the one with the focus.
    var summary: String { get }
    /// The lines that are shown where there are no rows, and what Enter does there; nil if there are some.
    var empty: (texts: [String], perform: (@MainActor () -> Void)?)? { get }
    /// Returns whether a command can do something in it now.
    func offers(_ command: BrowsingCommand) -> Bool

    /// Returns what is on the screen: headers are above the rows they cover.
    func collectSlots() -> [VisibleSlot]

    /// Scrolls by the minimum that shows the row with the focus.
    func revealFocus()
    /// Scrolls by lines, as far as there are any; returns by how many.
    @discardableResult func scroll(by lines: Double) -> Double
    /// Scrolls to a part of the list, from 0 to 1.
    func scroll(toPart part: Double)
    func showSection(_ section: Int)

    /// Returns the lines of a row, from the top of the screen, and those that can show it: a floating
    /// header covers the top.
    func lines(of path: RowPath) -> (row: Range<Double>, visible: Range<Double>)

    /// Called when its slots were laid out: a focus that nobody has chosen may go to a better row, and
    /// another one may be revealed.
    func placeFocus()
    /// Called before a batch is applied, to the rows of before.
    func rowsWillChange()
    /// Called when what is kept of rows is at their places after a change.
    ///
    /// - Parameter old: The row that had the focus before, at its place then.
    func rowsDidChange(_ change: RowChange, from old: RowPath?)
}

extension TerminalScreen {
    var slots: some BidirectionalCollection<VisibleSlot> { timeline.slots }

    /// Returns where a row is on the screen; nil if none of it is there.
    func slot(of path: RowPath) -> VisibleSlot? { slots.first { $0.path == path } }

    /// Whether a row is too tall for the screen.
    func isTall(_ path: RowPath) -> Bool {
        let (row, visible) = list.lines(of: path)
        return row.upperBound - row.lowerBound > visible.upperBound - visible.lowerBound
    }

    /// Whether no part of a row is visible.
    func isHidden(_ path: RowPath) -> Bool {
        let (row, visible) = list.lines(of: path)
        return row.upperBound <= visible.lowerBound || row.lowerBound >= visible.upperBound
    }

    /// Scrolls to the hidden rest of a focused row taller than the screen, if there is any.
    func scrollWithinFocus(by lines: Double) -> Bool {
        guard let path = list.focus, slot(of: path) != nil, isTall(path) else { return false }
        let (row, seen) = list.lines(of: path)
        let rest = lines > 0 ? row.upperBound - seen.upperBound : seen.lowerBound - row.lowerBound
        guard rest > 0 else { return false }
        list.scroll(by: max(-rest, min(lines, rest)))
        return true
    }

    /// Scrolls by a page, with which the focus moves.
    func movePage(by lines: Double) {
        takeVisibleFocus()
        guard !scrollWithinFocus(by: lines), let path = list.focus else { return }
        let start =
            if let slot = slot(of: path) {
                // Of a tall row the whole was seen: the page begins where it ends.
                isTall(path) ? (lines < 0 ? slot.y : slot.bottom - 1) : slot.y + slot.height / 2
            } else {
                // No row can be seen.
                lines < 0 ? list.lines(of: path).visible.upperBound : 0
            }
        let rest = lines - list.scroll(by: lines)
        layOut()
        let target = start + rest
        let shown = slots.filter { $0.path != nil }
        // The row there, or the next one on the way.
        let next =
            lines > 0
            ? shown.first { $0.bottom > target } ?? shown.last
            : shown.last { $0.y <= target } ?? shown.first
        // Without one, the page has headers and footers only; the next one may have rows.
        let end = lines < 0 ? list.rows.first : list.rows.last
        if let path = next?.path ?? (rest == lines ? end : nil) { userFocuses(path) }
    }
}
#endif
