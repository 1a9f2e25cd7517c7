#if !canImport(UIKit)
import Foundation
import Tableau

/// A part of a table at its position in a picture.
struct PictureItem: Equatable {
    /// The kind of part, and the content that determines its drawing.
    enum Kind: Hashable {
        case header(CellContent)
        case footer(CellContent)
        case row(CellContent, isFirst: Bool, isLast: Bool, isSelected: Bool)
        /// The background of one section's rows.
        case card
    }

    /// An id that stays the same in all states of the table.
    var id: Int
    var kind: Kind
    var y: Int
    var height: Int
}

/// A whole table at one moment, in points, from top to bottom.
struct PictureScene: Equatable {
    var style: TableView.Style
    var items: [PictureItem] = []
    var cards: [PictureItem] = []
    var height = 0
}

/// The ids of a table's parts in a picture.
struct PictureIDs {
    struct Section {
        var id: Int
        var rows: [Int]
    }

    private(set) var sections: [Section] = []
    private var next = 0

    mutating func new() -> Int {
        next += 1
        return next
    }

    /// Assigns new ids to everything.
    mutating func restart(counts: [Int]) {
        replace(counts.map { count in Section(id: new(), rows: (0..<count).map { _ in new() }) })
    }

    mutating func replace(_ sections: [Section]) { self.sections = sections }
}

extension PictureScene {
    /// Creates a scene with the content of `tableView`, row by row.
    ///
    /// - Parameter ids: An id for each section and row of the table.
    @MainActor
    init(_ tableView: TableView, ids: PictureIDs, top: Int) {
        style = tableView.style
        var y = top + (style == .plain ? 0 : 12)
        let selected = Set(tableView.indexPathsForSelectedRows ?? [])
        for (section, known) in ids.sections.enumerated() {
            if let content = tableView.headerContent(forSection: section) {
                let height = style == .plain ? 28 : 32
                add(id: known.id * 4, kind: .header(content), at: &y, height: height)
            }
            let first = y
            for (row, id) in known.rows.enumerated() {
                let content = tableView.content(ofRowAt: RowPath(section: section, row: row))
                let kind = PictureItem.Kind.row(
                    content, isFirst: row == 0, isLast: row == known.rows.count - 1,
                    isSelected: selected.contains(IndexPath(row: row, section: section)))
                add(id: id * 4 + 2, kind: kind, at: &y, height: RowDrawing.height(of: content))
            }
            if y > first {
                cards.append(
                    PictureItem(id: known.id * 4 + 3, kind: .card, y: first, height: y - first))
            }
            if let content = tableView.footerContent(forSection: section) {
                add(id: known.id * 4 + 1, kind: .footer(content), at: &y, height: 30)
            }
            if style != .plain { y += 12 }
        }
        for (index, text) in (tableView.shownEmptyContent?.lines ?? []).enumerated() {
            let content = CellContent(labels: [.init(text, role: .title)])
            // Ids of sections begin at 4.
            add(id: index, kind: .footer(content), at: &y, height: 30)
        }
        height = max(y, top + 44)
    }

    private mutating func add(
        id: Int, kind: PictureItem.Kind, at y: inout Int, height: Int
    ) {
        items.append(PictureItem(id: id, kind: kind, y: y, height: height))
        y += height
    }
}
#endif
