import Foundation

/// The row for which a handler is called, with what is needed to find its model.
package struct RowContext<Section: TableViewSection> {
    package let section: Section
    package let row: Int
    let models: RowList
}

/// Returns nil if it does not apply; for a header or footer, the row is 0 and has no model.
typealias Dimension<Section: TableViewSection> = (RowContext<Section>) -> CGFloat?
