/// How far rows may be moved by hand.
public enum ReorderReach: Hashable, Sendable {
    /// Within their section.
    case section
    /// To any displayed section whose cells the same chain binds, an empty one included.
    case table
}

/// Whether a row may be put down at a place.
public enum MoveAnswer: Hashable, Sendable {
    /// It may.
    case accept
    /// It may not: the row stays at the place where it was last accepted.
    case refuse
}

/// A move of a row by hand: proposed while it is held, done when it is put down.
///
/// ```swift
/// .reorderable(within: .table) { move in
///     try await store.move(move.model, to: move.targetSection, after: move.previous)
/// }
/// ```
public struct ReorderMove<Section: TableViewSection, Model> {
    /// The model of the row.
    public let model: Model
    /// The row.
    public let row: RowID
    /// The section in which the data have the row.
    public let sourceSection: Section
    /// Its index there.
    public let sourceRow: Int
    /// The section that it goes to.
    public let targetSection: Section
    /// Its index there afterwards.
    public let targetRow: Int
    /// The model of the row above it afterwards; `nil` if it is the first.
    public let previous: Model?
    /// The model of the row below it afterwards; `nil` if it is the last.
    public let next: Model?

    /// The answer that accepts it.
    public var accept: MoveAnswer { .accept }
    /// The answer that refuses it.
    public var refuse: MoveAnswer { .refuse }

    /// The move with the models in their type; `nil` if one is of another.
    func casting<Other>(to type: Other.Type) -> ReorderMove<Section, Other>? {
        guard let model = model as? Other else { return nil }
        return ReorderMove<Section, Other>(
            model: model, row: row, sourceSection: sourceSection, sourceRow: sourceRow,
            targetSection: targetSection, targetRow: targetRow, previous: previous as? Other,
            next: next as? Other)
    }
}

/// What a chain says of moving its rows by hand.
struct ReorderRule<Section: TableViewSection> {
    typealias Move = ReorderMove<Section, Any>

    let reach: ReorderReach
    let canMove: (RowContext<Section>) -> Bool
    let answer: (Move) -> MoveAnswer
    let perform: @MainActor (Move) async throws -> Void
}
