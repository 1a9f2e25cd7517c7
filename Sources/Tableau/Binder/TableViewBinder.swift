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
/// It has every property of ``SectionedTableViewBinder``, which it is built on.
@MainActor
@dynamicMemberLookup
public final class TableViewBinder {
    /// The only section of a table without sections.
    public enum OnlySection: TableViewSection {
        /// The table.
        case table
    }

    let sectioned: SectionedTableViewBinder<OnlySection>

    /// A binder for a table.
    ///
    /// - Parameters:
    ///   - tableView: The table; its data source and delegate are set by ``finish()``.
    ///   - clock: Decides when changes are applied; a test turns one by hand.
    public init(tableView: TableView, clock: any UpdateClock = MainQueueClock.shared) {
        sectioned = SectionedTableViewBinder(
            tableView: tableView, sectionedBy: OnlySection.self, clock: clock)
        sectioned.displayedSections = [.table]
    }

    /// Asks every bound closure again, and animates what changed, in the next turn.
    public func refresh() { sectioned.refresh() }

    /// Ends the binding: becomes the table's data source and delegate, and loads it once.
    public func finish() { sectioned.finish() }

    /// Says which chain supplies what of the table, and what that takes the place of.
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
