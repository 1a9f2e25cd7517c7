/// Binds a table without sections: one list of rows.
///
/// ```swift
/// let binder = TableViewBinder(tableView: tableView)
/// binder.onTable()
///     .bind(cellType: SongCell.self, models: songs)
///     .onTapped { row, cell, song in play(song) }
/// binder.finish()
/// ```
public typealias TableViewBinder = SectionedTableViewBinder<OnlySection>

/// The section type of a table without sections.
public enum OnlySection: TableViewSection {
    /// The only section.
    case table
}

extension TableViewBinder {
    /// Creates a binder for a table without sections; see
    /// ``SectionedTableViewBinder/init(tableView:sectionedBy:sectionDisplayBehavior:clock:)``.
    public convenience init(
        tableView: TableView, clock: any UpdateClock = MainQueueClock.shared
    ) {
        self.init(tableView: tableView, sectionedBy: OnlySection.self, clock: clock)
        displayedSections = [.table]
    }

    /// Explains which chain supplies each part of the table, and which bindings it replaces.
    public func explain() -> String { explain(.table) }

    /// Moves the keyboard focus to a row; see ``focus(_:in:field:)``.
    public func focus(_ row: RowID, field: RowField? = nil) {
        focus(row, in: .table, field: field)
    }
}
