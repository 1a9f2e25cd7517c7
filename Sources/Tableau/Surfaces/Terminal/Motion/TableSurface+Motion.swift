#if !canImport(UIKit)
import Foundation
import Tableau

// How slots move from their old places to the new ones.

extension TableSurface {
    /// Moves slots to their new places after a batch.
    ///
    /// - Parameter before: The slots that were visible before, as the batch leaves them.
    func move(from before: [VisibleSlot], _ batch: AppliedBatch) {
        let now = clock()
        let wereSeen = Set(before.map(\.id))
        let isOwnChange = now - lastOwnChange < Self.ownChangeTime
        let after = slots.map { slot in
            let fate = batch.arrival(of: slot.kind, wasSeen: wereSeen.contains(slot.id))
            // What the user has just typed doesn't flash.
            return slot.with(fate == .lights && isOwnChange && slot.path == focus ? .stays : fate)
        }
        // While rows keep coming at an end that is followed, moving them would leave none legible.
        let arrives = table.place.hasFollowedEnd && batch.map.isStructural
        let isStream = arrives && now - lastArrival < Timeline.duration
        if arrives { lastArrival = now }
        let isAnimated = screen?.application?.options.isAnimated == true
        guard isAnimated, !isStream else { return timeline.show(slots) }
        if before.elementsEqual(slots, by: { $0.id == $1.id && $0.pose == $1.pose }) {
            // What is already moving goes on.
            return timeline.flash(after, at: now)
        }
        timeline.transition(to: after, leaving: destinations(of: before), at: now)
    }

    /// Returns the destinations of slots that were visible, still exist, and are no longer visible.
    private func destinations(of before: [VisibleSlot]) -> [Int: Double] {
        let visible = Set(slots.map(\.id))
        var places: [Int: Double] = [:]
        for slot in before where !visible.contains(slot.id) {
            guard !slot.isGone, let path = slot.path else { continue }
            let y = Double(table.rectForRow(at: path.indexPath).minY) - contentOffset
            // Limited to just beyond the edge, or the motion would be too fast to see.
            places[slot.id] = max(-slot.height - 1, min(y, Double(size.rows) + 1))
        }
        return places
    }
}
#endif
