/// The rows of one section as a chain has bound them.
@usableFromInline package final class SectionRows {
    /// The models that handlers receive.
    @usableFromInline let models: RowList
    /// The values that rows are compared by: the models, or view models made from them.
    @usableFromInline let compared: RowList

    @usableFromInline init(models: RowList, compared: RowList? = nil) {
        self.models = models
        self.compared = compared ?? models
    }

    /// Returns whether both are made of the same arrays, so that nothing can differ.
    func isSame(as other: SectionRows) -> Bool {
        compared.isSame(as: other.compared) && models.isSame(as: other.models)
    }
}

/// The rows of several sections: one data set of a chain.
///
/// A class with two arrays, not one of pairs: then code that doesn't know the type of keys handles
/// rows as fast. Only ``SectionListsHistory`` changes a data set, and only if no one else holds it.
@usableFromInline package final class SectionLists<Key> {
    @exclusivity(unchecked) @usableFromInline var keys: [Key]
    @exclusivity(unchecked) @usableFromInline var rows: [SectionRows]
    /// The differences from the source's previous data set; nil if everything may differ.
    @exclusivity(unchecked) @usableFromInline var edits: SectionEdits?

    @inlinable init(keys: [Key] = [], rows: [SectionRows] = []) {
        self.keys = keys
        self.rows = rows
    }
}

// Inlined into the binding code, where the row type is known, so that row comparison is specialised
// there, once.
extension BindingSource {
    /// Returns the lists of a source, with the row type erased.
    ///
    /// - Parameter compared: Makes the rows that a section is compared by, after those before, if any; nil
    ///   if these are the models.
    @inlinable package static func rows<Layout, M, Data: SectionData<Layout, Rows<M>>>(
        of source: BindingSource<Data>,
        compared: ((_ models: RowList, _ before: SectionRows?) -> RowList)? = nil
    ) -> Self where Value == SectionLists<Layout.Key> {
        let kind = RowType(M.self)
        return Self { connection, output in
            let history = SectionListsHistory<Layout.Key>()
            let setNeedsTurn = connection.setNeedsTurn
            func next(_ data: Data) -> SectionLists<Layout.Key>? {
                if let data = data as? PiecedLists<Layout, Rows<M>> {
                    return history.next(data.keys, data.edits) { index, before in
                        let models = RowList(data.rows[index], type: kind)
                        return SectionRows(models: models, compared: compared?(models, before))
                    }
                }
                if compared == nil, let rows = data as? [M] {
                    return history.next(rows, of: kind, keys: data._tableauLists.map { $0.key })
                }
                return history.next(
                    data._tableauLists,
                    isUnchanged: { compared == nil && $0.models.isArray($1) }
                ) { rows in
                    let models = RowList(rows, type: kind)
                    return SectionRows(models: models, compared: compared?(models, nil))
                }
            }
            let deliver: @MainActor (Data) -> Void = { data in
                if let lists = next(data) { output.deliver(lists) } else { setNeedsTurn() }
            }
            source.attach(connection, SourceOutput(deliver: deliver, fail: output.fail))
        }
    }

    /// Returns the lists where a view model is made of each model: rows are compared by the view
    /// models, unless the models are more comparable.
    ///
    /// View models are remade for each data set: a model may be an object that was changed in
    /// place. Rows in pieces report their own changes.
    @inlinable package static func rows<Layout, M, ViewModel, Data: SectionData<Layout, Rows<M>>>(
        of source: BindingSource<Data>, comparedBy viewModel: @escaping (M) -> ViewModel
    ) -> Self where Value == SectionLists<Layout.Key> {
        guard RowComparison(ViewModel.self).kind <= RowComparison(M.self).kind else {
            return rows(of: source)
        }
        let byViewModel = RowType(ViewModel.self)
        return rows(of: source) { models, before in
            guard let pieces = models.pieces else {
                return RowList(models.rows(as: M.self).map(viewModel), type: byViewModel)
            }
            let compared = pieces.mapping(after: before?.models.pieces, before?.compared.pieces) {
                ErasedRows($0.array(of: M.self).map(viewModel))
            }
            return RowList(compared, type: byViewModel)
        }
    }
}
