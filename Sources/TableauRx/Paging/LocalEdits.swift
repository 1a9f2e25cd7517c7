import Tableau

/// The user's edits that the server does not know yet: one for each row.
struct LocalEdits<Row: CollectionIdentifiable & Equatable> {
    enum Edit {
        case insert(Row, at: PagerEdge)
        case update(Row)
        case remove

        mutating func replaceContent(by row: Row) {
            switch self {
            case .insert(_, let edge): self = .insert(row, at: edge)
            case .update: self = .update(row)
            case .remove: break
            }
        }
    }

    private struct Entry {
        let id: Row.CollectionID
        var edit: Edit
        let version: Int
        /// Whether it is an inserted row that has been updated since.
        var isUpdated = false
    }

    /// Inserted rows are in the order in which they were inserted.
    private var entries: [Entry] = []

    /// Adds the user's edit of a row.
    mutating func add(_ edit: Edit, to id: Row.CollectionID, version: Int) {
        var new = Entry(id: id, edit: edit, version: version)
        if let index = index(of: id), case .insert(_, let edge) = entries[index].edit {
            if case .update(let row) = edit {
                new.edit = .insert(row, at: edge)
                new.isUpdated = true
            }
            // Also a removal: the server may have the row already, on a page that is still to come.
            entries[index] = new
        } else {
            _ = take(id)
            entries.append(new)
        }
    }

    mutating func take(_ id: Row.CollectionID) -> Edit? {
        index(of: id).map { entries.remove(at: $0).edit }
    }

    /// Ends the edits that a page of the server confirms.
    mutating func settle(by rows: [Row], version: Int) {
        for row in rows {
            guard let index = index(of: row.collectionId) else { continue }
            let entry = entries[index]
            // The server has the row, but not yet its update.
            if entry.isUpdated, case .insert(let local, _) = entry.edit {
                entries[index] = Entry(id: entry.id, edit: .update(local), version: entry.version)
            }
            switch entries[index].edit {
            case .insert: entries.remove(at: index)
            case .update(row) where entry.version < version: entries.remove(at: index)
            default: break
            }
        }
    }

    /// Returns the rows of pages with the user's edits.
    ///
    /// - Parameter reaches: Returns whether the pages reach an edge, where inserted rows are added.
    func apply(to rows: [Row], reaches: (PagerEdge) -> Bool) -> [Row] {
        if entries.isEmpty { return rows }
        let edits = Dictionary(uniqueKeysWithValues: entries.map { ($0.id, $0.edit) })
        var shown = rows.compactMap { row in
            switch edits[row.collectionId] {
            case .update(let edited)?: edited
            case .remove?: Row?.none
            default: row
            }
        }
        for case .insert(let row, let edge) in entries.map(\.edit) where reaches(edge) {
            shown.insert(row, at: edge == .start ? 0 : shown.count)
        }
        return shown
    }

    private func index(of id: Row.CollectionID) -> Int? { entries.firstIndex { $0.id == id } }
}
