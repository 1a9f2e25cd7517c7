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
        contentChanges = contentChanges.filter { now - $0.value < Self.flashPause }
        let after = limitingLight(
            slots.map { $0.with(arrival(of: $0, batch, wasSeen: wereSeen.contains($0.id))) },
            at: now)
        // While rows keep coming at an end that is followed, moving them would leave none legible.
        let arrives = table.place.hasFollowedEnd && batch.batch.isStructural
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

    /// Returns how a slot appears; a row flashes neither for what the user has just typed, nor while
    /// it keeps changing.
    private func arrival(
        of slot: VisibleSlot, _ batch: AppliedBatch, wasSeen: Bool
    ) -> VisibleSlot.Fate {
        let fate = batch.arrival(of: slot.kind, wasSeen: wasSeen)
        guard fate == .lights else { return fate }
        let now = clock()
        if slot.path == focus, now - lastOwnChange < Self.ownChangeTime { return .stays }
        let last = contentChanges.updateValue(now, forKey: slot.id)
        return last.map { now - $0 < Self.flashPause } == true ? .stays : fate
    }

    /// Limits the rows that are lit at a time to one in five, or three in a short table.
    ///
    /// If there would be more, those that change now are marked instead.
    private func limitingLight(_ slots: [VisibleSlot], at now: Double) -> [VisibleSlot] {
        let changed = slots.filter { $0.fate == .lights }
        guard !changed.isEmpty else { return slots }
        let lit = timeline.slots(at: now).filter { $0.flash > 0 && !$0.isMarked }
        let all = Set(lit.map(\.id)).union(changed.map(\.id))
        guard all.count > max(3, self.slots.count { $0.path != nil } / 5) else { return slots }
        return slots.map { $0.fate == .lights ? $0.with(.marks) : $0 }
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
