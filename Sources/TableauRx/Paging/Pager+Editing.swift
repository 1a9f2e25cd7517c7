public import Tableau

extension Pager {
    /// Shows a row at an edge before the server has it: a message that is being sent.
    ///
    /// It is shown while the rows reach that edge. It ends when a page brings the row, or by
    /// ``settle(_:as:)`` or ``discard(_:)``. A row that is held is updated instead.
    public func insert(_ row: Row, at edge: PagerEdge = .end) {
        let isKnown = window.contains(row.collectionId)
        edit(isKnown ? .update(row) : .insert(row, at: edge), row.collectionId)
    }

    /// Shows a row's new content before the server has it.
    ///
    /// It ends when a page that was asked for later brings the same content, or by
    /// ``settle(_:as:)`` or ``discard(_:)``.
    public func update(_ row: Row) { edit(.update(row), row.collectionId) }

    /// Hides a row before the server has removed it.
    ///
    /// It ends by ``settle(_:as:)`` or ``discard(_:)``.
    public func remove(_ id: Row.CollectionID) { edit(.remove, id) }

    /// Ends an edit that the server has: it is part of the pages now.
    ///
    /// - Parameters:
    ///   - id: The identity of the edited row.
    ///   - row: The row as the server has it, where it gave it another identity or content.
    public func settle(_ id: Row.CollectionID, as row: Row? = nil) {
        guard let edit = edits.take(id) else { return }
        switch edit {
        case .insert(let local, let edge): settle(.insert(row ?? local, at: edge), id)
        case .update(let local): settle(.update(row ?? local), id)
        case .remove: settle(.remove, id)
        }
        publish()
    }

    /// Takes back an edit that the server has refused.
    public func discard(_ id: Row.CollectionID) {
        if edits.take(id) != nil { publish() }
    }

    /// Takes rows that the server has pushed.
    ///
    /// Rows that are held get the new content. Others are added if the rows reach the edge; if not,
    /// they will be loaded when the reader comes there.
    ///
    /// - Parameters:
    ///   - page: The rows, and cursors if the server sends them: what it pushes is dropped again
    ///     only up to rows with a cursor that leads back.
    ///   - edge: Where they are new.
    public func receive(_ page: Page, at edge: PagerEdge = .end) {
        edits.settle(by: page.rows, version: clock + 1)
        let isSmall = window.rowCount(ofPageAt: edge) + page.rows.count <= pageSize
        let cursors = EdgePair(start: page.before, end: page.after)
        if !isSmall, window.reaches(edge), cursors[edge.opposite] != nil {
            clock += 1
            _ = window.add(PageWindow.Page(page, clock), at: edge)
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

    /// Makes an edit part of the pages, and of those under way that may lack it.
    private func settle(_ change: LocalEdits<Row>.Edit, _ id: Row.CollectionID) {
        clock += 1
        settled.append((change, id, clock))
        applySettled(since: clock - 1)
        if PagerEdge.allCases.allSatisfy({ flights[$0] == nil }) { settled = [] }
    }

    /// Makes edits part of the pages that came about later than a version.
    func applySettled(since version: Int) {
        for (change, id, settledAt) in settled where settledAt > version {
            switch change {
            case .update(let row): window.update(row)
            case .remove: window.remove(id)
            case .insert(let row, let edge):
                if window.contains(row.collectionId) {
                    window.update(row)
                } else if window.isLoaded, window.reaches(edge) {
                    window.append(row, at: edge, version: settledAt)
                }
            }
        }
    }
}
