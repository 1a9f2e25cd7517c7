/// What tells a row from the others of its section.
///
/// ```swift
/// binder.focus(.row(task.id), in: .today)
/// ```
///
/// Rows are known by the `collectionId` of their models; models without one by themselves, if they
/// are `Hashable`. Rows that have neither are known by their position.
public struct RowID: Hashable, CustomStringConvertible {
    private enum Value: Hashable {
        case identity(AnyHashable)
        case position(Int)
    }

    private let value: Value

    /// The row whose model has an identity.
    ///
    /// - Parameter identity: The `collectionId` of the model; of models without one the model itself.
    public static func row(_ identity: some Hashable) -> RowID {
        RowID(value: .identity(AnyHashable(identity)))
    }

    /// The row at a position of a section whose rows have no identity.
    ///
    /// - Parameter row: From 0.
    public static func position(_ row: Int) -> RowID { RowID(value: .position(row)) }

    /// The identity; `nil` of a row that is known by its position.
    public var identity: AnyHashable? {
        if case .identity(let identity) = value { identity } else { nil }
    }

    /// The position of a row that has no identity; `nil` of others.
    public var position: Int? {
        if case .position(let row) = value { row } else { nil }
    }

    /// The identity, or the position with a `#` before it.
    public var description: String {
        switch value {
        case .identity(let identity): "\(identity)"
        case .position(let row): "#\(row)"
        }
    }
}

/// A row of a table, by the identities of its section and of itself: it stays the same row wherever
/// updates take it within its section.
///
/// ```swift
/// for row in binder.selection.rows { print(row.section, row.id) }
/// ```
public struct RowReference<Section: TableViewSection>: Hashable {
    /// The section.
    public let section: Section
    /// The row in it.
    public let id: RowID

    /// A row of a section.
    public init(_ id: RowID, in section: Section) {
        self.section = section
        self.id = id
    }

    /// Whether both are the same row: a section may carry content besides its identity.
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
