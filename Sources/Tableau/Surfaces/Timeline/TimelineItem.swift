/// The state of one slot at one moment.
package struct TimelineItem: Equatable, Sendable {
    package var id: Int
    /// The position of its top.
    package var y: Double
    /// The visible height, from the top.
    package var height: Double
    /// The opacity: 0 is invisible, 1 opaque.
    package var opacity: Double = 1
    /// The horizontal offset, as a fraction of the width: -1 is beyond the left edge, 1 the right.
    package var slide: Double = 0
    /// The vertical offset of the content within the visible height; negative is up.
    package var shift: Double = 0
    /// The strength of the highlight for new content: initially 1, then falling to 0.
    package var flash: Double = 0
    /// Whether the highlight is a mark at its edge, not a light on all of it.
    package var isMarked = false
    /// Whether it is drawn above the others.
    package var isFloating = false
    /// Whether it is leaving and can be neither selected nor tapped.
    package var isLeaving = false

    /// Creates the state of a slot without motion.
    package init(id: Int, y: Double, height: Double) {
        self.id = id
        self.y = y
        self.height = height
    }
}
