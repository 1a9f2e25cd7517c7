/// When a table keeps its rows in place although their data change.
///
/// ```swift
/// binder.calm = .whileTouched
/// ```
///
/// While a table is held, its rows keep their places and their cells show new values. Rows that
/// would come, go or move wait; a row that has gone from its section stays, dimmed, and can't be
/// acted on. Once the table is let go, one update shows the latest data.
public enum TableCalm: Hashable, Sendable {
    /// Each change is shown in the next turn.
    case never
    /// The table is held while the user does something with it: has a finger or the mouse button on
    /// it, scrolls it by hand, has the menu of a row or a question about it open, has lifted a row,
    /// or edits one that hasn't gone itself.
    case whileTouched
    /// The table is held until this is set to something else, for example by a key that freezes it.
    case held
}

/// The changes that wait while a table is held.
public struct PendingChanges: Hashable, Sendable {
    /// The number of rows that will come.
    public var insertions = 0
    /// The number of rows that will go.
    public var removals = 0
    /// The number of rows that will move.
    public var moves = 0

    /// Creates a number of changes.
    public init(insertions: Int = 0, removals: Int = 0, moves: Int = 0) {
        self.insertions = insertions
        self.removals = removals
        self.moves = moves
    }

    /// Whether no rows will come, go or move.
    public var isEmpty: Bool { self == PendingChanges() }
}

extension SectionedTableViewBinder {
    /// When the table keeps its rows in place although their data change; ``TableCalm/never`` by
    /// default.
    ///
    /// While they are held, rows without identity show no new values, nor do those with cells of a
    /// provider while a row is dragged.
    public var calm: TableCalm {
        get { calmness?.mode ?? .never }
        set {
            guard newValue != calm else { return }
            feature(Calmness.self).mode = newValue
            setNeedsTurn()
        }
    }

    /// The changes that wait for the table to be let go.
    ///
    /// - Complexity: That of a diff between what is shown and the latest data.
    public var pendingChanges: PendingChanges { calmness?.pendingChanges ?? PendingChanges() }

    /// Adds an observer of ``pendingChanges``, which is called on each change.
    public func onPendingChanges(_ observer: @escaping (_ changes: PendingChanges) -> Void) {
        feature(Calmness.self).observers.append(observer)
    }
}
