#if !canImport(UIKit)
import Tableau

/// Rows as one sequence: those of a table, or those of them that match a filter.
@MainActor protocol RowSource {
    var first: RowPath? { get }
    var last: RowPath? { get }
    /// All rows, from top to bottom.
    var all: [RowPath] { get }
    /// Returns the row a number of steps further (or back), stopping at the ends.
    func row(_ steps: Int, from path: RowPath) -> RowPath
    /// Returns the first row of the next or previous section with rows, starting at a section.
    func start(ofSectionFrom section: Int, by step: Int) -> RowPath?
}
#endif
