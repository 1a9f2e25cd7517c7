public import Tableau

extension Pager {
    /// Shows a row at an edge before the server has it: a message being sent, for example.
    ///
    /// The row is shown while the rows reach that edge. The edit ends when a page contains the row,
    /// or with ``settle(_:as:)`` or ``discard(_:)``. If the pager already holds the row, it is
    /// updated instead.
    public func insert(_ row: Row, at edge: PagerEdge = .end) {
        let isKnown = window.contains(row.collectionId)
        edit(isKnown ? .update(row) : .insert(row, at: edge), row.collectionId)
    }

    /// Shows a row's new content before the server has it.
    ///
    /// The edit ends when a page requested later has the same content, or with ``settle(_:as:)`` or
    /// ``discard(_:)``.
    public func update(_ row: Row) { edit(.update(row), row.collectionId) }

    /// Hides a row before the server has removed it.
    ///
    /// The edit ends with ``settle(_:as:)`` or ``discard(_:)``.
    public func remove(_ id: Row.CollectionID) { edit(.remove, id) }

    /// Ends an edit that the server has accepted, and makes it part of the pages.
    ///
    /// - Parameters:
    ///   - id: The identity of the edited row.
    ///   - row: The server's row, if its identity or content differs.
    public func settle(_ id: Row.CollectionID, as row: Row? = nil) {
        guard var edit = edits.take(id) else { return }
        if let row { edit.replaceContent(by: row) }
        settle(edit, row?.collectionId ?? id)
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
    /// - Parameters:
    ///   - page: The rows, and cursors if the server sends them: pushed rows are dropped again only
    ///     up to rows with a cursor that leads back.
    ///   - edge: The edge where they are new.
    public func receive(_ page: Page, at edge: PagerEdge = .end) {
        edits.settle(by: page.rows, version: clock + 1)
        let isSmall = window.rowCount(ofPageAt: edge) + page.rows.count <= pageSize
        if !isSmall, window.reaches(edge), page[edge.opposite] != nil {
            clock += 1
            _ = window.add(page, at: edge, version: clock)
            trim(near.opposite)
        }
        let rows = edge == .start ? page.rows.reversed() : page.rows
        for row in rows { settle(.insert(row, at: edge), row.collectionId) }
        publish()
    }

    private func edit(_ edit: LocalEdits<Row>.Edit, _ id: Row.CollectionID) {
        clock += 1
        edits.add(edit, to: id, version: clock)
        publish()
    }

    /// Makes an edit part of the pages, and of pending loads that may lack it.
    private func settle(_ edit: LocalEdits<Row>.Edit, _ id: Row.CollectionID) {
        clock += 1
        apply([(edit, id, clock)])
        if oldestVersion == .max { return }
        // A load may hang for long while rows arrive: only those that are known are looked for.
        if !settledRows.insert(id).inserted {
            switch edit {
            case .remove: settled.removeAll { $0.id == id }
            case .insert(let row, _), .update(let row):
                // Earlier edits only tell the row's place, and few do.
                let earlier = settled.indices.filter { settled[$0].id == id }
                for index in earlier { settled[index].edit.replaceContent(by: row) }
                if earlier.count > 2 { settled.remove(at: earlier[2]) }
            }
        }
        settled.append((edit, id, clock))
    }

    /// Applies settled edits to the pages, in their order.
    func apply(_ edits: [SettledEdit]) {
        for (index, (edit, id, _)) in edits.enumerated() {
            switch edit {
            case .update(let row): window.update(row)
            case .remove: window.remove(id)
            case .insert(let row, let edge):
                if window.contains(row.collectionId) {
                    window.update(row)
                } else if window.isLoaded, window.reaches(edge) {
                    // A page that was loaded meanwhile may begin with a row that was inserted later.
                    let next = edits[(index + 1)...].first { later in
                        guard case .insert(_, edge) = later.edit else { return false }
                        return window.contains(later.id)
                    }
                    window.append(row, at: edge, before: next?.id)
                }
            }
        }
    }
}
