#if !canImport(UIKit)
import Tableau

/// The state of one slot at one moment.
package struct TimelineItem: Equatable, Sendable {
    package var slot: VisibleSlot
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
    package init(_ slot: VisibleSlot) {
        self.slot = slot
        y = slot.y
        height = slot.height
    }

    package var id: Int { slot.id }

    /// The lines that it is drawn in, seen or not.
    var lines: Range<Int> {
        let first = Int(y.rounded())
        return first..<max(first, Int((y + height).rounded()))
    }

    /// Returns by how many columns it is moved while it slides in or out, of those it is drawn in.
    func shift(in columns: Range<Int>) -> Int {
        Int((slide * Double(columns.count)).rounded())
    }

    /// Applies the fraction `visible` (0...1) of an insertion or deletion.
    mutating func apply(
        _ motion: TableView.RowAnimation, visible: Double, height full: Double
    ) {
        opacity = visible
        switch motion {
        case .fade, .automatic: break
        case .left: slide = -0.6 * (1 - visible)
        case .right: slide = 0.6 * (1 - visible)
        case .top: shift = -full * (1 - visible)
        case .bottom: shift = full * (1 - visible)
        case .middle: shift = -full / 2 * (1 - visible)
        case .none: opacity = 1
        }
    }
}
#endif
