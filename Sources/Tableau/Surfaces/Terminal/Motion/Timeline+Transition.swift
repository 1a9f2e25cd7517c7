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
        var starts = after.map { seen[$0.id]?.y ?? $0.y }
        func known(_ index: Int) -> VisibleSlot? {
            after[index].fate == .moves ? nil : seen[after[index].id]
        }
        guard let first = after.indices.first(where: { known($0) != nil }) else { return starts }
        var (above, below) = (starts[first], starts[first])
        for index in after.indices[first...] {
            if let old = known(index) { below = old.bottom }
            guard seen[after[index].id] == nil else { continue }
            starts[index] = below
            below += room(after[index])
        }
        // Slots before the first known one are stacked upwards.
        for index in after.indices[..<first].reversed() where seen[after[index].id] == nil {
            above -= room(after[index])
            starts[index] = above
        }
        return starts
    }

    func track(
        to slot: VisibleSlot, fromY: Double, _ seen: VisibleSlot?, at time: Double
    ) -> Track {
        var track = Track(slot: slot.with(.stays), start: time)
        var begin = slot.pose
        (begin.y, begin.height) = (fromY, seen?.height ?? slot.height)
        let old = tracks.first { $0.slot.id == slot.id }
        if let old {
            (track.flashStart, track.slot.isMarked) = (old.flashStart, old.slot.isMarked)
            track.lastChange = old.lastChange
        }
        track.highlight(for: slot.fate, at: time)
        switch slot.fate {
        case .inserts(let motion) where seen == nil: begin.vanish(motion, automatic: .right)
        case .moves: track.slot.isFloating = true
        default:
            guard let old, old.isOpening(at: time), let opening = old.begin else { break }
            // It is still opening, and continues towards its new position.
            (track.start, begin) = (old.start, opening)
            begin.y = fromY
        }
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
            var track = Track(
                slot: slot, begin: SlotPose(y: old.y, height: old.height), start: time)
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
