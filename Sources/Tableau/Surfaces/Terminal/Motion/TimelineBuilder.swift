#if !canImport(UIKit)
/// Builds the tracks of one transition.
struct TimelineBuilder {
    /// The state at the moment of the batch, possibly in mid-motion.
    let presented: [TimelineItem]
    /// The tracks before, of slots that departed by then too.
    let old: [Timeline.Track]
    /// Those of them that have not finished.
    let running: [Timeline.Track]
    let after: [VisibleSlot]
    let leaving: [Int: Double]
    let time: Double

    func tracks() -> [Timeline.Track] {
        var seen: [Int: TimelineItem] = [:]
        for item in presented { seen[item.id] = item }
        let running = Dictionary(self.running.map { ($0.slot.id, $0) }) { first, _ in first }

        let starts = startingPlaces(seen: seen)
        var tracks: [Timeline.Track] = []
        var shown: Set<Int> = []
        for (index, slot) in after.enumerated() {
            shown.insert(slot.id)
            tracks.append(
                track(to: slot, fromY: starts[index], seen: seen[slot.id], running: running))
        }
        tracks += departures(shown: shown, seen: seen, running: running)
        return tracks
    }

    /// Returns the start position of each slot of `after`.
    ///
    /// A visible slot starts where it is displayed. Others are stacked below the slot before them:
    /// new rows open there, and existing rows enter from there.
    private func startingPlaces(seen: [Int: TimelineItem]) -> [Double] {
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

    private func track(
        to slot: VisibleSlot, fromY: Double, seen: TimelineItem?,
        running: [Int: Timeline.Track]
    ) -> Timeline.Track {
        var track = Timeline.Track(
            slot: slot.with(.stays), kind: .stays, fromY: fromY,
            fromHeight: seen?.height ?? slot.height, start: time)
        if let old = running[slot.id] {
            (track.flashStart, track.isMarked) = (old.flashStart, old.isMarked)
        }
        track.highlight(for: slot.fate, at: time)
        switch slot.fate {
        case .inserts(let motion) where seen == nil:
            track.kind = .inserts(motion)
            track.fromHeight = motion == .none ? slot.height : 0
        case .moves:
            track.kind = .floats
        default: break
        }
        if track.kind == .stays, let old = running[slot.id], case .inserts = old.kind {
            // It is still opening, and continues towards its new position.
            track.kind = old.kind
            track.start = old.start
            track.fromHeight = old.fromHeight
        }
        return track
    }

    /// Returns the tracks of slots that are no longer visible: deleted, or moved beyond an edge.
    private func departures(
        shown: Set<Int>, seen: [Int: TimelineItem], running: [Int: Timeline.Track]
    ) -> [Timeline.Track] {
        var newPlaces: [Int: Double] = [:]
        for slot in after { newPlaces[slot.id] = slot.y }
        // A deleted row closes towards the position of the slot after it.
        let before = old.filter { !$0.isLeaving }.map(\.slot)
        var closing: [Int: Double] = [:]
        var next = after.last.map { $0.y + $0.height }
        for slot in before.reversed() {
            if let place = newPlaces[slot.id], slot.fate != .moves { next = place }
            closing[slot.id] = next ?? slot.y
        }
        var tracks: [Timeline.Track] = []
        for slot in before where !shown.contains(slot.id) {
            guard let item = seen[slot.id] else { continue }
            var track = Timeline.Track(
                slot: slot, kind: .leaves, fromY: item.y, fromHeight: item.height, start: time)
            if case .deletes(let motion) = slot.fate {
                track.kind = .deletes(motion)
                track.slot.y = closing[slot.id] ?? item.y
                track.slot.height = 0
            } else if let place = leaving[slot.id] {
                track.slot.y = place
            } else {
                continue
            }
            tracks.append(track)
        }
        // Slots that were already leaving continue.
        return tracks
            + old.filter {
                $0.isLeaving && running[$0.slot.id] != nil && !shown.contains($0.slot.id)
            }
    }
}
#endif
