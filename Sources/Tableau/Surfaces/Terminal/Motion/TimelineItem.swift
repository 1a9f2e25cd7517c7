#if !canImport(UIKit)
import Tableau

/// Where a slot is, and how it looks there.
struct SlotPose: Equatable, Sendable {
    /// The position of its top.
    var y: Double
    /// The visible height, from the top.
    var height: Double
    /// The opacity: 0 is invisible, 1 opaque.
    var opacity = 1.0
    /// The horizontal offset, as a fraction of the width: -1 is beyond the left edge, 1 the right.
    var slide = 0.0
    /// The vertical offset of the content within the visible height; negative is up.
    var shift = 0.0

    /// Makes it how an inserted slot begins, or how a deleted one ends.
    mutating func vanish(_ motion: TableView.RowAnimation) {
        switch motion {
        case .none: return
        case .fade, .automatic: break
        case .left: slide = -0.6
        case .right: slide = 0.6
        case .top: shift = -height
        case .bottom: shift = height
        case .middle: shift = -height / 2
        }
        (height, opacity) = (0, 0)
    }

    /// Returns the pose on the way to another one, of which a part (0...1) has passed.
    func onTheWay(to end: SlotPose, _ part: Double) -> SlotPose {
        func between(_ first: Double, _ last: Double) -> Double { first + (last - first) * part }
        return SlotPose(
            y: between(y, end.y), height: between(height, end.height),
            opacity: between(opacity, end.opacity), slide: between(slide, end.slide),
            shift: between(shift, end.shift))
    }
}

/// The state of one slot at one moment.
package struct TimelineItem: Equatable, Sendable {
    /// The slot, where it is at that moment.
    package var slot: VisibleSlot
    /// The strength of the highlight for new content: initially 1, then falling to 0.
    package var flash: Double = 0
    /// Whether the highlight is a mark at its edge, not a light on all of it.
    package var isMarked = false
    /// Whether it is drawn above the others.
    package var isFloating = false
    /// Whether it is leaving and can be neither selected nor tapped.
    package var isLeaving = false

    /// Creates the state of a slot without motion.
    package init(_ slot: VisibleSlot) {
        self.slot = slot
    }

    package var id: Int { slot.id }
    package var y: Double { slot.y }
    package var height: Double { slot.height }
    package var opacity: Double { slot.pose.opacity }
    package var slide: Double { slot.pose.slide }
    var lines: Range<Int> { slot.lines }

    /// Returns by how many columns it is moved while it slides in or out, of those it is drawn in.
    func shift(in columns: Range<Int>) -> Int {
        Int((slide * Double(columns.count)).rounded())
    }
}
#endif
