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
    @inlinable package static func rows<Layout, M, Data: SectionData<Layout, Rows<M>>>(
        of source: BindingSource<Data>
    ) -> Self where Value == SectionLists<Layout.Key> {
        let kind = RowType(M.self)
        return lists(of: source) { history, data in
            if let data = data as? PiecedLists<Layout, Rows<M>> {
                return history.next(data.keys, data.edits) { index, _ in
                    SectionRows(models: RowList(data.rows[index], type: kind))
                }
            }
            if let rows = data._tableauOnlyList {
                if history.isLast(rows) { return nil }
                if let next = history.replaceOnlyList(with: rows, of: kind) { return next }
            }
            return history.next(data._tableauLists, isUnchanged: { $0.models.isArray($1) }) {
                SectionRows(models: RowList($0, type: kind))
            }
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
        let byModel = RowType(M.self)
        let byViewModel = RowType(ViewModel.self)
        guard byViewModel.tellsApart(atLeastAsWellAs: byModel) else { return rows(of: source) }
        return lists(of: source) { history, data in
            if let data = data as? PiecedLists<Layout, Rows<M>> {
                return history.next(data.keys, data.edits) { index, before in
                    let pieces = data.rows[index]
                    let compared = pieces.mapping(
                        after: before?.models.pieces, before?.compared.pieces
                    ) { ErasedRows($0.array(of: M.self).map(viewModel)) }
                    return SectionRows(
                        models: RowList(pieces, type: byModel),
                        compared: RowList(compared, type: byViewModel))
                }
            }
            return history.next(data._tableauLists, isUnchanged: { _, _ in false }) { rows in
                SectionRows(
                    models: RowList(rows, type: byModel),
                    compared: RowList(rows.map(viewModel), type: byViewModel))
            }
        }
    }

    @inlinable static func lists<Key, Data>(
        of source: BindingSource<Data>,
        make: @escaping (SectionListsHistory<Key>, Data) -> SectionLists<Key>?
    ) -> Self where Value == SectionLists<Key> {
        Self { connection, output in
            let (history, setNeedsTurn) = (SectionListsHistory<Key>(), connection.setNeedsTurn)
            let deliver: @MainActor (Data) -> Void = { data in
                if let lists = make(history, data) { output.deliver(lists) } else { setNeedsTurn() }
            }
            source.attach(connection, SourceOutput(deliver: deliver, fail: output.fail))
        }
    }
}
