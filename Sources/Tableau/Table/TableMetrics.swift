#if !canImport(UIKit) || os(watchOS)
/// The sizes that a surface gives to what sizes itself, in its own units.
///
/// The default counts in points, as a phone does. A terminal counts lines: a row takes as many as
/// its content has texts below each other.
@MainActor
package struct TableMetrics {
    /// A row's height by what its cell shows.
    package var rowHeight: @MainActor (CellContent) -> Double
    /// A header's or footer's height by what it shows.
    package var headerFooterHeight: @MainActor (CellContent) -> Double
    /// Stands in for a row's height until the row was seen.
    package var estimatedRowHeight: Double
    /// Stands in for a header's or footer's height until it was seen.
    package var estimatedHeaderFooterHeight: Double
    /// Room below each section of a grouped table.
    package var groupedSectionSpacing: Double

    package init(
        estimatedRowHeight: Double, estimatedHeaderFooterHeight: Double,
        groupedSectionSpacing: Double,
        rowHeight: @escaping @MainActor (CellContent) -> Double,
        headerFooterHeight: @escaping @MainActor (CellContent) -> Double
    ) {
        self.estimatedRowHeight = estimatedRowHeight
        self.estimatedHeaderFooterHeight = estimatedHeaderFooterHeight
        self.groupedSectionSpacing = groupedSectionSpacing
        self.rowHeight = rowHeight
        self.headerFooterHeight = headerFooterHeight
    }

    /// Points: a row takes 44, or 58 with a subtitle, and 22 for each further line; headers 28.
    package static var points: TableMetrics {
        TableMetrics(
            estimatedRowHeight: 44, estimatedHeaderFooterHeight: 28, groupedSectionSpacing: 0,
            rowHeight: { content in
                var height = content.text(.subtitle) == nil ? 44.0 : 58.0
                if case .notes? = content.control?.value { height += 66 }
                return height
            },
            headerFooterHeight: { _ in 28 })
    }
}
#endif
