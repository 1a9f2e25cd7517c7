public import Foundation

// Look-ups refer to the displayed data; data from after the last turn doesn't count yet.

extension SectionedTableViewBinder {
    /// Returns the section at an index of the table; `nil` if there is none.
    ///
    /// - Complexity: O(1).
    public func section(at index: Int) -> Section? {
        shown.states.indices.contains(index) ? name(ofSection: index) : nil
    }

    /// Returns the model or view model of a row; `nil` if there is no such row, or it has none of
    /// that type.
    ///
    /// ```swift
    /// let account = binder.model(at: indexPath, as: Account.self)
    /// ```
    ///
    /// - Complexity: O(1).
    public func model<Model>(at indexPath: IndexPath, as type: Model.Type) -> Model? {
        guard context(ofRowAt: indexPath) != nil else { return nil }
        return shown.contents[indexPath.section].model(ofRow: indexPath.row, as: type)
    }

    /// Returns the index path of a row; `nil` if the table doesn't display it.
    ///
    /// ```swift
    /// if let path = binder.indexPath(of: account.id, in: .savings) {
    ///     tableView.scrollToRow(at: path, at: .middle, animated: true)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - id: The `collectionId` of the row's model; for models without one, the model itself, if
    ///     it is `Hashable`; or its ``RowID``, as the selection has it. Of several rows with this
    ///     identity the first is returned, for `nil` none.
    ///   - section: The row's section.
    /// - Complexity: O(1); O(rows) for the first look-up after the section's rows changed.
    public func indexPath(of id: (some Hashable)?, in section: Section) -> IndexPath? {
        guard let id else { return nil }
        if let id = id as? RowID { return indexPath(of: RowReference(id, in: section)) }
        guard let index = shownIndex(of: section),
            let positions = shown.contents[index].positions,
            let row = positions.row(of: id) ?? positions.row(of: Optional(id))
        else { return nil }
        return IndexPath(row: row, section: index)
    }

    /// Returns whether the table displays a section.
    ///
    /// - Complexity: O(1).
    public func isDisplayed(_ section: Section) -> Bool { shownIndex(of: section) != nil }

    // MARK: Rows while data changes

    package func hasIdentity(rowAt indexPath: IndexPath) -> Bool {
        content(at: indexPath.section)?.rows.type?.identifies == true
    }

    package func rowData(ofSection section: Int) -> AnyObject? { content(at: section) }

    package func isRow(at indexPath: IndexPath, theRow row: Int, of data: AnyObject) -> Bool {
        guard let before = data as? SectionContent, context(ofRowAt: indexPath) != nil else {
            return false
        }
        let now = shown.contents[indexPath.section]
        if before === now { return row == indexPath.row }
        let identity = before.rows.identity(ofRow: row)
        return identity != nil && identity == now.rows.identity(ofRow: indexPath.row)
            && before.hasOwnIdentity(ofRow: row) && now.hasOwnIdentity(ofRow: indexPath.row)
    }

    /// Returns a token for a displayed row, to keep while data changes.
    func token(at path: IndexPath) -> RowToken? {
        guard context(ofRowAt: path) != nil else { return nil }
        return RowToken(
            section: shown.states[path.section], content: shown.contents[path.section],
            row: path.row)
    }

    package func finder(ofRowAt path: IndexPath) -> () -> IndexPath? {
        let token = token(at: path)
        return { [weak self] in token.flatMap { self?.indexPath(of: $0) } }
    }

    /// Returns the index path of a token's row; nil if it is not displayed.
    func indexPath(of token: RowToken) -> IndexPath? {
        // The section may have been forgotten, and be another one with this name now.
        guard let section = shownIndex(of: token.section.typed(Section.self).section) else {
            return nil
        }
        return token.row(in: shown.contents[section]).map { IndexPath(row: $0, section: section) }
    }

    func shownIndex(of section: Section) -> Int? {
        guard let state = pending.known(section) else { return nil }
        let index = state.displayIndex
        if shown.states.indices.contains(index), shown.states[index] === state { return index }
        // The displayed sections will change in the next turn.
        return shown.states.index(of: state)
    }
}

extension TableViewBinder {
    /// Returns the model or view model of a row; `nil` if there is no such row, or it has none of
    /// that type.
    public func model<Model>(at row: Int, as type: Model.Type) -> Model? {
        model(at: IndexPath(row: row, section: 0), as: type)
    }
}

extension SectionContent {
    /// Returns whether a row has an identity that no other row has.
    fileprivate func hasOwnIdentity(ofRow row: Int) -> Bool {
        // Live rows are kept by their keys.
        if rows.pieces != nil { return true }
        guard let positions = identifyingRows.isSame(as: rows) ? positions : rows.positions(),
            let identity = rows.identity(ofRow: row)
        else { return false }
        return !positions.isRepeated(any: identity)
    }
}
