/// The identity of a row within its section.
///
/// ```swift
/// binder.focus(.row(task.id), in: .today)
/// ```
///
/// Rows are identified by the `collectionId` of their models; models without one by themselves, if
/// they are `Hashable`. Other rows are identified by their position.
public struct RowID: Hashable, CustomStringConvertible {
    /// The identity; `nil` for a row identified by its position.
    public let identity: AnyHashable?
    /// The position of a row without an identity; `nil` for others.
    public let position: Int?

    /// Creates the identity of a row by the `collectionId` of its model, or else the model itself.
    public static func row(_ identity: some Hashable) -> RowID {
        RowID(identity: AnyHashable(identity), position: nil)
    }

    /// Creates the identity of a row by its position, from 0, where rows have no other.
    public static func position(_ row: Int) -> RowID { RowID(identity: nil, position: row) }

    /// The identity, or the position with `#` before it.
    public var description: String { identity.map { "\($0)" } ?? position.map { "#\($0)" } ?? "" }
}

/// A reference to a row by the identities of its section and itself, which stays valid while
/// updates move the row within its section.
///
/// ```swift
/// for row in binder.selection.rows { print(row.section, row.id) }
/// ```
public struct RowReference<Section: TableViewSection>: Hashable {
    /// The section.
    public let section: Section
    /// The row in the section.
    public let id: RowID

    /// Creates a reference to a row of a section.
    public init(_ id: RowID, in section: Section) {
        self.section = section
        self.id = id
    }

    /// Returns whether both refer to the same row, by the identities of section and row.
    public static func == (left: Self, right: Self) -> Bool {
        left.id == right.id
            && (left.section == right.section
                || sectionIdentity(of: left.section) == sectionIdentity(of: right.section))
    }

    /// Hashes the identities of section and row.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(sectionIdentity(of: section))
        hasher.combine(id)
    }
}
