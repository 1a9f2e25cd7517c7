/// The row for which a handler is called, with what is needed to find its model.
package struct RowContext<Section: TableViewSection> {
    package let section: Section
    package let row: Int
    let models: RowList
}
