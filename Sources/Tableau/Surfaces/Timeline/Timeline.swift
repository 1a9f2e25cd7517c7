/// The motion of rows from one state of a table to the next, as a pure function of time.
///
/// A timeline knows no clock, no table and no drawing: a surface says what is visible before and
/// after a batch and asks how everything looks at a time. So a terminal, an animated picture and a
/// test show the same motion, and a test needs no waiting.
///
/// ```swift
/// var timeline = Timeline(showing: slotsBefore)
/// timeline.transition(from: slotsBefore, to: slotsAfter, at: now)
/// for item in timeline.items(at: now + 0.1) { draw(item) }
/// ```
///
/// Only what is visible takes part, so its cost does not depend on the number of rows. A batch in
/// the middle of a motion starts from where everything is seen at that moment.
package struct Timeline: Sendable {
    /// How long rows take to come, go and move, in seconds.
    package static let duration = 0.28
    /// How long a replaced row is lit, in seconds.
    package static let flashDuration = 0.9

    struct Track: Sendable {
        enum Kind: Equatable {
            case stays
            case inserts(TimelineMotion)
            case deletes(TimelineMotion)
            case floats
            case leaves
        }

        var id: Int
        var kind: Kind
        var fromY: Double
        var toY: Double
        var fromHeight: Double
        var toHeight: Double
        var start: Double
        var flashStart = -Double.infinity
    }

    private(set) var tracks: [Track]
    private var end = -Double.infinity

    /// A timeline on which nothing moves.
    package init(showing slots: [TimelineSlot] = []) {
        tracks = slots.map {
            Track(
                id: $0.id, kind: .stays, fromY: $0.y, toY: $0.y, fromHeight: $0.height,
                toHeight: $0.height, start: -.infinity)
        }
    }

    /// Whether anything moves or is lit at a time.
    package func isMoving(at time: Double) -> Bool { time < end }

    /// Shows other slots without any motion: after scrolling, or where motion is not wanted.
    package mutating func show(_ slots: [TimelineSlot]) {
        self = Timeline(showing: slots)
    }

    /// Moves from what was visible to what is.
    ///
    /// - Parameters:
    ///   - before: What was visible, top to bottom. A slot that is missing in `after` and is not
    ///     marked as deleted left the visible part; its `y` in `leaving` says whereto.
    ///   - after: What is visible now, top to bottom.
    ///   - leaving: Where survivors that are visible no longer go, by id.
    ///   - time: Now, in the seconds of any clock.
    /// - Complexity: O(visible slots).
    package mutating func transition(
        from before: [TimelineSlot], to after: [TimelineSlot], leaving: [Int: Double] = [:],
        at time: Double
    ) {
        let builder = TimelineBuilder(
            presented: items(at: time), running: tracks.filter { isRunning($0, at: time) },
            before: before, after: after, leaving: leaving, time: time)
        tracks = builder.tracks()
        end = tracks.map { endOfTrack($0) }.max() ?? -.infinity
    }

    /// How everything looks at a time, in the order of drawing: what is drawn later covers.
    package func items(at time: Double) -> [TimelineItem] {
        var resting: [TimelineItem] = []
        var leaving: [TimelineItem] = []
        var floating: [TimelineItem] = []
        for track in tracks {
            guard let item = item(of: track, at: time) else { continue }
            if item.isFloating {
                floating.append(item)
            } else if item.isLeaving {
                leaving.append(item)
            } else {
                resting.append(item)
            }
        }
        return leaving + resting + floating
    }

    private func endOfTrack(_ track: Track) -> Double {
        let moves: Bool
        switch track.kind {
        case .stays: moves = track.fromY != track.toY || track.fromHeight != track.toHeight
        case .inserts(let motion): moves = motion != .none || track.fromY != track.toY
        case .deletes, .floats, .leaves: moves = true
        }
        return max(
            moves ? track.start + Self.duration : -.infinity,
            track.flashStart + Self.flashDuration)
    }

    private func isRunning(_ track: Track, at time: Double) -> Bool { time < endOfTrack(track) }

    /// The part of the way done: fast at first, then slower.
    private func progress(_ track: Track, at time: Double) -> Double {
        let part = max(0, min(1, (time - track.start) / Self.duration))
        return 1 - (1 - part) * (1 - part) * (1 - part)
    }

    private func item(of track: Track, at time: Double) -> TimelineItem? {
        let part = track.start == -.infinity ? 1 : progress(track, at: time)
        var item = TimelineItem(
            id: track.id, y: track.fromY + (track.toY - track.fromY) * part,
            height: track.fromHeight + (track.toHeight - track.fromHeight) * part)
        if track.flashStart > -.infinity {
            item.flash = max(0, 1 - (time - track.flashStart) / Self.flashDuration)
        }
        switch track.kind {
        case .stays: break
        case .inserts(let motion): item.apply(motion, visible: part, height: track.toHeight)
        case .deletes(let motion):
            if part >= 1 || motion == .none { return nil }
            item.isLeaving = true
            item.apply(motion, visible: 1 - part, height: track.fromHeight)
        case .floats: item.isFloating = part < 1
        case .leaves:
            if part >= 1 { return nil }
            item.isLeaving = true
        }
        return item
    }
}

extension TimelineItem {
    /// Shows the part `visible` (0...1) of coming or going.
    fileprivate mutating func apply(_ motion: TimelineMotion, visible: Double, height full: Double)
    {
        opacity = visible
        switch motion {
        case .fade: break
        case .left: slide = -0.6 * (1 - visible)
        case .right: slide = 0.6 * (1 - visible)
        case .top: shift = -full * (1 - visible)
        case .bottom: shift = full * (1 - visible)
        case .middle: shift = -full / 2 * (1 - visible)
        case .none:
            opacity = 1
        }
    }
}
