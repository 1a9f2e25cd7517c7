public import Foundation

// Closures that get neither a cell nor a model: their types depend on the scope alone, so that one
// chain method takes them for every scope. These functions give the form that the binder keeps, with
// the section.

extension SingleSectionScope {
    /// Ignores the section.
    public static func _rowHeight(_ height: RowHeight) -> (Section, Int) -> CGFloat {
        { _, row in height(row) }
    }

    /// Ignores the section.
    public static func _edgeHeight(_ height: HeaderFooterHeight) -> (Section) -> CGFloat {
        { _ in height() }
    }

    /// Ignores the section.
    public static func _provider(
        _ provider: CellProvider
    ) -> (TableView, Section, Int) -> TableViewCell {
        { tableView, _, row in provider(tableView, row) }
    }

    /// Ignores the section.
    public static func _prefetch(_ handler: PrefetchHandler) -> (Section, Int) -> Void {
        { _, startIndex in handler(startIndex) }
    }
}

extension MultiSectionScope {
    /// The closure itself.
    public static func _rowHeight(_ height: RowHeight) -> (Section, Int) -> CGFloat { height }

    /// The closure itself.
    public static func _edgeHeight(_ height: HeaderFooterHeight) -> (Section) -> CGFloat { height }

    /// The closure itself.
    public static func _provider(
        _ provider: CellProvider
    ) -> (TableView, Section, Int) -> TableViewCell {
        provider
    }

    /// The closure itself.
    public static func _prefetch(_ handler: PrefetchHandler) -> (Section, Int) -> Void { handler }
}
