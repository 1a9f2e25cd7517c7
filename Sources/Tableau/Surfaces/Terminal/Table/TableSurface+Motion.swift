#if !canImport(UIKit)
import Foundation
import Tableau
import TableauTimeline

// How slots move from their old places to the new ones.

extension TableSurface {
    /// Returns the slots that are gone, but still visible while leaving.
    func leavingSlots() -> [Int: VisibleSlot] {
        let now = clock()
        guard timeline.isMoving(at: now) else { return [:] }
        var leaving: [Int: VisibleSlot] = [:]
        for item in timeline.items(at: now) where item.isLeaving {
            leaving[item.id] = shown[item.id]
        }
        return leaving
    }

    /// Redirects a running animation to the new places after a change of content or offset.
    func retarget() {
        let after = slots.map { TimelineSlot(id: $0.id, y: $0.y, height: $0.height) }
        timeline.transition(from: after, to: after, at: clock())
    }

    /// Returns how a slot appears; a row does not flash for what the user has just typed.
    func arrival(
        of slot: VisibleSlot, _ follower: BatchFollower, wasSeen: Bool
    ) -> TimelineSlot.Fate {
        let fate = follower.arrival(of: slot.kind, wasSeen: wasSeen)
        guard case .reloads = fate, slot.path == focus,
            clock() - lastOwnChange < Self.ownChangeTime
        else { return fate }
        return .stays
    }

    /// Returns the destinations of slots that were visible, still exist, and are no longer visible.
    func destinations(of before: [VisibleSlot], _ follower: BatchFollower) -> [Int: Double] {
        let visible = Set(slots.map(\.id))
        let offset = Double(table.contentOffset.y)
        var places: [Int: Double] = [:]
        for slot in before where !visible.contains(slot.id) {
            guard case .row(let path)? = follower.newKind(of: slot.kind) else { continue }
            let y = Double(table.rectForRow(at: path.indexPath).minY) - offset
            // Limited to just beyond the edge, or the motion would be too fast to see.
            places[slot.id] = max(-slot.height - 1, min(y, Double(size.rows) + 1))
        }
        return places
    }
}
#endif
