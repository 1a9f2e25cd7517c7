#if !canImport(UIKit)
package import Tableau

/// A row, header or footer on the screen at a moment, and what a batch does to it.
package struct VisibleSlot: Equatable, Sendable {
    package enum Kind: Hashable, Sendable {
        case row(RowPath)
        /// The header or footer of a section.
        case edge(HeaderFooterKind, Int)
    }

    /// The effect of a batch.
    package enum Fate: Equatable, Sendable {
        /// It keeps its place among the others, and only shifts with them.
        case stays
        case inserts(TableView.RowAnimation)
        /// It is deleted; used in the slots before the batch.
        case deletes(TableView.RowAnimation)
        /// It changes its place among the others, and is drawn above them; used after the batch.
        case moves
        /// Its content is replaced, which is shown by a light, or among many by a mark at its edge.
        case lights
    }

    /// What it shows, also after batches, until that has gone.
    package var kind: Kind
    /// Where it is, from the top of the visible part on, in lines; may be outside.
    var pose: SlotPose
    /// Its content, kept to draw it while it leaves, when its cell shows another row.
    package var content: CellContent
    package var fate = Fate.stays

    // While it moves:

    /// The strength of the highlight for new content: initially 1, then falling to 0.
    package var flash: Double = 0
    /// Whether the highlight is a mark at its edge, not a light on all of it.
    package var isMarked = false
    /// Whether it is drawn above the others.
    package var isFloating = false
    /// Whether it is leaving and can be neither selected nor tapped.
    package var isLeaving = false

    package init(kind: Kind, y: Double, height: Double, content: CellContent) {
        self.kind = kind
        self.content = content
        pose = SlotPose(y: y, height: height)
    }

    package var y: Double { pose.y }
    package var height: Double { pose.height }
    package var opacity: Double { pose.opacity }
    package var slide: Double { pose.slide }
    var bottom: Double { y + height }

    /// The lines that it is drawn in, from the top of the visible part on, seen or not.
    var lines: Range<Int> {
        let first = Int(y.rounded())
        return first..<max(first, Int(bottom.rounded()))
    }

    /// Returns by how many columns it is moved while it slides in or out.
    func shift(in columns: Range<Int>) -> Int { Int((slide * Double(columns.count)).rounded()) }

    package func with(_ fate: Fate) -> VisibleSlot {
        var slot = self
        slot.fate = fate
        return slot
    }

    /// Whether it is only visible because it is still leaving: its row or section has gone.
    var isGone: Bool { if case .deletes = fate { true } else { false } }

    var path: RowPath? { if case .row(let path) = kind { path } else { nil } }
}

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

    /// Makes it the pose in which an inserted slot begins, or a deleted one ends.
    mutating func vanish(_ motion: TableView.RowAnimation, automatic: TableView.RowAnimation) {
        switch motion == .automatic ? automatic : motion {
        case .none: return
        case .left: slide = -0.6
        case .right: slide = 0.6
        // Rows have few lines: they open and close alike from above, from below and in place.
        case .automatic, .fade, .top, .bottom, .middle: break
        }
        (height, opacity) = (0, 0)
    }

    /// Returns the pose on the way to another one, of which a part (0...1) has passed.
    func onTheWay(to end: SlotPose, _ part: Double) -> SlotPose {
        func between(_ first: Double, _ last: Double) -> Double { first + (last - first) * part }
        return SlotPose(
            y: between(y, end.y), height: between(height, end.height),
            opacity: between(opacity, end.opacity), slide: between(slide, end.slide))
    }
}
#endif
