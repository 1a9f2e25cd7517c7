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
        guard let match = text.wholeMatch(of: #/([0-9]+)x([0-9]+)/#),
            let columns = Int(match.1), let rows = Int(match.2), max(columns, rows) <= 1000
        else { return nil }
        self.init(columns: columns, rows: rows)
    }
}
#endif
