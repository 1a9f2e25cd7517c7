/// What stays in view while rows come, go and change their height.
///
/// ```swift
/// binder.anchor = .end(followsWithin: 2)  // a chat
/// ```
public enum TableAnchor<Section: TableViewSection>: Hashable {
    /// The first row that is fully visible stays where it is.
    ///
    /// A table that is scrolled to its very top shows what comes there, unless a pager loads it.
    case top
    /// New rows are followed while at most so many rows are below the visible part. Farther up, the
    /// first row that is fully visible stays, and ``SectionedTableViewBinder/unseenRows`` counts.
    ///
    /// The table begins at its end.
    case end(followsWithin: Int)
    /// A row stays where it is, wherever it goes; while it is not there, as with ``top``.
    case row(RowID, in: Section)
}

extension TableAnchor where Section == TableViewBinder.OnlySection {
    /// A row stays where it is, wherever it goes; while it is not there, as with ``top``.
    public static func row(_ id: RowID) -> Self { .row(id, in: .table) }
}
