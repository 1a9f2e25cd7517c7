#if !canImport(UIKit)
import Tableau

/// A change of a table's rows, for what keeps some of them.
@MainActor enum RowChange {
    case batch(AppliedBatch)
    /// With the new places of the rows that were followed; nil if identities are unknown.
    case reload([RowPath: RowPath]?)

    /// Returns the new place of a row; nil if it has gone.
    ///
    /// After a reload without identities, it is only a guess; see ``isGuess``.
    func place(ofRow row: RowPath) -> RowPath? {
        switch self {
        case .batch(let batch): batch.place(ofRow: row)
        case .reload(let places?): places[row]
        case .reload(nil): row
        }
    }

    /// Returns the new place of a section; nil if it has gone, or was reloaded with everything.
    func place(ofSection section: Int) -> Int? {
        guard case .batch(let batch) = self else { return nil }
        switch batch.fate(ofSection: Int32(section)) {
        case .kept(let new), .moved(let new), .reloaded(let new, _): return Int(new)
        case .deleted: return nil
        }
    }

    /// Whether rows are only known by their index.
    var isGuess: Bool {
        if case .reload(nil) = self { true } else { false }
    }
}
#endif
