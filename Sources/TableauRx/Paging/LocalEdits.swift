import Tableau

/// An edit of a row: by the user, or one that the server has.
struct RowEdit<Row: CollectionIdentifiable & Equatable> {
    var id: Row.CollectionID
    /// The row's new content; nil if the row is removed.
    var row: Row?
    /// The edge where the row is inserted; nil for a row that is known.
    var edge: PagerEdge?
    /// When it was made, or became known to the server.
    var version = 0
    /// Whether it inserts a row that has been updated since.
    var isUpdated = false
}

/// The user's edits that the server does not know yet: one for each row.
struct LocalEdits<Row: CollectionIdentifiable & Equatable> {
    /// Inserted rows are in the order in which they were inserted.
    private var edits: [RowEdit<Row>] = []

    /// Adds the user's edit of a row.
    mutating func add(_ edit: RowEdit<Row>, version: Int) {
        var new = edit
        new.version = version
        if let index = index(of: new.id), let edge = edits[index].edge {
            if new.row != nil, new.edge == nil { (new.edge, new.isUpdated) = (edge, true) }
            // Also a removal: the server may have the row already, on a page that is still to come.
            edits[index] = new
        } else {
            _ = take(new.id)
            edits.append(new)
        }
    }

    mutating func take(_ id: Row.CollectionID) -> RowEdit<Row>? {
        index(of: id).map { edits.remove(at: $0) }
    }

    /// Ends the edits that a page of the server confirms.
    mutating func settle(by rows: [Row], version: Int) {
        for row in rows {
            guard let index = index(of: row.collectionId) else { continue }
            // The server has the row, but not yet its update.
            if edits[index].isUpdated { (edits[index].edge, edits[index].isUpdated) = (nil, false) }
            let edit = edits[index]
            if edit.edge != nil || edit.row == row && edit.version < version {
                edits.remove(at: index)
            }
        }
    }

    /// Returns the rows of pages with the user's edits.
    func rows<Cursor>(of pages: PageWindow<Row, Cursor>) -> [Row] {
        if edits.isEmpty { return pages.rows }
        var shown = pages
        // The user's rows don't wait for the first page.
        if !shown.isLoaded { _ = shown.add(.init(rows: []), at: .end, version: 0) }
        shown.apply(edits)
        return shown.rows
    }

    private func index(of id: Row.CollectionID) -> Int? { edits.firstIndex { $0.id == id } }
}
