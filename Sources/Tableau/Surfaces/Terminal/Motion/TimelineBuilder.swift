#if !canImport(UIKit)
/// Builds the tracks of one transition.
struct TimelineBuilder {
    /// The state at the moment of the batch, possibly in mid-motion, by id.
    let seen: [Int: TimelineItem]
    /// The tracks before the batch, with those of slots that are leaving.
    let old: [Timeline.Track]
    let after: [VisibleSlot]
    let leaving: [Int: Double]
    let time: Double

    func tracks() -> [Timeline.Track] {
        zip(after, startingPlaces).map { track(to: $0, fromY: $1) } + departures
    }

    /// Returns the start position of each slot of `after`.
    ///
    /// A visible slot starts where it is displayed. Others are stacked below the slot before them:
    /// new rows open there, and existing rows enter from there.
    private var startingPlaces: [Double] {
        var starts = [Double](repeating: .nan, count: after.count)
        var below: Double?
        for (index, slot) in after.enumerated() {
            if let item = seen[slot.id] {
                starts[index] = item.y
                if slot.fate != .moves { below = item.y + item.height }
            } else if let known = below {
                starts[index] = known
                if case .inserts = slot.fate { continue }
                below = known + slot.height
            }
        }
        // Slots before the first known one are stacked upwards.
        var above: Double?
        for (index, slot) in after.enumerated().reversed() {
            if !starts[index].isNaN {
                if slot.fate != .moves { above = starts[index] }
            } else if let known = above {
                if case .inserts = slot.fate {
                    starts[index] = known
                } else {
                    starts[index] = known - slot.height
                    above = starts[index]
                }
            } else {
                starts[index] = slot.y
            }
        }
        return starts
    }

    private func track(to slot: VisibleSlot, fromY: Double) -> Timeline.Track {
        var track = Timeline.Track(slot.with(.stays), start: time)
        var begin = slot.pose
        begin.y = fromY
        if let item = seen[slot.id] { begin.height = item.height }
        let index = old.firstIndex { $0.slot.id == slot.id }
        if let index {
            (track.flashStart, track.isMarked) = (old[index].flashStart, old[index].isMarked)
        }
        track.highlight(for: slot.fate, at: time)
        switch slot.fate {
        case .inserts(let motion) where seen[slot.id] == nil: begin.vanish(motion)
        case .moves: track.isFloating = true
        default:
            guard let index, old[index].isOpening(at: time), let opening = old[index].begin
            else { break }
            // It is still opening, and continues towards its new position.
            (track.start, begin) = (old[index].start, opening)
            begin.y = fromY
        }
        if track.isFloating || begin != slot.pose { track.begin = begin }
        return track
    }

    /// Returns the tracks of slots that are no longer visible: deleted, or moved beyond an edge.
    private var departures: [Timeline.Track] {
        let newPlaces = Dictionary(after.map { ($0.id, $0.y) }) { $1 }
        let before = old.filter { !$0.isLeaving }.map(\.slot)
        var tracks: [Timeline.Track] = []
        for (index, slot) in before.enumerated() where newPlaces[slot.id] == nil {
            guard let item = seen[slot.id] else { continue }
            var track = Timeline.Track(slot, start: time)
            track.begin = SlotPose(y: item.y, height: item.height)
            track.isLeaving = true
            if case .deletes(let motion) = slot.fate {
                if motion == .none { continue }
                // It closes towards the position of the slot after it.
                let below = before[index...].lazy.filter { $0.fate != .moves }
                let end = below.compactMap { newPlaces[$0.id] }.first ?? after.last?.bottom
                track.slot.pose = SlotPose(y: end ?? slot.y, height: item.height)
                track.slot.pose.vanish(motion)
            } else if let place = leaving[slot.id] {
                track.slot.pose.y = place
            } else {
                continue
            }
            tracks.append(track)
        }
        // Slots that were already leaving continue.
        return tracks + old.filter { $0.isLeaving && seen[$0.slot.id]?.isLeaving == true }
    }
}
#endif
