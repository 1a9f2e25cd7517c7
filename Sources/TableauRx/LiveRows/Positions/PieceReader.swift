import Tableau

/// The rows of groups in pieces, for one consumer: each change makes a new list that shares all
/// unaffected pieces with the previous one.
final class PieceReader<Row: CollectionIdentifiable> {
    private let reader: RowReader<Row>
    private let limit: Int?
    /// The lists by group.
    private var lists: [RowPieces] = []
    private let none = RowPieces([Row]())

    /// - Parameter limit: The maximum number of rows of a group; nil for all.
    init(_ reader: RowReader<Row>, limit: Int? = nil) {
        self.reader = reader
        self.limit = limit
    }

    /// Returns the rows of a group.
    subscript(group: Int32) -> RowPieces {
        Int(group) < lists.count ? lists[Int(group)] : none
    }

    /// Loads all rows of some groups, and drops those of others.
    func load(_ groups: [Int32]) {
        lists = []
        for group in groups { reload(group) }
    }

    /// Updates the groups that a batch affects, and returns them, ascending.
    @discardableResult
    func update(by batch: RowBatch) -> [Int32] {
        guard reader.tellsAllChanges, limit == nil else {
            var groups: Set<Int32> = []
            batch.eachGroup { groups.insert($0) }
            groups.forEach(reload)
            return groups.sorted()
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
        // Many edits would copy more than a rebuild.
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
            // Adjacent edits form one range.
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
        // Changed keys break the order by which places are found.
        if rows.count == count { set(group, RowPieces(rows)) } else { reload(group) }
    }
}
