/// A row with its distance from the top of the visible part.
package struct PlacedRow {
    package var path: RowPath
    package var distance: Double

    func following(_ place: (RowPath) -> RowPath?) -> PlacedRow? {
        place(path).map { PlacedRow(path: $0, distance: distance) }
    }
}

/// The rows that were in view before a change, at their present places; the first stays where it was.
struct RowsInView {
    /// The rows in order of preference: a chosen one, whole ones, partly visible ones.
    var rows: [PlacedRow]
    /// The number of rows that are chosen or whole.
    let wholeRows: Int
    var last: RowPath?
    /// The number of unseen rows before the change.
    var unseen: Int

    // If the end is followed:

    /// The number of rows after the last visible one.
    var rowsBelow = 0
    /// Whether the end is so near that it is followed if rows are appended.
    var isNearEnd = false
    /// Whether the end is visible, and stays so.
    var showsEnd = false
    /// The rows that the batches so far have inserted.
    private(set) var arrived: [RowRun] = []

    func following(_ place: (RowPath) -> RowPath?) -> RowsInView {
        var view = self
        view.rows = rows.compactMap { $0.following(place) }
        view.last = last.flatMap(place)
        return view
    }

    // MARK: Arrivals

    /// The number of inserted rows after the last visible one, or of all if there is none.
    var arrivals: Int {
        let first = last ?? RowPath(section: -1, row: 0)
        return arrived.filter { $0.first > first }.rowCount
    }

    /// Adds the rows that a batch inserts, and moves those of earlier batches along.
    mutating func addArrivals(of map: BatchMap, rowCount: (Int) -> Int) {
        guard map.isStructural else { return }
        let earlier = arrived
        arrived = map.operations.inserts.filter { $0.cause == .change }
        for inserted in map.sections?.operations.inserts ?? [] where inserted.cause == .change {
            for section in inserted.row..<inserted.end {
                let count = Int32(clamping: rowCount(Int(section)))
                if count > 0 { arrived.append(RowRun(section: section, row: 0, count: count)) }
            }
        }
        for run in earlier {
            for row in run.row..<run.end {
                if let path = map.path(ofOld: RowPath(section: run.section, row: row)) {
                    arrived.append(path)
                }
            }
        }
    }
}
