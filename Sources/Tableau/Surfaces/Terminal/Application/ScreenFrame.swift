#if !canImport(UIKit)
/// The layout of a screen: a title bar, the table, a status line.
struct ScreenFrame {
    let size: TerminalSize

    /// The smallest screen that shows a table.
    static let smallest = TerminalSize(columns: 16, rows: 4)

    /// Whether there is room for a table.
    var isUsable: Bool {
        size.columns >= Self.smallest.columns && size.rows >= Self.smallest.rows
    }

    /// The lines that show the table.
    var tableLines: Range<Int> { 1..<max(1, size.rows - 1) }

    var statusLine: Int { size.rows - 1 }

    /// The size of the table's visible part.
    var tableSize: TerminalSize {
        TerminalSize(columns: size.columns, rows: max(0, size.rows - 2))
    }
}
#endif
