#if !canImport(UIKit)
import TableauTimeline

/// The track of one drawing through an animation: its positions and visibility over time.
struct AnimationTrack {
    /// One keyframe.
    struct Point: Equatable {
        var time: Double
        var x: Int
        var y: Int
        var height: Int
        var isSeen: Bool
        /// Whether the movement to the next point eases out.
        var moves = false

        func looks(like other: Point) -> Bool {
            x == other.x && y == other.y && height == other.height && isSeen == other.isSeen
        }
    }

    /// Too short to be visible; needed because a style sheet has no discontinuities.
    private static let instant = 0.001

    private(set) var points: [Point] = []

    /// Shows the drawing from the start.
    mutating func start(_ item: PictureItem) {
        points = [
            Point(time: 0, x: 0, y: item.y, height: item.height, isSeen: true)
        ]
    }

    /// Shows the drawing at `time`, moving from the timeline's position to its final one.
    mutating func enter(at time: Double, from start: TimelineItem, to item: PictureItem) {
        var first = Point(start, at: time)
        // Sliding parts are opaque, so that no text shows through another.
        first.isSeen = first.x != 0 || start.opacity > 0
        points = [hidden(first, at: 0), hidden(first, at: time - Self.instant)]
        move(at: time, from: first, to: item)
    }

    /// Moves the drawing to its position in the next scene.
    mutating func stay(at time: Double, _ item: PictureItem) {
        guard var last = points.last else { return }
        last.time = time
        move(at: time, from: last, to: item)
    }

    /// Removes the drawing: moves it to the timeline's final position, or hides it if there is
    /// none.
    mutating func leave(at time: Double, to end: TimelineItem?) {
        guard var last = points.last else { return }
        last.time = time
        guard let end else {
            last.time = time - Self.instant
            points.append(last)
            points.append(hidden(last, at: time))
            return
        }
        last.moves = true
        points.append(last)
        var gone = Point(end, at: time + Timeline.duration)
        gone.isSeen = gone.x != 0
        gone.height = last.height
        points.append(gone)
        if gone.isSeen { points.append(hidden(gone, at: gone.time + Self.instant)) }
    }

    /// Omits points without changes.
    mutating func finish(at end: Double) {
        guard var last = points.last else { return }
        last.time = end
        last.moves = false
        points.append(last)
        var kept: [Point] = []
        for (index, point) in points.enumerated() {
            let isBetweenEquals =
                index > 0 && index + 1 < points.count && points[index - 1].looks(like: point)
                && points[index + 1].looks(like: point)
            if !isBetweenEquals { kept.append(point) }
        }
        points = kept
    }

    /// Whether the track has no changes.
    var isStill: Bool {
        points.allSatisfy { $0.looks(like: points[0]) }
    }

    private mutating func move(at time: Double, from start: Point, to item: PictureItem) {
        var start = start
        let end = Point(
            time: time + Timeline.duration, x: 0, y: item.y, height: item.height, isSeen: true)
        start.moves = true
        points.append(start)
        points.append(end)
    }

    private func hidden(_ point: Point, at time: Double) -> Point {
        Point(time: time, x: point.x, y: point.y, height: point.height, isSeen: false)
    }
}

extension AnimationTrack.Point {
    fileprivate init(_ item: TimelineItem, at time: Double) {
        // Sliding parts start and end beyond the edge.
        self.init(
            time: time,
            x: item.slide == 0 ? 0 : item.slide < 0 ? -SVGDocument.width : SVGDocument.width,
            y: Int((item.y + item.shift).rounded()), height: Int(item.height.rounded()),
            isSeen: item.opacity > 0.5)
    }
}
#endif
