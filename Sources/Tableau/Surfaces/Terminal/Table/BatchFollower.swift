import Tableau
import TableauTimeline

/// Follows what is visible through a batch, and says how it moves.
@MainActor struct BatchFollower {
    let batch: AppliedBatch

    /// What a slot is after the batch; nil if it is gone.
    func newKind(of kind: VisibleSlot.Kind) -> VisibleSlot.Kind? {
        switch kind {
        case .row(let path):
            switch batch.fate(ofRow: path) {
            case .kept(let new), .moved(let new), .reloaded(let new, _): return .row(new)
            case .deleted: return nil
            }
        case .header(let section): return self.section(section).map { .header($0) }
        case .footer(let section): return self.section(section).map { .footer($0) }
        }
    }

    /// How a slot that was visible goes.
    func departure(of kind: VisibleSlot.Kind) -> TimelineSlot.Fate {
        switch kind {
        case .row(let path):
            switch batch.fate(ofRow: path) {
            case .kept: return .stays
            case .moved: return .moves
            case .reloaded(_, let animation): return .reloads(Self.motion(animation, .fade))
            case .deleted(let animation): return .deletes(Self.motion(animation, .left))
            }
        case .header(let section), .footer(let section):
            switch batch.fate(ofSection: Int32(section)) {
            case .kept, .reloaded: return .stays
            case .moved: return .moves
            case .deleted(let animation): return .deletes(Self.motion(animation, .left))
            }
        }
    }

    /// How a slot that is visible came.
    func arrival(of kind: VisibleSlot.Kind, wasSeen: Bool) -> TimelineSlot.Fate {
        switch kind {
        case .row(let path):
            switch batch.origin(ofRow: path) {
            case .kept:
                return batch.isReconfigured(row: path) && wasSeen ? .reloads(.fade) : .stays
            case .moved: return wasSeen ? .moves : .stays
            case .reloaded(_, let animation): return .reloads(Self.motion(animation, .fade))
            case .inserted(let animation): return .inserts(Self.motion(animation, .right))
            }
        case .header(let section), .footer(let section):
            switch batch.origin(ofSection: Int32(section)) {
            case .kept, .reloaded: return wasSeen ? .stays : .inserts(.fade)
            case .moved: return wasSeen ? .moves : .stays
            case .inserted(let animation): return .inserts(Self.motion(animation, .right))
            }
        }
    }

    private func section(_ section: Int) -> Int? {
        switch batch.fate(ofSection: Int32(section)) {
        case .kept(let new), .moved(let new), .reloaded(let new, _): return Int(new)
        case .deleted: return nil
        }
    }

    /// The motion that an animation of the table is, `automatic` being as given.
    private static func motion(
        _ animation: TableView.RowAnimation, _ automatic: TimelineMotion
    ) -> TimelineMotion {
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
