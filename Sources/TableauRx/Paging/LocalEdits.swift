import Tableau

/// The user's edits that the server does not know yet, by row identity.
struct LocalEdits<Row: CollectionIdentifiable & Equatable> {
    enum Edit {
        case insert(Row, at: PagerEdge)
        case update(Row)
        case remove
    }

    private var edits: [Row.CollectionID: (edit: Edit, version: Int)] = [:]
    /// The inserted rows that have been updated since.
    private var updated: Set<Row.CollectionID> = []
    /// The inserted rows in the order in which they were inserted.
    private var inserted: [Row.CollectionID] = []

    /// Adds the user's edit of a row.
    mutating func add(_ edit: Edit, to id: Row.CollectionID, version: Int) {
        var edit = edit
        if case .insert(_, let edge)? = edits[id]?.edit {
            switch edit {
            case .insert: updated.remove(id)
            case .update(let row):
                edit = .insert(row, at: edge)
                updated.insert(id)
            // The server may have the row already, on a page that is still to come.
            case .remove: forget(id)
            }
        } else if case .insert = edit {
            inserted.append(id)
        }
        edits[id] = (edit, version)
    }

    mutating func take(_ id: Row.CollectionID) -> Edit? {
        let edit = edits[id]?.edit
        forget(id)
        return edit
    }

    /// Ends the edits that a page of the server confirms.
    mutating func settle(by rows: [Row], version: Int) {
        if edits.isEmpty { return }
        for row in rows {
            // The server has the row, but not yet its update.
            if updated.contains(row.collectionId),
                case (.insert(let local, _), let edited)? = edits[row.collectionId]
            {
                forget(row.collectionId)
                edits[row.collectionId] = (.update(local), edited)
            }
            switch edits[row.collectionId] {
            case (.insert, _)?: forget(row.collectionId)
            case (.update(row), let edited)? where edited < version: forget(row.collectionId)
            default: break
            }
        }
    }

    /// Returns the rows of pages with the user's edits.
    ///
    /// - Parameter reaches: Returns whether the pages reach an edge, where inserted rows are added.
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
        updated.remove(id)
    }
}
