/// How many rows of a table can be selected.
public enum SelectionMode: Hashable, Sendable, CaseIterable {
    /// Rows can be tapped, and none stays selected.
    case none
    /// One row at most: a tap selects it in place of the one before.
    case single
    /// Any number of rows: a tap selects a row or takes it out again.
    case multiple
    /// One row whenever there are rows: the first until a person chooses another; where the selected
    /// row goes, the one in its place.
    case required
}
