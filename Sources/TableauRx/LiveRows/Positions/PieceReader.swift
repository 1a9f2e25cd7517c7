import Tableau

/// The rows of groups in pieces, as one consumer shows them: each change makes a new list, which
/// shares with the one before all pieces but those that it concerns.
final class PieceReader<Row: CollectionIdentifiable> {
    private let reader: RowReader<Row>
    private let limit: Int?
    /// By group.
    private var lists: [RowPieces] = []
    private let none = RowPieces([Row]())

    /// - Parameter limit: How many rows of a group there are at most; nil for all.
    init(_ reader: RowReader<Row>, limit: Int? = nil) {
        self.reader = reader
        self.limit = limit
    }

    /// The rows of a group.
    subscript(group: Int32) -> RowPieces {
        Int(group) < lists.count ? lists[Int(group)] : none
    }

    /// Takes all rows of some groups, and forgets those of others.
    func load(_ groups: [Int32]) {
        lists = []
        for group in groups { reload(group) }
    }

    /// Brings the groups that a batch concerns up to date, and gives them.
    @discardableResult
    func update(by batch: RowBatch) -> [Int32] {
        guard reader.tellsAllChanges, limit == nil else {
            var groups: Set<Int32> = []
            batch.eachGroup { groups.insert($0) }
            groups.forEach(reload)
            return Array(groups)
        }
        let edits = batch.edits
        var groups: [Int32] = []
        var start = 0
        while start < edits.count {
            let group = edits[start].group
            var end = start
            while end < edits.count, edits[end].group == group { end += 1 }
            update(group, by: edits[start..<end])
            groups.append(group)
            start = end
        }
        return groups
    }

    private func reload(_ group: Int32) { set(group, RowPieces(reader.rows(group, limit: limit))) }

    private func set(_ group: Int32, _ rows: RowPieces) {
        while lists.count <= Int(group) { lists.append(none) }
        lists[Int(group)] = rows
    }

    // MARK: Edits

    private func update(_ group: Int32, by edits: ArraySlice<RowEdit>) {
        let before = self[group]
        // Many edits copy more than there is.
        if before.hasOutgrownPieces
            || edits.count * (before.pieceCount + before.most) > 4 * before.count + 1_024
        {
            return reload(group)
        }
        let count = reader.count(group)
        var rows = RowPiecesEditor(before)
        var next = edits.startIndex
        while next < edits.endIndex {
            let edit = edits[next]
            var end = next + 1
            // Neighbours are one stretch.
            let step: Int32 = edit.kind == .remove ? -1 : 1
            while end < edits.endIndex, edits[end].kind == edit.kind,
                edits[end].row == edits[end - 1].row + step
            {
                end += 1
            }
            let first = Int(min(edit.row, edits[end - 1].row))
            let stretch = first..<first + (end - next)
            next = end
            guard stretch.lowerBound <= rows.count,
                stretch.upperBound <= (edit.kind == .insert ? count : rows.count)
            else { return reload(group) }
            switch edit.kind {
            case .remove: reader.replace(stretch, in: &rows, by: group, 0..<0)
            case .insert: reader.replace(first..<first, in: &rows, by: group, stretch)
            case .replace: reader.replace(stretch, in: &rows, by: group, stretch)
            }
        }
        // Keys that change break the order that places are found by.
        if rows.count == count { set(group, RowPieces(rows)) } else { reload(group) }
    }
}
