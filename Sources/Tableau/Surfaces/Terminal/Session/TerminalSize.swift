#if !canImport(UIKit)
/// The size of a terminal, in columns and rows of characters.
public struct TerminalSize: Equatable, Sendable {
    /// The number of columns.
    public let columns: Int
    /// The number of lines.
    public let rows: Int

    /// Creates a size; negative numbers count as 0.
    public init(columns: Int, rows: Int) {
        self.columns = max(0, columns)
        self.rows = max(0, rows)
    }

    /// Creates a size from text such as `80x24`, at most `1000x1000`; nil if the text is no size.
    public init?(_ text: String) {
        let parts = text.split(separator: "x", omittingEmptySubsequences: false)
        guard parts.count == 2, !text.contains("+"),
            let columns = Int(parts[0]), let rows = Int(parts[1]),
            (0...1000).contains(columns), (0...1000).contains(rows)
        else { return nil }
        self.init(columns: columns, rows: rows)
    }
}
#endif
