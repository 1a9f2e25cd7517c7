public import Tableau

extension ModelChain where Model: CollectionIdentifiable & Equatable {
    /// Has a pager load more when the reader comes near the first or the last of its rows.
    ///
    /// ```swift
    /// binder.onSection(.messages)
    ///     .bind(cellType: MessageCell.self, models: pager.rows, mapToViewModels: \.viewModel)
    ///     .paged(by: pager)
    /// ```
    ///
    /// What comes before the first row leaves the rows in view where they are, even at the very top.
    ///
    /// - Parameters:
    ///   - pager: Whose rows the chain shows.
    ///   - distance: How many rows from the first or last one are near.
    @discardableResult
    public func paged<Cursor>(by pager: Pager<Model, Cursor>, within distance: Int = 10) -> Self {
        observeShownRows { [weak pager] row in pager?.show(row, within: distance) }
        keepPlaceOfPages { [weak pager] in pager?.currentState(.end) == .end }
        return self
    }
}
