#if !canImport(UIKit)
import Tableau
import TableauPictures

// The columns of rows, and of the headers above them, on a screen.

extension CellContent {
    /// Lays out the columns in a row of the screen, up to an end; by default to where all rows reserve
    /// room for an accessory.
    func columnLayout(in row: Range<Int>, to end: Int? = nil) -> ColumnLayout {
        let (start, end) = (row.lowerBound + 2, end ?? row.upperBound - 3)
        return ColumnLayout(labels.compactMap(\.column), from: start, room: end - start)
    }

    /// Calls the closure with each text, truncated to its column, and its place.
    ///
    /// - Parameters:
    ///   - lead: The text before that of the first column.
    ///   - marksOrder: Whether a text may end with the mark of an order, which is not truncated.
    func forEachColumn(
        in layout: ColumnLayout, lead: String = "", marksOrder: Bool = false,
        _ body: (_ index: Int, _ text: String, _ tone: TextTone, _ place: Int) -> Void
    ) {
        let first = layout.shown.first
        for (index, label) in labels.lazy.filter({ $0.column != nil }).enumerated() {
            guard let place = layout.places[index] else { continue }
            let whole = index == first ? lead + label.text : label.text
            let (title, mark) = marksOrder ? ColumnOrder.split(whole) : (whole, "")
            let room = place.count - CharacterWidth.columns(of: mark)
            let text = TextWrap.truncated(title, to: room) + mark
            let indent =
                label.column?.alignment == .trailing
                ? place.count - CharacterWidth.columns(of: text) : 0
            body(index, text, label.tone, place.lowerBound + indent)
        }
    }
}
#endif
