public import Tableau

extension ModelChain where Model: CollectionIdentifiable & Equatable {
    /// Loads more with a pager when the reader approaches the first or the last of its rows.
    ///
    /// ```swift
    /// binder.onSection(.messages)
    ///     .bind(cellType: MessageCell.self, models: pager.rows, mapToViewModels: \.viewModel)
    ///     .paged(by: pager)
    /// ```
    ///
    /// Rows inserted before the first row do not move the visible rows, even at the very top. Bind
    /// all of the pager's rows: it loads when its own first or last ones are shown. A table may have
    /// several pagers; whether it follows its end is up to that of the last section with pages.
    ///
    /// - `distance`: The number of rows from the first or last one that count as near.
    @discardableResult
    public func paged<Cursor>(by pager: Pager<Model, Cursor>, within distance: Int = 10) -> Self {
        observeShownRows { [weak pager] in
            pager?.show($0, within: distance, isOutdated: $1)
        }
        // Without a pager no more pages come.
        pager.scrollsToEnd.append(
            keepPlaceOfPages { [weak pager] in pager.map { $0.currentState(.end) == .end } ?? true }
        )
        return self
    }
}
