public import Tableau

extension Pager {
    /// Shows a row at an edge before the server has it: a message being sent, for example.
    ///
    /// The row is shown while the rows reach that edge. The edit ends when a page contains the row,
    /// or with ``settle(_:as:)`` or ``discard(_:)``. If the pager already holds the row, it is
    /// updated instead.
    public func insert(_ row: Row, at edge: PagerEdge = .end) {
        let isKnown = window.contains(row.collectionId)
        edit(RowEdit(id: row.collectionId, row: row, edge: isKnown ? nil : edge))
    }

    /// Shows a row's new content before the server has it.
    ///
    /// The edit ends when a page requested later has the same content, or with ``settle(_:as:)`` or
    /// ``discard(_:)``.
    public func update(_ row: Row) { edit(RowEdit(id: row.collectionId, row: row)) }

    /// Hides a row before the server has removed it.
    ///
    /// The edit ends with ``settle(_:as:)`` or ``discard(_:)``.
    public func remove(_ id: Row.CollectionID) { edit(RowEdit(id: id)) }

    /// Ends an edit that the server has accepted, and makes it part of the pages.
    ///
    /// - `row`: The server's row, if its identity or content differs.
    public func settle(_ id: Row.CollectionID, as row: Row? = nil) {
        guard var edit = edits.take(id) else { return }
        edit.id = row?.collectionId ?? id
        if let row, edit.row != nil { edit.row = row }
        settle(edit)
        publish()
    }

    /// Reverts an edit that the server has refused.
    public func discard(_ id: Row.CollectionID) {
        if edits.take(id) != nil { publish() }
    }

    /// Adds or updates rows that the server has pushed.
    ///
    /// Rows that the pager holds are updated. Others are added if the rows reach the edge;
    /// otherwise they are loaded when the reader gets there.
    ///
    /// - `page`: The rows, and cursors if the server sends them: pushed rows are dropped again only
    ///   up to rows with a cursor that leads back.
    public func receive(_ page: Page, at edge: PagerEdge = .end) {
        edits.settle(by: page.rows, version: clock + 1)
        // A page that is loaded meanwhile need not have them: they are not at its edge.
        let known = Set(page.rows.map(\.collectionId).filter(window.contains))
        let isSmall = window.rowCount(ofPageAt: edge) + page.rows.count <= pageSize
        if !isSmall, window.reaches(edge), page[edge.opposite] != nil {
            clock += 1
            _ = window.add(page, at: edge, version: clock)
            trim(near.opposite)
        }
        let rows = edge == .start ? page.rows.reversed() : page.rows
        // That one may have been pushed alone, before those that precede it here.
        var next = rows.first { settledRows.contains($0.collectionId) }?.collectionId
        for row in rows {
            let id = row.collectionId
            if id == next { next = nil }
            settle(RowEdit(id: id, row: row, edge: known.contains(id) ? nil : edge), before: next)
        }
        publish()
    }

    private func edit(_ edit: RowEdit<Row>) {
        clock += 1
        edits.add(edit, version: clock)
        publish()
    }

    /// Makes an edit part of the pages, and of pending loads that may lack it.
    ///
    /// - `next`: The row that a new row precedes, if that one was pushed before it.
    private func settle(_ edit: RowEdit<Row>, before next: Row.CollectionID? = nil) {
        clock += 1
        var edit = edit
        edit.version = clock
        window.apply([edit])
        if oldestVersion == .max { return }
        // A load may hang for long while rows arrive: only those that are known are looked for.
        var earlier: [Int] = []
        if !settledRows.insert(edit.id).inserted {
            if edit.row == nil { settled.removeAll { $0.id == edit.id } }
            earlier = settled.indices.filter { settled[$0].id == edit.id && settled[$0].row != nil }
        }
        let place = earlier.last.map { $0 + 1 } ?? settled.firstIndex { $0.id == next }
        settled.insert(edit, at: place ?? settled.count)
        // Of earlier edits, for each load only the first after it began tells whether the row is new.
        for index in earlier { settled[index].row = edit.row }
        let telling = loads.values.map { load in
            earlier.first { settled[$0].version > load.version }
        }
        for index in earlier.reversed() where !telling.contains(index) {
            settled.remove(at: index)
        }
    }
}
