#if !canImport(UIKit)
import Tableau

/// What a frame shows of a table: which row, header or footer lies where, and what has the focus.
///
/// Input is meant for what was seen, so it is looked up here, not in the table: rows are followed
/// until the next frame is written.
@MainActor struct SeenFrame {
    /// What lies at a line.
    @MainActor enum Part {
        case row(SeenRow, hasFocus: Bool)
        case edge(HeaderFooterKind, Int)
        /// What was on its way out of sight when it was drawn, or over another, or has gone since.
        case gone

        var row: SeenRow? { if case .row(let row, _) = self { row } else { nil } }

        mutating func follow(_ change: RowChange) {
            switch self {
            case .row(var row, let hasFocus):
                row.follow(change)
                self = .row(row, hasFocus: hasFocus)
            case .edge(let edge, let section):
                self = change.place(ofSection: section).map { .edge(edge, $0) } ?? .gone
            case .gone: break
            }
        }
    }

    /// What was drawn last at each line, above others.
    private var lines: [Part?] = []
    /// Whether rows have changed since it was drawn.
    private(set) var isStale = false

    mutating func add(_ slot: VisibleSlot, of table: TableView, hasFocus: Bool) {
        if lines.isEmpty { lines = Array(repeating: nil, count: Int(table.frame.height)) }
        let part: Part
        switch slot.kind {
        case _ where slot.isLeaving: part = .gone
        case .row(let row):
            let data = table.rowSource?.rowData(ofSection: Int(row.section))
            part = .row(SeenRow(row, slot.content, from: data), hasFocus: hasFocus)
        case .edge(let edge, let section): part = .edge(edge, section)
        }
        // Beside one that slides, what lies below it is in sight: a click would be meant for either.
        let covers = slot.slide == 0
        for line in slot.lines.clamped(to: lines.indices) {
            lines[line] = covers || lines[line] == nil ? part : .gone
        }
    }

    /// Something else is drawn over lines.
    mutating func cover(_ covered: Range<Int>) {
        for line in covered.clamped(to: lines.indices) { lines[line] = nil }
    }

    /// Returns what can be seen at a line; nil if nothing is there.
    func part(atLine line: Int) -> Part? { lines.indices.contains(line) ? lines[line] : nil }

    /// The row that is seen with the focus, if others don't cover it.
    var focus: SeenRow? {
        for case .row(let row, hasFocus: true)? in lines { return row }
        return nil
    }

    private var seenRows: [SeenRow] { lines.compactMap { $0?.row } }

    var showsRows: Bool { !seenRows.isEmpty }

    var rows: [RowPath] { seenRows.compactMap(\.place) }

    /// Returns the row that is shown next above or below another one.
    func row(_ step: Int, from row: RowPath) -> SeenRow? {
        let shown = seenRows
        let isThis = { (other: SeenRow) in other.place == row }
        let index = step > 0 ? shown.lastIndex(where: isThis) : shown.firstIndex(where: isThis)
        guard let index, shown.indices.contains(index + step) else { return nil }
        return shown[index + step]
    }

    mutating func follow(_ change: RowChange) {
        isStale = true
        for line in lines.indices { lines[line]?.follow(change) }
    }
}
#endif
