#if !canImport(UIKit)
package import Tableau

/// Where columns stand in a row of a width.
package struct ColumnLayout {
    /// The place of each column; nil for one that is left out.
    package let places: [Range<Int>?]

    /// Lays out columns in a row of the width `room`; the only one is never left out.
    ///
    /// - Parameter start: The place of the first column.
    package init(_ columns: [TableColumn], from start: Int = 0, room: Int) {
        let gap = 2
        var kept = Array(columns.indices)
        func least() -> Int { kept.reduce(-gap) { $0 + columns[$1].width + gap } }
        while kept.count > 1, least() > room,
            let lowest = kept.map({ columns[$0].priority }).min(),
            let place = kept.lastIndex(where: { columns[$0].priority == lowest })
        {
            kept.remove(at: place)
        }
        let spare = max(0, room - least())
        let weights = kept.reduce(0) { $0 + columns[$1].weight }
        var places = [Range<Int>?](repeating: nil, count: columns.count)
        let last = start + max(0, room)
        var (start, weightBefore) = (start, 0)
        for index in kept {
            let weight = columns[index].weight
            // Shares are differences of rounded sums, so that together they take all of the room.
            func share(_ sum: Int) -> Int { weights == 0 ? 0 : spare * sum / weights }
            let extra = share(weightBefore + weight) - share(weightBefore)
            let end = min(start + columns[index].width + extra, last)
            places[index] = start..<max(start, end)
            start = end + gap
            weightBefore += weight
        }
        self.places = places
    }

    /// The columns that are not left out: what precedes all columns stands in the first.
    package var shown: [Int] { places.indices.filter { places[$0] != nil } }

    /// Returns the column at a place; nil between columns.
    package func column(at place: Int) -> Int? { places.firstIndex { $0?.contains(place) == true } }
}

extension CellContent {
    package var hasColumns: Bool { labels.contains { $0.column != nil } }

    package var inColumns: CellContent { CellContent(labels: labels.filter { $0.column != nil }) }

    package var besideColumns: CellContent {
        var content = self
        content.labels.removeAll { $0.column != nil }
        return content
    }
}

extension ColumnOrder {
    /// Splits the text of a header's column into what may be truncated and the mark of an order.
    package static func split(_ text: String) -> (text: String, mark: String) {
        for isDescending in [false, true] {
            let mark = ColumnOrder(column: 0, isDescending: isDescending).mark
            if text.hasSuffix(mark) { return (String(text.dropLast(mark.count)), mark) }
        }
        return (text, "")
    }
}
#endif
