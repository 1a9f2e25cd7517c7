/// Binds a table without sections: one list of rows.
///
/// ```swift
/// let binder = TableViewBinder(tableView: tableView)
/// binder.onTable()
///     .bind(cellType: SongCell.self, models: songs)
///     .onTapped { row, cell, song in play(song) }
/// binder.finish()
/// ```
///
/// It has all properties of ``SectionedTableViewBinder``, on which it is built.
@MainActor
@dynamicMemberLookup
public final class TableViewBinder {
    /// The section type of a table without sections.
    public enum OnlySection: TableViewSection {
        /// The only section.
        case table
    }

    let sectioned: SectionedTableViewBinder<OnlySection>

    /// Creates a binder for a table.
    ///
    /// - Parameters:
    ///   - tableView: The table; its data source and delegate are set by ``finish()``.
    ///   - clock: The clock that decides when changes are applied; tests can pass one to advance
    ///     manually.
    public init(tableView: TableView, clock: any UpdateClock = MainQueueClock.shared) {
        sectioned = SectionedTableViewBinder(
            tableView: tableView, sectionedBy: OnlySection.self, clock: clock)
        sectioned.displayedSections = [.table]
    }

    /// Runs every bound closure again, and animates the changes, in the next turn.
    public func refresh() { sectioned.refresh() }

    /// Completes the binding: becomes the table's data source and delegate, and loads the table.
    public func finish() { sectioned.finish() }

    /// Explains which chain supplies each part of the table, and which bindings it replaces.
    public func explain() -> SectionExplanation { sectioned.explain(.table) }

    /// The properties of ``SectionedTableViewBinder``.
    public subscript<Value>(
        dynamicMember keyPath: KeyPath<SectionedTableViewBinder<OnlySection>, Value>
    ) -> Value {
        sectioned[keyPath: keyPath]
    }

    /// The properties of ``SectionedTableViewBinder``.
    public subscript<Value>(
        dynamicMember keyPath: ReferenceWritableKeyPath<
            SectionedTableViewBinder<OnlySection>, Value
        >
    ) -> Value {
        get { sectioned[keyPath: keyPath] }
        set { sectioned[keyPath: keyPath] = newValue }
    }
}
