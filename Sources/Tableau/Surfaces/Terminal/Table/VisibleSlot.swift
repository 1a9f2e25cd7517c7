#if !canImport(UIKit)
import Tableau

/// A row, header or footer on the screen.
struct VisibleSlot {
    /// What it is.
    enum Kind: Hashable {
        case row(RowPath)
        case header(Int)
        case footer(Int)
    }

    /// Stays with the thing as it moves through batches.
    var id: Int
    var kind: Kind
    /// Its top below the top of the visible part, in lines.
    var y: Double
    /// Its height in lines.
    var height: Double
    /// What it shows, kept to draw it on its way out, when its cell shows something else.
    var content: CellContent

    /// The row, if it is one.
    var path: RowPath? {
        if case .row(let path) = kind { return path }
        return nil
    }
}
#endif
