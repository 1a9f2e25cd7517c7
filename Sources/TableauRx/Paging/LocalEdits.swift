import Tableau

/// What the user did to rows before the server knows of it, by the rows' identities.
struct LocalEdits<Row: CollectionIdentifiable & Equatable> {
    enum Edit {
        case insert(Row, at: PagerEdge)
        case update(Row)
        case remove
    }

    private var edits: [Row.CollectionID: (edit: Edit, version: Int)] = [:]
    /// The inserted rows in the order in which they were inserted.
    private var inserted: [Row.CollectionID] = []

    /// Adds what the user did with a row.
    mutating func add(_ edit: Edit, to id: Row.CollectionID, version: Int) {
        var edit = edit
        if case .insert(_, let edge)? = edits[id]?.edit {
            switch edit {
            case .insert: break
            case .update(let row): edit = .insert(row, at: edge)
            // The server never knew of it.
            case .remove: return forget(id)
            }
        } else if case .insert = edit {
            inserted.append(id)
        }
        edits[id] = (edit, version)
    }

    /// Ends an edit, and gives it.
    mutating func take(_ id: Row.CollectionID) -> Edit? {
        let edit = edits[id]?.edit
        forget(id)
        return edit
    }

    /// Ends the edits that a page of the server shows to be done.
    mutating func settle(by rows: [Row], version: Int) {
        if edits.isEmpty { return }
        for row in rows {
            switch edits[row.collectionId] {
            case (.insert, _)?: forget(row.collectionId)
            case (.update(row), let edited)? where edited < version: forget(row.collectionId)
            default: break
            }
        }
    }

    /// The rows of pages as the user sees them.
    ///
    /// - Parameter reaches: Whether the pages reach an edge: rows inserted there follow them.
    func apply(to rows: [Row], reaches: (PagerEdge) -> Bool) -> [Row] {
        if edits.isEmpty { return rows }
        var shown = rows.compactMap { row in
            switch edits[row.collectionId]?.edit {
            case .update(let edited)?: edited
            case .remove?: Row?.none
            default: row
            }
        }
        for id in inserted {
            guard case .insert(let row, let edge)? = edits[id]?.edit, reaches(edge) else {
                continue
            }
            shown.insert(row, at: edge == .start ? 0 : shown.count)
        }
        return shown
    }

    private mutating func forget(_ id: Row.CollectionID) {
        if case .insert? = edits[id]?.edit { inserted.removeAll { $0 == id } }
        edits[id] = nil
    }
}
