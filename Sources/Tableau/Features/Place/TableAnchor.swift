/// The rows that stay in view while rows are inserted, deleted and resized.
///
/// ```swift
/// binder.anchor = .end(followsWithin: 2)  // a chat
/// ```
public enum TableAnchor<Section: TableViewSection>: Hashable {
    /// The first fully visible row stays in place.
    ///
    /// At the very top, inserted rows are shown instead, unless a pager loads them.
    case top
    /// The table, at first scrolled to its end, follows new rows while no more than this number of
    /// rows is below the visible part.
    ///
    /// Otherwise the first fully visible row stays in place, and
    /// ``SectionedTableViewBinder/unseenRows`` counts the new rows.
    case end(followsWithin: Int)
    /// A row stays in place, even if it moves; while it isn't displayed, ``top`` applies.
    case row(RowID, in: Section)
}
