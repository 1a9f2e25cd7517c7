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
#endif
