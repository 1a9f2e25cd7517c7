#if !canImport(UIKit)
import Foundation
import Tableau

extension TerminalScreen {
    /// Lets the slots go from their places before a batch to those after it.
    func animate(_ batch: AppliedBatch) {
        timeline.follow(batch.followed)
        let wereSeen = Set(slots.lazy.filter { !$0.isGone }.map(\.kind))
        var slots = collectSlots()
        if table.place.hasFollowedEnd, table.place.pinned != nil, let focus,
            isHidden(focus) || !slots.contains(where: { $0.path == focus })
        {
            // New rows are higher than was estimated.
            revealFocus()
            slots = collectSlots()
        }
        isStale = false
        let now = now
        let after = slots.map { slot in
            let fate = batch.arrival(of: slot.kind, wasSeen: wereSeen.contains(slot.kind))
            // What the user has just typed doesn't flash.
            return slot.with(fate == .lights && isOwnChange && slot.path == focus ? .stays : fate)
        }
        // While rows keep coming at an end that is followed, moving them would leave none legible.
        let arrives = table.place.hasFollowedEnd && batch.map.isStructural
        let isStream = arrives && now - lastArrival < Timeline.duration
        if arrives { lastArrival = now }
        let isAnimated = application?.options.isAnimated == true
        guard isAnimated, !isStream else { return timeline.show(slots) }
        timeline.transition(to: after, at: now)
    }
}

/// What a batch does to visible slots, and how they move.
extension AppliedBatch {
    /// Returns whether it leaves slots and the row with the focus as they are.
    func keeps(_ slots: some Sequence<VisibleSlot>, _ focus: RowPath?) -> Bool {
        guard !map.isStructural else { return false }
        let rows = slots.compactMap(\.path) + [focus].compactMap(\.self)
        return rows.allSatisfy { reconfigureAnimation(ofRow: $0) == nil }
    }

    /// Returns a slot as the batch leaves it: of which row it is then, or how it departs.
    func followed(_ slot: VisibleSlot) -> VisibleSlot {
        if slot.isGone { return slot }
        var slot = slot
        let fate: Fate
        switch slot.kind {
        case .row(let path):
            fate = self.fate(ofRow: path)
            if let new = fate.place { slot.kind = .row(new) }
        case .edge(let edge, let section):
            fate = self.fate(ofSection: Int32(section))
            if let new = fate.place { slot.kind = .edge(edge, Int(new.row)) }
        }
        slot.fate = if case .unmatched(let animation) = fate { .deletes(animation) } else { .stays }
        return slot
    }

    /// Returns what happens to a slot after the batch: only what was seen before is shown to move or
    /// change, and a header or footer that was not fades in.
    func arrival(of kind: VisibleSlot.Kind, wasSeen: Bool) -> VisibleSlot.Fate {
        let old =
            switch kind {
            case .row(let path): origin(ofRow: path)
            case .edge(_, let section): origin(ofSection: Int32(section))
            }
        switch (old, kind) {
        case (.unmatched(let animation), _): return .inserts(animation)
        case (.moved, _): return wasSeen ? .moves : .stays
        case (_, .edge): return wasSeen ? .stays : .inserts(.fade)
        case (.reloaded(_, let animation), _): return animation == .none ? .stays : .lights
        case (.kept, .row(let path)):
            let isShown = wasSeen && reconfigureAnimation(ofRow: path).map { $0 != .none } == true
            return isShown ? .lights : .stays
        }
    }
}

extension AppliedBatch.Fate {
    /// The place of what is neither deleted nor moved.
    var placeAmongOthers: RowPath? { if case .moved = self { nil } else { place } }
}
#endif
