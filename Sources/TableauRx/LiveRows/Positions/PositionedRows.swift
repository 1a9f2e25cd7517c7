public import Tableau

/// Live rows with positions, to be bound by a chain for one section or for several.
///
/// ``SortedRows`` and ``RowSections`` conform; nothing else needs to.
public protocol PositionedRows<_RowsLayout, _RowsContents> {
    // Underscored: users may give live rows members of any other name.

    /// One list, or a list by section.
    associatedtype _RowsLayout: DataLayout
    /// The type of the rows, wrapped.
    associatedtype _RowsContents: DataContents
    /// A snapshot of all rows.
    associatedtype _RowsState: SectionData<_RowsLayout, _RowsContents>

    /// Returns a follower of the rows for one table.
    func _makeFollower() -> StateFollower<_RowsState>
}

/// One table's view of live rows.
public struct StateFollower<State: SectionData> {
    /// The object that is retained while the table shows the rows.
    let lifetime: AnyObject
    /// Returns the current rows as a table reads them; nil if nothing has changed since the last
    /// call.
    package let readLists: () -> PiecedLists<State._TableauLayout, State._TableauContents>?
    /// Returns the same as a snapshot, for consumers that do not read lists.
    let read: () -> State?
    /// Sets the closure to call when there may be new rows.
    let setOnChange: (@escaping () -> Void) -> Void
    /// Sets the closure that receives the first contradiction of the order.
    package let setOnContradiction: (@escaping (OrderContradiction) -> Void) -> Void
}
