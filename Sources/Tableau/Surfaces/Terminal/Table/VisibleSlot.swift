#if !canImport(UIKit)
package import Tableau

/// A row, header or footer on the screen, and what a batch does to it.
package struct VisibleSlot: Equatable, Sendable {
    package enum Kind: Hashable, Sendable {
        case row(RowPath)
        case header(Int)
        case footer(Int)
    }

    /// The effect of a batch.
    package enum Fate: Equatable, Sendable {
        /// It keeps its place among the others, and only shifts with them.
        case stays
        case inserts(TableView.RowAnimation)
        /// It is deleted; used in the slots before the batch.
        case deletes(TableView.RowAnimation)
        /// It changes its place among the others, and is drawn above them.
        case moves
        /// Its content is replaced, which is shown by a light.
        case lights
        /// Its content is replaced, together with that of many others: it gets a mark at its edge
        /// instead of a light.
        case marks
    }

    /// An identity that follows the item through batches.
    package var id: Int
    package var kind: Kind
    /// Where it is, from the top of the visible part on, in lines; may be outside.
    var pose: SlotPose
    /// Its content, kept to draw it while it leaves, when its cell shows another row.
    package var content: CellContent
    package var fate = Fate.stays

    package init(id: Int, kind: Kind, y: Double, height: Double, content: CellContent) {
        self.id = id
        self.kind = kind
        self.content = content
        pose = SlotPose(y: y, height: height)
    }

    var y: Double { pose.y }
    var height: Double { pose.height }
    /// Its end relative to the top of the visible part.
    var bottom: Double { y + height }

    /// The lines that it is drawn in, from the top of the visible part on, seen or not.
    var lines: Range<Int> {
        let first = Int(y.rounded())
        return first..<max(first, Int(bottom.rounded()))
    }

    package func with(_ fate: Fate) -> VisibleSlot {
        var slot = self
        slot.fate = fate
        return slot
    }

    /// Whether it is only visible because it is still leaving: its row or section has gone.
    var isGone: Bool { if case .deletes = fate { true } else { false } }

    var isHeader: Bool { if case .header = kind { true } else { false } }

    var path: RowPath? {
        if case .row(let path) = kind { return path }
        return nil
    }
}
#endif
