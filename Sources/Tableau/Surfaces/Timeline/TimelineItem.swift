/// How one slot looks at one moment.
package struct TimelineItem: Equatable, Sendable {
    /// The slot.
    package var id: Int
    /// Where its top is.
    package var y: Double
    /// How much of its height is open, from the top.
    package var height: Double
    /// 0 is invisible, 1 opaque.
    package var opacity: Double = 1
    /// How far it is slid aside, as a part of the width: -1 is out on the left, 1 on the right.
    package var slide: Double = 0
    /// How far its content is shifted up (negative) or down inside its open height.
    package var shift: Double = 0
    /// How strongly it is lit, since its content is new: 1 at first, then 0.
    package var flash: Double = 0
    /// Whether it floats above the others.
    package var isFloating = false
    /// Whether it is on its way out, so that it can be neither selected nor tapped.
    package var isLeaving = false

    /// A slot at rest.
    package init(id: Int, y: Double, height: Double) {
        self.id = id
        self.y = y
        self.height = height
    }
}
