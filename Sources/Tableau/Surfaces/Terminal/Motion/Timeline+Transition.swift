#if !canImport(UIKit)
/// How slots go on from where they are seen, possibly in mid-motion.
extension Timeline {
    /// Returns where slots start: a visible one where it is displayed, others stacked below the slot
    /// before them, where new rows open and existing rows enter.
    static func startingPlaces(
        of after: [VisibleSlot], _ seen: [Int: VisibleSlot]
    ) -> [Double] {
        func room(_ slot: VisibleSlot) -> Double {
            if case .inserts = slot.fate { 0 } else { slot.height }
        }
        let first = after.firstIndex { $0.fate != .moves && seen[$0.id] != nil }
        guard let first, let known = seen[after[first].id] else {
            return after.map { seen[$0.id]?.y ?? $0.y }
        }
        // Slots before the first known one end at its top.
        var y = after[..<first].filter { seen[$0.id] == nil }.reduce(known.y) { $0 - room($1) }
        return after.map { slot in
            guard let old = seen[slot.id] else {
                defer { y += room(slot) }
                return y
            }
            if slot.fate != .moves { y = old.bottom }
            return old.y
        }
    }

    func track(
        to slot: VisibleSlot, fromY: Double, _ seen: VisibleSlot?, at time: Double
    ) -> Track {
        // What still opens or moves goes on from where it is seen.
        var begin = seen?.pose ?? slot.pose
        begin.y = fromY
        if case .inserts(let motion) = slot.fate, seen == nil {
            begin.vanish(motion, automatic: .right)
        }
        let old = tracks.first { $0.slot.id == slot.id }
        // Its light goes on.
        var track = old ?? Track(slot: slot)
        (track.slot, track.begin, track.start) = (slot.with(.stays), nil, time)
        track.slot.isMarked = old?.slot.isMarked == true
        track.slot.isFloating = slot.fate == .moves
        if track.slot.isFloating || begin != slot.pose { track.begin = begin }
        return track
    }

    /// Returns the tracks of slots that are deleted, or moved beyond an edge.
    func departures(
        to after: [VisibleSlot], _ destination: (VisibleSlot) -> Double?,
        _ seen: [Int: VisibleSlot], at time: Double
    ) -> [Track] {
        let newPlaces = Dictionary(after.map { ($0.id, $0.y) }) { $1 }
        let before = tracks.filter { !$0.slot.isLeaving }.map(\.slot)
        var departures: [Track] = []
        for (index, slot) in before.enumerated() where newPlaces[slot.id] == nil {
            guard let old = seen[slot.id] else { continue }
            var track = Track(slot: slot, begin: old.pose, start: time)
            (track.slot.isLeaving, track.slot.isFloating) = (true, false)
            switch slot.fate {
            case .deletes(.none): continue
            case .deletes(let motion):
                // It closes towards the position of the slot after it.
                let below = before[index...].lazy.filter { $0.fate != .moves }
                let end = below.compactMap { newPlaces[$0.id] }.first ?? after.last?.bottom
                track.slot.pose = SlotPose(y: end ?? slot.y, height: old.height)
                track.slot.pose.vanish(motion, automatic: .left)
            default:
                guard let place = destination(slot) else { continue }
                track.slot.pose.y = place
            }
            departures.append(track)
        }
        // Slots that were already leaving continue.
        return departures
            + tracks.filter { $0.slot.isLeaving && seen[$0.slot.id]?.isLeaving == true }
    }
}
#endif
