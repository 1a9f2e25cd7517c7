#if !canImport(UIKit)
import Tableau

/// Where the columns of rows, and of their headers above them, stand on a screen.
struct ColumnPlaces {
    private let layout: ColumnLayout
    private let start: Int
    private let labels: [(label: CellContent.Label, column: TableColumn)]

    /// The places of what stands in columns.
    ///
    /// Room for the sign at a row's end is kept in all rows alike: columns align.
    ///
    /// - Parameter row: The columns of the screen that a row takes.
    init(_ content: CellContent, in row: Range<Int>) {
        self.init(content, from: row.lowerBound + 2, to: row.upperBound - 3)
    }

    /// The places between two columns of the screen.
    init(_ content: CellContent, from start: Int, to end: Int) {
        labels = content.columnLabels
        self.start = start
        layout = ColumnLayout(labels.map(\.column), room: end - start)
    }

    /// The column at a column of the screen.
    func column(at place: Int) -> Int? { layout.column(at: place - start) }

    /// Shortens each text to its column, and says where it begins.
    ///
    /// - Parameter lead: What stands before the text of the first column.
    func forEach(
        lead: String = "", _ body: (_ index: Int, _ text: String, _ place: Int) -> Void
    ) {
        for (index, entry) in labels.enumerated() {
            guard let place = layout.places[index] else { continue }
            let whole = index == 0 ? lead + entry.label.text : entry.label.text
            let text = TextWrap.truncated(whole, to: place.count)
            let indent =
                entry.column.alignment == .trailing
                ? place.count - CharacterWidth.columns(of: text) : 0
            body(index, text, start + place.lowerBound + indent)
        }
    }
}
#endif
