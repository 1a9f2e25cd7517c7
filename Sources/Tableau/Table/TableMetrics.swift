#if !canImport(UIKit) || os(watchOS)
/// Sizes of self-sizing elements, in a surface's units.
///
/// By default in points, as on a phone: 44 for a row, 58 with a subtitle, 66 more for notes; 28 for a
/// header or footer. A terminal uses lines.
@MainActor
package struct TableMetrics {
    package var rowHeight: @MainActor (CellContent) -> Double = { content in
        (content.text(.subtitle) == nil ? 44 : 58) + (content.control?.notes == nil ? 0 : 66)
    }
    package var headerFooterHeight: @MainActor (CellContent) -> Double = { _ in 28 }
    package var estimatedRowHeight = 44.0
    package var estimatedHeaderFooterHeight = 28.0
    /// The space below each section of a grouped table.
    package var groupedSectionSpacing = 0.0

    package init() {}
}
#endif
