#if !canImport(UIKit)
import Tableau

/// The motion of rows between two states of a table, as a pure function of time.
///
/// A timeline has no clock, table or drawing: a surface passes what a batch does to the visible slots,
/// and reads their state at a given time. So tests have the same motion, and needn't wait.
///
/// Only visible slots take part, so the cost doesn't depend on the number of rows. A batch during a
/// motion starts from the current state of each slot.
package struct Timeline: Sendable {
    /// The duration of insertions, deletions and moves, in seconds.
    package static let duration = 0.28
    /// The duration of the highlight of a replaced row, in seconds.
    package static let flashDuration = 0.9
    /// The time, in seconds, for which content must stay before a change of it is highlighted.
    package static let flashPause = 1.0
    /// The time, in seconds, for which batches may keep slots in motion before they are shown at once:
    /// a table that never rests cannot be read.
    package static let restTimeout = 1.0
    /// The time, in seconds, without batches after which they are animated again.
    package static let restPause = 0.5

    private struct Track: Sendable {
        /// The slot, where it comes to rest, or where it leaves to.
        var slot: VisibleSlot
        /// How it begins; nil at rest.
        var begin: SlotPose?
        var start = -Double.infinity
        var flashStart = -Double.infinity
        /// When its content was last replaced.
        var lastChange = -Double.infinity

        var endOfMotion: Double { begin == nil ? -.infinity : start + Timeline.duration }

        func flash(at time: Double) -> Double {
            max(0, 1 - (time - flashStart) / Timeline.flashDuration)
        }

        /// Returns the slot at a time; nil once it has left.
        func slot(at time: Double) -> VisibleSlot? {
            let isAtRest = time >= endOfMotion
            if isAtRest, slot.isLeaving { return nil }
            var shown = slot
            shown.isFloating = slot.isFloating && !isAtRest
            shown.flash = flash(at: time)
            if let begin, !isAtRest {
                // It eases out.
                let left = 1 - max(0, (time - start) / Timeline.duration)
                shown.pose = begin.onTheWay(to: slot.pose, 1 - left * left * left)
            }
            return shown
        }
    }

    private var tracks: [Track] = []
    /// When slots were last at rest, and when a batch was last shown at once.
    private var (restEnd, lastHurry) = (-Double.infinity, -Double.infinity)

    package init(showing slots: [VisibleSlot] = []) { show(slots) }

    /// Whether anything is moving or highlighted at a time.
    package func isMoving(at time: Double) -> Bool {
        tracks.contains { time < max($0.endOfMotion, $0.flashStart + Self.flashDuration) }
    }

    /// Shows other slots without motion: after scrolling, or if motion is not wanted.
    package mutating func show(_ slots: [VisibleSlot]) {
        let changed = tracks.lazy.filter { $0.lastChange > -.infinity && !$0.slot.isGone }
        let changes = Dictionary(changed.map { ($0.slot.kind, $0.lastChange) }) { $1 }
        tracks = slots.map { Track(slot: $0, lastChange: changes[$0.kind] ?? -.infinity) }
    }

    /// Animates from the previously visible slots to the current ones; where those are the same at the
    /// same places, what is moving goes on, and only their contents change.
    ///
    /// - Parameters:
    ///   - after: The currently visible slots, from top to bottom.
    ///   - time: The current time, in the seconds of any clock.
    /// - Complexity: O(visible slots).
    package mutating func transition(to after: [VisibleSlot], at time: Double) {
        if !isInMotion(at: time), time - lastHurry > Self.restPause { restEnd = time }
        let lit = tracks.count { !$0.slot.isMarked && $0.flash(at: time) > 0 }
        let isAtPlaces = slots.elementsEqual(after) {
            !$0.isGone && $0.kind == $1.kind && $0.pose == $1.pose
        }
        // The slots at rest are the first tracks, before those that leave.
        if isAtPlaces {
            for (index, slot) in after.enumerated() { tracks[index].slot.content = slot.content }
        } else {
            tracks = arrivals(of: after, at: time) + departures(to: after, at: time)
        }
        highlight(after, at: time, besides: lit)
        if time - restEnd > Self.restTimeout {
            if isInMotion(at: time) { lastHurry = time }
            tracks.removeAll { $0.slot.isLeaving }
            for index in tracks.indices { tracks[index].begin = nil }
        }
    }

    private func index(of slot: VisibleSlot) -> Int? {
        tracks.firstIndex { !$0.slot.isLeaving && $0.slot.kind == slot.kind }
    }

    private func isInMotion(at time: Double) -> Bool { tracks.contains { $0.endOfMotion > time } }

    /// Begins the highlight of replaced content, unless that keeps changing.
    ///
    /// One row in five may be lit, or three in a short table: if there would be more, besides those
    /// that were lit before, those that change now are marked instead.
    private mutating func highlight(_ slots: [VisibleSlot], at time: Double, besides lit: Int) {
        let changed = slots.filter { $0.fate == .lights }.compactMap(index)
        let begun = changed.filter { time - tracks[$0].lastChange >= Self.flashPause }
        let isMarked = lit + begun.count > max(3, slots.count { $0.path != nil } / 5)
        for index in begun {
            (tracks[index].flashStart, tracks[index].slot.isMarked) = (time, isMarked)
        }
        for index in changed { tracks[index].lastChange = time }
    }

    /// The slots where they come to rest, headers last since they are above rows.
    var slots: some BidirectionalCollection<VisibleSlot> {
        tracks.lazy.map(\.slot).filter { !$0.isLeaving }
    }

    /// Changes the slots, as a batch does; what moves goes on.
    package mutating func follow(_ change: (VisibleSlot) -> VisibleSlot) {
        for index in tracks.indices { tracks[index].slot = change(tracks[index].slot) }
    }

    /// Returns all slots at a time, in drawing order: later ones cover earlier ones.
    package func slots(at time: Double) -> [VisibleSlot] {
        var layers: [[VisibleSlot]] = [[], [], []]
        for track in tracks {
            guard let slot = track.slot(at: time) else { continue }
            layers[slot.isFloating ? 2 : slot.isLeaving ? 0 : 1].append(slot)
        }
        return layers[0] + layers[1] + layers[2]
    }

    // MARK: How slots go on from where they are seen, possibly in mid-motion

    /// Slots by what they show, without those of rows and sections that have gone.
    private typealias Places = [VisibleSlot.Kind: VisibleSlot]

    private static func places(_ slots: [VisibleSlot]) -> Places {
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

    private func arrivals(of after: [VisibleSlot], at time: Double) -> [Track] {
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
    private func departures(to after: [VisibleSlot], at time: Double) -> [Track] {
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
