/// The motion of a row that is inserted, deleted or replaced.
package enum TimelineMotion: Equatable, Sendable {
    /// It fades in place.
    case fade
    /// It slides in from or out to the left edge.
    case left
    /// It slides in from or out to the right edge.
    case right
    /// It slides in from or out to the position above.
    case top
    /// It slides in from or out to the position below.
    case bottom
    /// It expands or collapses around its middle.
    case middle
    /// It appears or disappears immediately.
    case none
}
