/// The number of rows that can be selected.
public enum SelectionMode: Hashable, Sendable, CaseIterable {
    /// Rows can be tapped but don't stay selected.
    case none
    /// At most one row: a tap selects it and deselects the previous one.
    case single
    /// Any number of rows: a tap selects or deselects a row.
    case multiple
    /// Exactly one row whenever there are rows.
    ///
    /// It is the first row until the user selects another one; if the selected row is deleted, the
    /// row in its place is selected.
    case required
}
