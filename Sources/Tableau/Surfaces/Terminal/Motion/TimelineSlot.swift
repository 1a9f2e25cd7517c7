#if !canImport(UIKit)
package import Tableau

/// A visible row, header or footer, and the effect of a batch on it.
///
/// A surface describes its visible content before and after a batch with slots. The same element
/// has the same ``id`` in both, assigned by the surface.
package struct TimelineSlot: Equatable, Sendable {
    /// The effect of the batch.
    package enum Fate: Equatable, Sendable {
        /// It keeps its place among the others, and only shifts with them.
        case stays
        case inserts(TableView.RowAnimation)
        /// It is deleted; used in the slots before the batch.
        case deletes(TableView.RowAnimation)
        /// It changes its place among the others, and is drawn above them.
        case moves
        /// Its content is replaced.
        case reloads(TableView.RowAnimation)
        /// Its content is replaced, together with that of many others: it gets a mark at its edge
        /// instead of a light.
        case marks
    }

    /// The id of the element, the same before and after.
    package var id: Int
    /// The position of its top, relative to the visible part; may be outside.
    package var y: Double
    package var height: Double
    /// The effect of the batch.
    package var fate: Fate

    package init(id: Int, y: Double, height: Double, fate: Fate = .stays) {
        self.id = id
        self.y = y
        self.height = height
        self.fate = fate
    }
}

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
#endif
