import Tableau

/// Edits that the server has, but that pages requested earlier may lack: what remains of all edits
/// of each row.
struct SettledEdits<Row: CollectionIdentifiable & Equatable> {
    typealias Edit = LocalEdits<Row>.Edit

    private struct Entry {
        /// The content; nil if the row was removed.
        var row: Row?
        /// The version of the last edit.
        var version: Int
        var removedAt = 0
        /// Where and when the row was inserted, first and last.
        var insert: (edge: PagerEdge, first: Int, last: Int)?

        /// The version that places the row among others.
        var place: Int { insert?.first ?? version }
    }

    private var entries: [Row.CollectionID: Entry] = [:]

    /// Adds an edit later than all others.
    mutating func add(_ edit: Edit, to id: Row.CollectionID, version: Int) {
        switch edit {
        case .remove: entries[id] = Entry(row: nil, version: version, removedAt: version)
        case .update(let row): change(row, version)
        case .insert(let row, let edge):
            change(row, version)
            let known = entries[row.collectionId]?.insert
            let first = known?.edge == edge ? known?.first : nil
            entries[row.collectionId]?.insert = (edge, first ?? version, version)
        }
    }

    private mutating func change(_ row: Row, _ version: Int) {
        var entry = entries[row.collectionId] ?? Entry(row: nil, version: version)
        entry.row = row
        entry.version = version
        entries[row.collectionId] = entry
    }

    /// Returns what is later than a version, in the order in which the rows were inserted.
    func edits(since version: Int) -> [(edit: Edit, id: Row.CollectionID, version: Int)] {
        var edits: [(edit: Edit, id: Row.CollectionID, version: Int)] = []
        let later = entries.filter { $0.value.version > version }
        for (id, entry) in later.sorted(by: { $0.value.place < $1.value.place }) {
            if entry.removedAt > version { edits.append((.remove, id, entry.removedAt)) }
            guard let row = entry.row else { continue }
            if let insert = entry.insert, insert.last > version {
                edits.append((.insert(row, at: insert.edge), id, insert.last))
            } else {
                edits.append((.update(row), id, entry.version))
            }
        }
        return edits
    }

    /// Forgets what pages requested at a version have.
    mutating func forget(upTo version: Int) {
        entries = entries.filter { $0.value.version > version }
    }
}
