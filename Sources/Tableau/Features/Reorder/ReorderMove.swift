/// The range within which a user can drag rows.
public enum ReorderReach: Hashable, Sendable {
    /// Rows can move within their section.
    case section
    /// Rows can move to any displayed section whose cells the same chain binds, also to empty ones.
    case table
}

/// Whether a row can be dropped at a place.
public enum MoveAnswer: Hashable, Sendable {
    /// Allows the drop.
    case accept
    /// Refuses the drop: the row stays at the last accepted place.
    case refuse
}

/// A move of a row by a user: proposed during the drag, completed on the drop; see `reorderable` on a
/// chain.
public struct ReorderMove<Section: TableViewSection, Model> {
    /// The model of the row.
    public let model: Model
    /// The row.
    public let row: RowID
    /// The section that contains the row in the data.
    public let sourceSection: Section
    /// The row's index in the source section.
    public let sourceRow: Int
    /// The destination section.
    public let targetSection: Section
    /// The row's index in the target section after the move.
    public let targetRow: Int
    /// The model of the row above it after the move; `nil` if it is the first.
    public let previous: Model?
    /// The model of the row below it after the move; `nil` if it is the last.
    public let next: Model?

    /// Whether the row isn't put down where it was lifted.
    var changesData: Bool { sourceSection != targetSection || sourceRow != targetRow }
}

/// A chain's rule for reordering its rows.
struct ReorderRule<Section: TableViewSection> {
    let reach: ReorderReach
    let canMove: (RowContext<Section>) -> Bool
    /// Returns whether the row may be dropped at the target.
    let accepts: (Reorder<Section>) -> Bool
    /// Returns what changes the data after a drop; nil if the row or the target has gone.
    let perform: (Reorder<Section>) -> (@MainActor () async throws -> Void)?
}
