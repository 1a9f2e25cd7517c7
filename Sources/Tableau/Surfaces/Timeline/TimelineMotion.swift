/// The way in which a row comes, goes or is replaced.
package enum TimelineMotion: Equatable, Sendable {
    /// It fades in its place.
    case fade
    /// It slides from or to the left edge.
    case left
    /// It slides from or to the right edge.
    case right
    /// It slides from or to above its place.
    case top
    /// It slides from or to below its place.
    case bottom
    /// It opens or closes about its middle.
    case middle
    /// It is there, or gone, at once.
    case none
}
