public import Foundation

// Closures with neither a cell nor a model. Their types depend on the scope alone, so one chain
// method accepts them for every scope. These functions convert them to the binder's form, which
// includes the section.

extension SingleSectionScope {
    /// Returns a closure that ignores the section.
    public static func _rowHeight(_ height: RowHeight) -> (Section, Int) -> CGFloat {
        { _, row in height(row) }
    }

    /// Returns a closure that ignores the section.
    public static func _edgeHeight(_ height: HeaderFooterHeight) -> (Section) -> CGFloat {
        { _ in height() }
    }

    /// Returns a closure that ignores the section.
    public static func _provider(
        _ provider: CellProvider
    ) -> (TableView, Section, Int) -> TableViewCell {
        { tableView, _, row in provider(tableView, row) }
    }

    /// Returns a closure that ignores the section.
    public static func _prefetch(_ handler: PrefetchHandler) -> (Section, Int) -> Void {
        { _, startIndex in handler(startIndex) }
    }
}

extension MultiSectionScope {
    /// Returns the closure itself.
    public static func _rowHeight(_ height: RowHeight) -> (Section, Int) -> CGFloat { height }

    /// Returns the closure itself.
    public static func _edgeHeight(_ height: HeaderFooterHeight) -> (Section) -> CGFloat { height }

    /// Returns the closure itself.
    public static func _provider(
        _ provider: CellProvider
    ) -> (TableView, Section, Int) -> TableViewCell {
        provider
    }

    /// Returns the closure itself.
    public static func _prefetch(_ handler: PrefetchHandler) -> (Section, Int) -> Void { handler }
}
