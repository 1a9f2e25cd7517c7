#if !canImport(UIKit)
import Tableau

/// A change of a table's rows, for what keeps some of them.
@MainActor enum RowChange {
    case batch(AppliedBatch)
    /// With the new places of the rows that were followed; nil if identities are unknown.
    case reload([RowPath: RowPath]?)

    /// Returns the new place of a row, which may be a guess; nil if it has gone.
    func place(ofRow row: RowPath) -> RowPath? {
        switch self {
        case .batch(let batch): batch.place(ofRow: row)
        case .reload(let places?): places[row]
        case .reload(nil): row
        }
    }

    /// Returns the new place of a section; nil if it has gone, or was reloaded with everything.
    func place(ofSection section: Int) -> Int? {
        guard case .batch(let batch) = self else { return nil }
        return batch.fate(ofSection: Int32(section)).place.map { Int($0.row) }
    }

    /// Whether rows are only known by their index.
    var isGuess: Bool {
        if case .reload(nil) = self { true } else { false }
    }
}

/// A row as it was seen.
///
/// Whatever keeps a row across time keeps this: it is followed through batches and reloads, and its
/// look-up gives this row or nothing, never the one that took its place.
@MainActor struct SeenRow {
    /// Its place, as far as batches and identities tell; nil once it has gone.
    private(set) var place: RowPath?
    private let content: CellContent
    /// The ``TableContents/rowData(ofSection:)`` that it was shown from, and its index there.
    private let data: AnyObject?
    private let row: Int32
    private var isGuess = false

    init(_ place: RowPath, _ content: CellContent, from data: AnyObject?) {
        self.place = place
        self.content = Self.withoutValue(content)
        self.data = data
        row = place.row
    }

    init(_ place: RowPath, in table: TableView) {
        self.init(
            place, table.content(ofRowAt: place),
            from: table.rowSource?.rowData(ofSection: Int(place.section)))
    }

    mutating func follow(_ change: RowChange) {
        guard let old = place else { return }
        if change.isGuess { isGuess = true }
        place = change.place(ofRow: old)
    }

    /// Returns its place; without an identity, it is the row there only if that shows the same.
    func path(in table: TableView) -> RowPath? {
        guard let place, table.hasRow(place), !table.hasGone(rowAt: place) else { return nil }
        return showsTheSame(in: table) || !isGuess && table.isRow(at: place, theRow: row, of: data)
            ? place : nil
    }

    /// Returns whether the row at its place shows what this one showed.
    func showsTheSame(in table: TableView) -> Bool {
        guard let place, table.hasRow(place) else { return false }
        return content == Self.withoutValue(table.content(ofRowAt: place))
    }

    /// The content without what the user changes in it.
    private static func withoutValue(_ content: CellContent) -> CellContent {
        var content = content
        content.control = content.control.map { .init(.toggle(false), placeholder: $0.placeholder) }
        return content
    }
}
#endif
