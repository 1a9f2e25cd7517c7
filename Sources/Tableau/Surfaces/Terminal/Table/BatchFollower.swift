#if !canImport(UIKit)
import Tableau
import TableauPictures
import TableauTimeline

/// Follows visible slots through a batch, and determines how they move.
@MainActor struct BatchFollower {
    let batch: AppliedBatch

    /// Returns whether the batch leaves slots and the row with the focus as they are.
    func keeps(_ slots: [VisibleSlot], _ focus: RowPath?) -> Bool {
        guard !batch.batch.isStructural else { return false }
        let rows = slots.compactMap(\.path) + [focus].compactMap(\.self)
        return rows.allSatisfy { batch.reconfigureAnimation(ofRow: $0) == nil }
    }

    /// Returns the kind of a slot after the batch; nil if it is gone.
    func newKind(of kind: VisibleSlot.Kind) -> VisibleSlot.Kind? {
        let change = RowChange.batch(batch)
        switch kind {
        case .row(let path):
            switch batch.fate(ofRow: path) {
            case .kept(let new), .moved(let new), .reloaded(let new, _): return .row(new)
            case .deleted: return nil
            }
        case .header(let section): return change.place(ofSection: section).map { .header($0) }
        case .footer(let section): return change.place(ofSection: section).map { .footer($0) }
        }
    }

    /// Returns a slot that is leaving, after the batch.
    func followed(_ slot: VisibleSlot) -> VisibleSlot {
        var slot = slot
        if !slot.isGone, let kind = newKind(of: slot.kind) {
            slot.kind = kind
        } else {
            slot.isGone = true
        }
        return slot
    }

    func departure(of kind: VisibleSlot.Kind) -> TimelineSlot.Fate {
        switch kind {
        case .row(let path): batch.departure(ofRow: path)
        case .header(let section), .footer(let section): batch.departure(ofSection: section)
        }
    }

    func arrival(of kind: VisibleSlot.Kind, wasSeen: Bool) -> TimelineSlot.Fate {
        switch kind {
        case .row(let path): batch.arrival(ofRow: path, wasSeen: wasSeen)
        case .header(let section), .footer(let section):
            batch.arrival(ofSection: section, wasSeen: wasSeen)
        }
    }
}
#endif
