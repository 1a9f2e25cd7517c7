public import Foundation

// Look-ups refer to the displayed data; data from after the last turn doesn't count yet.

extension SectionedTableViewBinder {
    /// Returns the section at an index of the table.
    ///
    /// ```swift
    /// let section = binder.section(at: indexPath.section)
    /// ```
    ///
    /// - Parameter index: An index, which may be out of range.
    /// - Returns: The section; `nil` if the table has none at this index.
    /// - Complexity: O(1).
    public func section(at index: Int) -> Section? { engine.section(at: index) }

    /// Returns the model or view model of a row.
    ///
    /// ```swift
    /// let account = binder.model(at: indexPath, as: Account.self)
    /// ```
    ///
    /// - Parameters:
    ///   - indexPath: An index path, which may be out of range.
    ///   - type: The type of the model or view model.
    /// - Returns: The model; `nil` if the row doesn't exist or has no model of that type.
    /// - Complexity: O(1).
    public func model<Model>(at indexPath: IndexPath, as type: Model.Type) -> Model? {
        engine.model(at: indexPath, as: type)
    }

    /// Returns the index path of a row.
    ///
    /// ```swift
    /// if let path = binder.indexPath(of: account.id, in: .savings) {
    ///     tableView.scrollToRow(at: path, at: .middle, animated: true)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - id: The `collectionId` of the row's model; for models without one, the model itself, if
    ///     it is `Hashable`. If several rows have this identity, the first one is returned. It may
    ///     be optional; `nil` finds no row.
    ///   - section: The row's section.
    /// - Returns: The row's index path; `nil` if the section is not displayed or has no such row.
    /// - Complexity: O(1); O(rows) for the first look-up after the section's rows changed.
    public func indexPath(of id: (some Hashable)?, in section: Section) -> IndexPath? {
        id.flatMap { engine.indexPath(of: $0, in: section) }
    }

    /// Returns whether the table displays a section.
    ///
    /// - Complexity: O(1).
    public func isDisplayed(_ section: Section) -> Bool { engine.shownIndex(of: section) != nil }
}

extension TableViewBinder {
    /// Returns the model or view model of a row.
    ///
    /// - Parameters:
    ///   - row: A row, which may be out of range.
    ///   - type: The type of the model or view model.
    /// - Returns: The model; `nil` if the row doesn't exist or has no model of that type.
    public func model<Model>(at row: Int, as type: Model.Type) -> Model? {
        model(at: IndexPath(row: row, section: 0), as: type)
    }

    /// Returns the row with an identity; see ``SectionedTableViewBinder/indexPath(of:in:)``.
    public func row(of id: (some Hashable)?) -> Int? {
        indexPath(of: id, in: .table)?.row
    }
}
