#if !canImport(UIKit) || os(watchOS)
/// Sizes of self-sizing elements, in a surface's units.
///
/// The default uses points, as on a phone. A terminal uses lines: a row takes as many as its content
/// has texts below each other.
@MainActor
package struct TableMetrics {
    package var rowHeight: @MainActor (CellContent) -> Double
    package var headerFooterHeight: @MainActor (CellContent) -> Double
    /// The estimated height of a row that hasn't been shown yet.
    package var estimatedRowHeight: Double
    /// The estimated height of a header or footer that hasn't been shown yet.
    package var estimatedHeaderFooterHeight: Double
    /// The space below each section of a grouped table.
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

    /// Metrics in points: 44 per row, 58 with a subtitle, 22 per further line; 28 for headers.
    package static var points: TableMetrics {
        TableMetrics(
            estimatedRowHeight: 44, estimatedHeaderFooterHeight: 28, groupedSectionSpacing: 0,
            rowHeight: { content in
                var height = content.text(.subtitle) == nil ? 44.0 : 58.0
                if content.control?.notes != nil { height += 66 }
                return height
            },
            headerFooterHeight: { _ in 28 })
    }
}
#endif
