public import Foundation

// Answers are from what the table shows: data that came since the last turn do not count yet.

extension SectionedTableViewBinder {
    /// The section at an index of the table.
    ///
    /// ```swift
    /// let section = binder.section(at: indexPath.section)
    /// ```
    ///
    /// - Parameter index: Any number.
    /// - Returns: The section; `nil` if the table has none there.
    /// - Complexity: O(1).
    public func section(at index: Int) -> Section? { engine.section(at: index) }

    /// The model of a row, or its view model.
    ///
    /// ```swift
    /// let account = binder.model(at: indexPath, as: Account.self)
    /// ```
    ///
    /// - Parameters:
    ///   - indexPath: Any index path.
    ///   - type: The type of the model or view model.
    /// - Returns: The model; `nil` if the table has no such row, or the row none of that type.
    /// - Complexity: O(1).
    public func model<Model>(at indexPath: IndexPath, as type: Model.Type) -> Model? {
        engine.model(at: indexPath, as: type)
    }

    /// Where a row is in the table.
    ///
    /// ```swift
    /// if let path = binder.indexPath(of: account.id, in: .savings) {
    ///     tableView.scrollToRow(at: path, at: .middle, animated: true)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - id: The `collectionId` of the row's model; of models without one the model itself, if it
    ///     is `Hashable`. Of several rows with that identity, the first is found.
    ///   - section: The row's section.
    /// - Returns: The row's index path; `nil` if the section is not displayed or has no such row.
    /// - Complexity: O(1); the first look-up since the section's rows changed is O(rows).
    public func indexPath(of id: some Hashable, in section: Section) -> IndexPath? {
        engine.indexPath(of: id, in: section)
    }

    /// Whether the table shows a section.
    ///
    /// - Complexity: O(1).
    public func isDisplayed(_ section: Section) -> Bool { engine.shownIndex(of: section) != nil }
}

extension TableViewBinder {
    /// The model of a row, or its view model.
    ///
    /// - Parameters:
    ///   - row: Any number.
    ///   - type: The type of the model or view model.
    /// - Returns: The model; `nil` if the table has no such row, or the row none of that type.
    public func model<Model>(at row: Int, as type: Model.Type) -> Model? {
        sectioned.model(at: IndexPath(row: row, section: 0), as: type)
    }

    /// The row of an identity; see ``SectionedTableViewBinder/indexPath(of:in:)``.
    public func row(of id: some Hashable) -> Int? {
        sectioned.indexPath(of: id, in: .table)?.row
    }
}
