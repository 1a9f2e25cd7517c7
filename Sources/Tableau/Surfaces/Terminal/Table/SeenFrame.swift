#if !canImport(UIKit)
import Tableau

/// What a frame shows of a table: which row, header or footer lies where, and what has the focus.
///
/// Input is meant for what was seen, so it is looked up here, not in the table: rows are followed
/// until the next frame is written.
@MainActor struct SeenFrame {
    /// What lies at a line.
    enum Part {
        case row(SeenRow)
        case edge(HeaderFooterKind, Int)
        /// What was on its way out of sight when it was drawn, or has gone since.
        case gone

        var seenRow: SeenRow? { if case .row(let row) = self { row } else { nil } }
    }

    private var parts: [Part] = []
    /// The part that was drawn last at each line, above others.
    private var tops: [Int?] = []
    private var focusIndex: Int?
    /// Whether rows have changed since it was drawn.
    private(set) var isStale = false

    mutating func add(_ slot: VisibleSlot, of table: TableView, hasFocus: Bool) {
        if tops.isEmpty { tops = Array(repeating: nil, count: Int(table.frame.height)) }
        if hasFocus { focusIndex = parts.count }
        for line in slot.lines.clamped(to: tops.indices) { tops[line] = parts.count }
        switch slot.kind {
        case _ where slot.isLeaving: parts.append(.gone)
        case .row(let row):
            let data = table.rowData(ofSection: row.section)
            parts.append(.row(SeenRow(row, slot.content, from: data)))
        case .edge(let edge, let section): parts.append(.edge(edge, section))
        }
    }

    /// Returns what can be seen at a line; nil if nothing is there.
    func part(atLine line: Int) -> Part? {
        tops.indices.contains(line) ? tops[line].map { parts[$0] } : nil
    }

    /// The row that is seen with the focus, if others don't cover it.
    var focus: SeenRow? {
        guard let focusIndex, tops.contains(focusIndex) else { return nil }
        return parts[focusIndex].seenRow
    }

    var showsRows: Bool { parts.contains { $0.seenRow != nil } }

    var rows: [RowPath] { parts.compactMap { $0.seenRow?.place } }

    /// Returns the row that is shown next above or below another one.
    func row(_ step: Int, from row: RowPath) -> SeenRow? {
        let shown = tops.compactMap { top in top.flatMap { parts[$0].seenRow } }
        let isThis = { (other: SeenRow) in other.place == row }
        let index = step > 0 ? shown.lastIndex(where: isThis) : shown.firstIndex(where: isThis)
        guard let index, shown.indices.contains(index + step) else { return nil }
        return shown[index + step]
    }

    mutating func follow(_ change: RowChange) {
        isStale = true
        for index in parts.indices {
            switch parts[index] {
            case .row(var row):
                row.follow(change)
                parts[index] = .row(row)
            case .edge(let edge, let section):
                parts[index] = change.place(ofSection: section).map { .edge(edge, $0) } ?? .gone
            case .gone: break
            }
        }
    }
}
#endif
