#if !canImport(UIKit)
import Tableau

/// A row as it was seen.
///
/// Whatever keeps a row across time keeps this: it is followed through batches and reloads, and its
/// look-up gives this row or nothing, never the one that took its place.
@MainActor struct SeenRow {
    /// Its place, as far as batches and identities tell; nil once it has gone.
    private(set) var place: RowPath?
    /// What it showed.
    private let content: CellContent
    /// The data that it was shown from, and its index there.
    private let data: AnyObject?
    private let row: Int32
    private var isGuess = false

    /// - Parameters:
    ///   - content: What it shows.
    ///   - data: The data of its section; see ``TableView/rowData(ofSection:)``.
    init(_ place: RowPath, _ content: CellContent, from data: AnyObject?) {
        self.place = place
        self.content = Self.withoutValue(content)
        self.data = data
        row = place.row
    }

    init(_ place: RowPath, in table: TableView) {
        self.init(
            place, table.content(ofRowAt: place), from: table.rowData(ofSection: place.section))
    }

    mutating func follow(_ change: RowChange) {
        guard let old = place else { return }
        if change.isGuess { isGuess = true }
        place = change.place(ofRow: old)
    }

    /// Returns its place; nil if it has gone.
    ///
    /// A row without an identity of its own is the one at its place that shows the same.
    func path(in table: TableView) -> RowPath? {
        guard let place, TableRows(table).contains(place), !table.hasGone(rowAt: place) else {
            return nil
        }
        return showsTheSame(in: table) || !isGuess && table.isRow(at: place, theRow: row, of: data)
            ? place : nil
    }

    /// Returns whether the row at its place shows what this one showed.
    func showsTheSame(in table: TableView) -> Bool {
        guard let place, TableRows(table).contains(place) else { return false }
        return content == Self.withoutValue(table.content(ofRowAt: place))
    }

    /// The content without what the user changes in it.
    private static func withoutValue(_ content: CellContent) -> CellContent {
        guard let control = content.control else { return content }
        var content = content
        content.control = .init(.toggle(false), placeholder: control.placeholder)
        return content
    }
}
#endif
