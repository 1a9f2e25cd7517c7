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
        /// What had gone before it was drawn, or since.
        case gone
    }

    private struct Region {
        let lines: Range<Int>
        /// The columns of what slides in or out, beside which others are seen; nil for all.
        let columns: Range<Int>?
        var part: Part

        var row: SeenRow? { if case .row(let row) = part { row } else { nil } }
    }

    /// In the order of drawing: later ones cover earlier ones.
    private var regions: [Region] = []
    private var focusIndex: Int?

    /// Adds a slot of a table; a row that leaves is drawn as an earlier frame showed it, and is that.
    mutating func add(
        _ slot: VisibleSlot, of table: TableView, columns: Range<Int>, hasFocus: Bool,
        earlier: [SeenFrame]
    ) {
        let part: Part
        switch slot.kind {
        case _ where slot.isGone: part = .gone
        case .row(let row) where slot.isLeaving:
            let seen = earlier.lazy.compactMap { $0.row(at: row, showing: slot.content) }
            part = seen.first.map { .row($0) } ?? .gone
        case .row(let row):
            part = .row(SeenRow(row, slot.content, from: table.rowData(ofSection: row.section)))
        case .edge(let edge, let section): part = .edge(edge, section)
        }
        if hasFocus { focusIndex = regions.count }
        let shift = slot.shift(in: columns)
        let slid = shift == 0 ? nil : columns.shifted(by: shift).clamped(to: columns)
        let lines = slot.lines.clamped(to: 0..<Int(table.frame.height))
        regions.append(Region(lines: lines, columns: slid, part: part))
    }

    /// Returns what can be seen at a place; nil if nothing is there.
    func part(atLine line: Int, column: Int) -> Part? {
        regions.last { $0.lines.contains(line) && $0.columns?.contains(column) != false }?.part
    }

    /// The row that is seen with the focus, if others don't cover it.
    var focus: SeenRow? {
        guard let focusIndex, let row = regions[focusIndex].row else { return nil }
        let isSeen = regions[focusIndex].lines.contains { line in
            regions.lastIndex { $0.lines.contains(line) } == focusIndex
        }
        return isSeen ? row : nil
    }

    var showsRows: Bool { regions.contains { $0.row != nil } }

    var rows: [RowPath] { regions.compactMap { $0.row?.place } }

    private func row(at place: RowPath, showing content: CellContent) -> SeenRow? {
        for case .row(let row) in regions.lazy.map(\.part)
        where row.place == place && row.showed(content) { return row }
        return nil
    }

    /// Returns the row that is shown next above or below another one.
    func row(_ step: Int, from row: RowPath) -> SeenRow? {
        let shown = regions.sorted { $0.lines.lowerBound < $1.lines.lowerBound }.compactMap(\.row)
        guard let index = shown.firstIndex(where: { $0.place == row }),
            shown.indices.contains(index + step)
        else { return nil }
        return shown[index + step]
    }

    mutating func follow(_ change: RowChange) {
        for index in regions.indices {
            switch regions[index].part {
            case .row(var row):
                row.follow(change)
                regions[index].part = .row(row)
            case .edge(let edge, let section):
                let place = change.place(ofSection: section)
                regions[index].part = place.map { .edge(edge, $0) } ?? .gone
            case .gone: break
            }
        }
    }
}
#endif
