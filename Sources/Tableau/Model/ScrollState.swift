public import Foundation

/// A table's scroll position, in the table's units: points on a device, lines on a terminal.
public struct ScrollState: Hashable, Sendable {
    /// The height of the content above the visible part.
    public let offset: CGFloat
    /// The height of the visible part.
    public let visibleHeight: CGFloat
    /// The height of all content, partly estimated until it has been shown.
    public let contentHeight: CGFloat

    /// The height of the content below the visible part; at least 0.
    public var distanceToEnd: CGFloat { max(0, contentHeight - offset - visibleHeight) }
}
