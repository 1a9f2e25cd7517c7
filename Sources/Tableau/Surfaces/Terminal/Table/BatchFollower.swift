#if !canImport(UIKit)
import Tableau
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
        return switch kind {
        case .row(let path): batch.fate(ofRow: path).place.map { .row($0) }
        case .header(let section): change.place(ofSection: section).map { .header($0) }
        case .footer(let section): change.place(ofSection: section).map { .footer($0) }
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
        case .row(let path): departure(batch.fate(ofRow: path))
        case .header(let section), .footer(let section):
            departure(batch.fate(ofSection: Int32(section)))
        }
    }

    private func departure<Place>(_ fate: AppliedBatch.Fate<Place>) -> TimelineSlot.Fate {
        switch fate {
        case .kept, .reloaded: .stays
        case .moved: .moves
        case .deleted(let animation): .deletes(TimelineMotion(animation, automatic: .left))
        }
    }

    /// - Parameter wasSeen: Whether the slot was visible before, so that its move or change is shown;
    ///   a header or footer that was not fades in.
    func arrival(of kind: VisibleSlot.Kind, wasSeen: Bool) -> TimelineSlot.Fate {
        switch kind {
        case .row(let path):
            switch batch.origin(ofRow: path) {
            case .kept:
                batch.reconfigureAnimation(ofRow: path).map {
                    wasSeen ? .reloads(TimelineMotion($0, automatic: .fade)) : .stays
                } ?? .stays
            case .moved: wasSeen ? .moves : .stays
            case .reloaded(_, let animation): .reloads(TimelineMotion(animation, automatic: .fade))
            case .inserted(let animation): .inserts(TimelineMotion(animation, automatic: .right))
            }
        case .header(let section), .footer(let section):
            switch batch.origin(ofSection: Int32(section)) {
            case .kept, .reloaded: wasSeen ? .stays : .inserts(.fade)
            case .moved: wasSeen ? .moves : .stays
            case .inserted(let animation): .inserts(TimelineMotion(animation, automatic: .right))
            }
        }
    }
}

extension AppliedBatch.Fate {
    /// The place after the batch; nil if it is deleted.
    var place: Place? {
        switch self {
        case .kept(let new), .moved(let new), .reloaded(let new, _): new
        case .deleted: nil
        }
    }
}

extension TimelineMotion {
    /// Creates the motion for a table's animation.
    ///
    /// - Parameter automatic: The motion for `automatic`.
    fileprivate init(_ animation: TableView.RowAnimation, automatic: TimelineMotion) {
        self =
            switch animation {
            case .fade: .fade
            case .right: .right
            case .left: .left
            case .top: .top
            case .bottom: .bottom
            case .middle: .middle
            case .none: .none
            case .automatic: automatic
            }
    }
}
#endif
