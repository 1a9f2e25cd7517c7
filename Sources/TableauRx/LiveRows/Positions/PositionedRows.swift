public import Tableau

/// Live rows with positions: what a chain binds, for one section or for several.
///
/// ``SortedRows`` and ``RowSections`` conform; nothing else needs to.
public protocol PositionedRows<Layout, Contents> {
    /// One list, or a list by section.
    associatedtype Layout: DataLayout
    /// The type of the rows, wrapped.
    associatedtype Contents: DataContents
    /// All rows as they are at one time.
    associatedtype State: SectionData<Layout, Contents>

    /// Follows the rows for one table.
    func _makeFollower() -> StateFollower<State>
}

/// Live rows as one table follows them.
public struct StateFollower<State: SectionData> {
    /// What is kept while the table shows the rows.
    let lifetime: AnyObject
    /// The rows as they are now, as a table takes them; nil if nothing has changed since the last
    /// time.
    package let readLists: () -> PiecedLists<State._TableauLayout, State._TableauContents>?
    /// The same as a whole state, for who does not read lists.
    let read: () -> State?
    /// Sets what is called when there may be something new to read.
    let setOnChange: (@escaping () -> Void) -> Void
}
