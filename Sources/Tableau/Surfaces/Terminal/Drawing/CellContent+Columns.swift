#if !canImport(UIKit)
import Tableau

/// The places of columns of rows, and of the headers above them, on a screen.
struct ColumnPlaces {
    private let layout: ColumnLayout
    private let start: Int
    private let labels: [(label: CellContent.Label, column: TableColumn)]

    /// Creates the places in a row of the screen, where all rows reserve room for an accessory.
    init(_ content: CellContent, in row: Range<Int>) {
        self.init(content, from: row.lowerBound + 2, to: row.upperBound - 3)
    }

    init(_ content: CellContent, from start: Int, to end: Int) {
        labels = content.columnLabels
        self.start = start
        layout = ColumnLayout(labels.map(\.column), room: end - start)
    }

    /// The columns for which there is room.
    var shown: [Int] { labels.indices.filter { layout.places[$0] != nil } }

    /// Returns the column at a column of the screen.
    func column(at place: Int) -> Int? { layout.column(at: place - start) }

    /// Calls the closure with each text, truncated to its column, and its place.
    ///
    /// - Parameters:
    ///   - lead: The text before that of the first column.
    ///   - marksOrder: Whether a text may end with the mark of an order, which is not truncated.
    func forEach(
        lead: String = "", marksOrder: Bool = false,
        _ body: (_ index: Int, _ text: String, _ tone: TextTone, _ place: Int) -> Void
    ) {
        for (index, entry) in labels.enumerated() {
            guard let place = layout.places[index] else { continue }
            let whole = index == layout.first ? lead + entry.label.text : entry.label.text
            let (title, mark) = marksOrder ? ColumnOrder.split(whole) : (whole, "")
            let room = place.count - CharacterWidth.columns(of: mark)
            let text =
                room > 0
                ? TextWrap.truncated(title, to: room) + mark
                : TextWrap.truncated(whole, to: place.count)
            let indent =
                entry.column.alignment == .trailing
                ? place.count - CharacterWidth.columns(of: text) : 0
            body(index, text, entry.label.tone, start + place.lowerBound + indent)
        }
    }
}
#endif
