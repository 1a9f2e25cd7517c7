#if !canImport(UIKit)
import Tableau

/// What a batch does to visible slots, and how they move.
extension AppliedBatch {
    /// Returns whether it leaves slots and the row with the focus as they are.
    func keeps(_ slots: [VisibleSlot], _ focus: RowPath?) -> Bool {
        guard !map.isStructural else { return false }
        let rows = slots.compactMap(\.path) + [focus].compactMap(\.self)
        return rows.allSatisfy { reconfigureAnimation(ofRow: $0) == nil }
    }

    /// Returns a slot that was visible, or is leaving, after the batch: of which row it is then, and
    /// how it departs.
    func followed(_ slot: VisibleSlot) -> VisibleSlot {
        if slot.isGone { return slot }
        var slot = slot
        switch slot.kind {
        case .row(let path): slot.take(fate(ofRow: path)) { .row($0) }
        case .edge(let edge, let section):
            slot.take(fate(ofSection: Int32(section))) { .edge(edge, Int($0.row)) }
        }
        return slot
    }

    /// - Parameter wasSeen: Whether the slot was visible before, so that its move or change is shown;
    ///   a header or footer that was not fades in.
    func arrival(of kind: VisibleSlot.Kind, wasSeen: Bool) -> VisibleSlot.Fate {
        switch kind {
        case .row(let path):
            switch origin(ofRow: path) {
            case .kept:
                wasSeen && reconfigureAnimation(ofRow: path).map { $0 != .none } == true
                    ? .lights : .stays
            case .moved: wasSeen ? .moves : .stays
            case .reloaded(_, let animation): animation == .none ? .stays : .lights
            case .inserted(let animation): .inserts(animation)
            }
        case .edge(_, let section):
            switch origin(ofSection: Int32(section)) {
            case .kept, .reloaded: wasSeen ? .stays : .inserts(.fade)
            case .moved: wasSeen ? .moves : .stays
            case .inserted(let animation): .inserts(animation)
            }
        }
    }
}

extension VisibleSlot {
    fileprivate mutating func take(_ fate: AppliedBatch.Fate, _ kind: (RowPath) -> Kind) {
        if let place = fate.place { self.kind = kind(place) }
        switch fate {
        case .kept, .reloaded: self.fate = .stays
        case .moved: self.fate = .moves
        case .deleted(let animation): self.fate = .deletes(animation)
        }
    }
}

extension AppliedBatch.Fate {
    /// The place after the batch; nil if it is deleted.
    var place: RowPath? {
        switch self {
        case .kept(let new), .moved(let new), .reloaded(let new, _): new
        case .deleted: nil
        }
    }
}
#endif
