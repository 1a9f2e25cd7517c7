/// One row, header or footer in the visible part of a table, and what a batch does to it.
///
/// A surface describes with slots what it shows before a batch and after it. The same thing has the
/// same ``id`` in both, given by the surface.
package struct TimelineSlot: Equatable, Sendable {
    /// What the batch does to it.
    package enum Fate: Equatable, Sendable {
        /// It keeps its place among the others, and only shifts with them.
        case stays
        /// It is new.
        case inserts(TimelineMotion)
        /// It goes; given with the slots before the batch.
        case deletes(TimelineMotion)
        /// It changes its place among the others: it floats there above them.
        case moves
        /// Its content was replaced.
        case reloads(TimelineMotion)
    }

    /// What it is, the same before and after.
    package var id: Int
    /// Where its top is, below the top of the visible part; may lie outside.
    package var y: Double
    /// Its height.
    package var height: Double
    /// What the batch does to it.
    package var fate: Fate

    /// A slot.
    package init(id: Int, y: Double, height: Double, fate: Fate = .stays) {
        self.id = id
        self.y = y
        self.height = height
        self.fate = fate
    }
}
