/// A row that a handler is called for, with what is needed to find its model.
///
/// ```swift
/// // Where an observable of taps is made:
/// base._observeTaps { context, cell in taps.onNext((context.row, cell)) }
/// ```
public struct RowContext<Section: TableViewSection> {
    /// The section.
    public let section: Section
    /// The row's index in it.
    public let row: Int
    let models: RowList
}
