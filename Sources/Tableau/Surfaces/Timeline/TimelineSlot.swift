/// A visible row, header or footer, and the effect of a batch on it.
///
/// A surface describes its visible content before and after a batch with slots. The same element
/// has the same ``id`` in both, assigned by the surface.
package struct TimelineSlot: Equatable, Sendable {
    /// The effect of the batch.
    package enum Fate: Equatable, Sendable {
        /// It keeps its place among the others, and only shifts with them.
        case stays
        case inserts(TimelineMotion)
        /// It is deleted; used in the slots before the batch.
        case deletes(TimelineMotion)
        /// It changes its place among the others, and is drawn above them.
        case moves
        /// Its content is replaced.
        case reloads(TimelineMotion)
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
