#if !canImport(UIKit)
/// How slots go on from where they are seen, possibly in mid-motion.
extension Timeline {
    /// Slots by what they show, without those of rows and sections that have gone.
    typealias Places = [VisibleSlot.Kind: VisibleSlot]

    static func places(_ slots: [VisibleSlot]) -> Places {
        Dictionary(slots.lazy.filter { !$0.isGone }.map { ($0.kind, $0) }) { $1 }
    }

    /// Returns where slots begin or end: one that is known where it is there, others stacked below the
    /// slot before them, where new rows open, deleted ones close, and others enter and leave.
    private static func stack(_ slots: [VisibleSlot], among places: Places) -> [Double] {
        let known = slots.map { $0.isGone ? nil : places[$0.kind] }
        func floats(_ index: Int) -> Bool {
            slots[index].fate == .moves || known[index]?.fate == .moves
        }
        func room(_ slot: VisibleSlot) -> Double {
            if case .inserts = slot.fate { 0 } else { slot.isGone ? 0 : slot.height }
        }
        let first = slots.indices.first { known[$0] != nil && !floats($0) }
        guard let first, let start = known[first] else {
            return zip(slots, known).map { $1?.y ?? $0.y }
        }
        // Slots before the first known one end at its top.
        var y = start.y
        for index in 0..<first where known[index] == nil { y -= room(slots[index]) }
        return slots.indices.map { index in
            guard let other = known[index] else {
                defer { y += room(slots[index]) }
                return y
            }
            if !floats(index) { y = other.bottom }
            return other.y
        }
    }

    func arrivals(of after: [VisibleSlot], at time: Double) -> [Track] {
        let seen = Self.places(slots(at: time))
        return zip(after, Self.stack(after, among: seen)).map { slot, y in
            // What still opens or moves goes on from where it is seen.
            let known = seen[slot.kind]?.pose
            var begin = known ?? slot.pose
            begin.y = y
            if case .inserts(let motion) = slot.fate, known == nil {
                begin.vanish(motion, automatic: .right)
            }
            let old = tracks.first { !$0.slot.isGone && $0.slot.kind == slot.kind }
            // Its light goes on.
            var track = old ?? Track(slot: slot)
            (track.slot, track.begin, track.start) = (slot.with(.stays), nil, time)
            track.slot.isMarked = old?.slot.isMarked == true
            track.slot.isFloating = slot.fate == .moves
            if track.slot.isFloating || begin != slot.pose { track.begin = begin }
            return track
        }
    }

    /// Returns the tracks of slots that are deleted, or pushed out of sight.
    func departures(to after: [VisibleSlot], at time: Double) -> [Track] {
        let places = Self.places(after)
        let before = tracks.filter { !$0.slot.isLeaving }
        // After a jump, nothing pushes out what was there before.
        let isJump = !before.contains { !$0.slot.isGone && places[$0.slot.kind] != nil }
        let new = zip(before, Self.stack(before.map(\.slot), among: places)).map { old, y in
            var track = Track(slot: old.slot, begin: old.slot(at: time)?.pose, start: time)
            (track.slot.isLeaving, track.slot.isFloating, track.slot.pose.y) = (true, false, y)
            if case .deletes(let motion) = old.slot.fate {
                track.slot.pose.vanish(motion, automatic: .left)
            }
            return track
        }
        // Slots that were already leaving continue.
        return (new + tracks.filter { $0.slot.isLeaving && time < $0.endOfMotion }).filter {
            $0.slot.isGone
                ? $0.slot.fate != .deletes(.none) : !isJump && places[$0.slot.kind] == nil
        }
    }
}
#endif
