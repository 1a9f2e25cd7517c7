#if !canImport(UIKit)
import Tableau

/// What the user knows of the focus: keys act on a row only once it was seen with the focus, or if
/// the user moved the focus to it.
@MainActor struct FocusSight {
    /// The seconds for which acting keys are ignored after the focus was seen on another row that
    /// the user did not choose: they were meant for the row before.
    static let waitingTime = 0.3

    /// The row that the user knows to have the focus.
    private(set) var known: SeenRow?
    /// Whether the row with the focus has gone, not only the focus moved.
    private(set) var hasGone = false
    /// Until when keys are ignored; infinite since the focus went to another row unasked, until that
    /// was seen.
    private var waitsUntil = -Double.infinity
    /// Whether the user has acted since the last written frame: what follows was asked for.
    private var hasActed = false

    mutating func moved(to row: SeenRow) {
        self = FocusSight()
        known = row
    }

    mutating func acted() { hasActed = true }

    /// The focus is on another row: keys wait until it was seen.
    mutating func lost(isUser: Bool = false, hasGone: Bool = false) {
        if !isUser, !hasActed, known != nil {
            waitsUntil = .infinity
            self.hasGone = hasGone
        }
        known = nil
    }

    mutating func follow(_ change: RowChange) { known?.follow(change) }

    /// A frame was written that shows a row with the focus, or none.
    mutating func saw(_ row: SeenRow?, in table: TableView, at time: Double) {
        // Without identities, only what a row shows tells that it is another one.
        if let known, let place = known.place, place == row?.place, !hasActed,
            !table.hasIdentity(rowAt: place), !known.showsTheSame(in: table)
        {
            lost(hasGone: true)
        }
        if waitsUntil == .infinity { waitsUntil = time + Self.waitingTime }
        (known, hasActed) = (row, false)
    }

    func isWaiting(at time: Double) -> Bool { time < waitsUntil }

    func mayAct(on row: RowPath, in table: TableView, at time: Double) -> Bool {
        !isWaiting(at: time) && known?.path(in: table) == row
    }
}
#endif
