#if !canImport(UIKit)
import Tableau

/// A row, header or footer on the screen.
struct VisibleSlot {
    enum Kind: Hashable {
        case row(RowPath)
        case header(Int)
        case footer(Int)
    }

    /// An identity that follows the item through batches.
    var id: Int
    var kind: Kind
    /// Its top relative to the top of the visible part, in lines.
    var y: Double
    var height: Double
    /// Its content, kept to draw it while it leaves, when its cell shows another row.
    var content: CellContent
    /// Whether it is only visible because it is still leaving: its row or section has gone.
    var isGone = false

    /// Its end relative to the top of the visible part.
    var bottom: Double { y + height }

    /// Its lines, from the top of the visible part.
    var lines: Range<Int> {
        let first = Int(y.rounded())
        return first..<max(first, first + Int(height.rounded()))
    }

    /// Returns what of it moves, with the effect of a batch on it.
    func moving(_ fate: TimelineSlot.Fate = .stays) -> TimelineSlot {
        TimelineSlot(id: id, y: y, height: height, fate: fate)
    }

    var isHeader: Bool { if case .header = kind { true } else { false } }

    var path: RowPath? {
        if case .row(let path) = kind { return path }
        return nil
    }
}
#endif
