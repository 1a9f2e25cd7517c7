/// The rows of one section as a chain has bound them.
@usableFromInline package final class SectionRows {
    /// What handlers are given.
    @usableFromInline let models: RowList
    /// What tells rows apart: the models, or view models made from them.
    @usableFromInline let compared: RowList

    @usableFromInline init(models: RowList, compared: RowList) {
        self.models = models
        self.compared = compared
    }

    /// True when both are made of the same arrays, so that nothing can differ.
    func isSame(as other: SectionRows) -> Bool {
        compared.isSame(as: other.compared) && models.isSame(as: other.models)
    }
}

/// The rows of several sections: a data set that a chain has been given.
///
/// Two arrays, not one of pairs: code that does not know the type of keys handles rows as fast as
/// code that does.
@usableFromInline package struct SectionLists<Key> {
    /// What sections the rows are for.
    @usableFromInline var keys: [Key] = []
    /// The rows for each of the keys.
    @usableFromInline var rows: [SectionRows] = []
    /// Which rows differ from those of the source's data set before; nil if the keys do.
    @usableFromInline var changed: [Int]?
    /// Where each list was in the data set before, -1 for a new one; nil if that is not known.
    @usableFromInline var kept: [Int]?

    @usableFromInline init() {}

    /// An empty data set with room for a number of sections.
    @inlinable init(capacity: Int) {
        keys.reserveCapacity(capacity)
        rows.reserveCapacity(capacity)
    }

    @inlinable mutating func append(_ key: Key, _ rows: SectionRows) {
        keys.append(key)
        self.rows.append(rows)
    }
}

// Inlined into the code that binds, where the row type is known: how rows are compared is
// specialised there, once.
extension BindingSource {
    /// The lists of a source of arrays or dictionaries, their row type forgotten.
    @inlinable package static func rows<Layout, M, Data: SectionData<Layout, Rows<M>>>(
        of source: BindingSource<Data>
    ) -> Self where Value == SectionLists<Layout.Key> {
        let kind = RowType(M.self)
        return lists(of: source) { history, data in
            if let data = data as? PiecedLists<Layout, Rows<M>> {
                return history.next(data) { pieces, _ in
                    let rows = RowList(pieces, type: kind)
                    return SectionRows(models: rows, compared: rows)
                }
            }
            if let rows = data._tableauOnlyList, history.isLast(rows) { return nil }
            return history.next(data._tableauLists, isUnchanged: { $0.models.isArray($1) }) {
                rows in
                let rows = RowList(rows, type: kind)
                return SectionRows(models: rows, compared: rows)
            }
        }
    }

    /// The same where a view model is made of each model: rows are compared by whichever of the
    /// two can be compared best, the view models if it is a draw.
    ///
    /// View models are made again for each data set: a model may be an object that was changed in
    /// place. Rows in pieces say themselves what has changed.
    @inlinable package static func rows<Layout, M, ViewModel, Data: SectionData<Layout, Rows<M>>>(
        of source: BindingSource<Data>, comparedBy viewModel: @escaping (M) -> ViewModel
    ) -> Self where Value == SectionLists<Layout.Key> {
        let byModel = RowType(M.self)
        let byViewModel = RowType(ViewModel.self)
        guard byViewModel.tellsApart(atLeastAsWellAs: byModel) else { return rows(of: source) }
        return lists(of: source) { history, data in
            if let data = data as? PiecedLists<Layout, Rows<M>> {
                return history.next(data) { pieces, before in
                    let compared = pieces.mapping(
                        viewModel, after: before?.models.pieces, before?.compared.pieces)
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

    /// Lists made with the source's history.
    @inlinable static func lists<Key, Data>(
        of source: BindingSource<Data>,
        make: @escaping (SectionListsHistory<Key>, Data) -> SectionLists<Key>?
    ) -> Self where Value == SectionLists<Key> {
        Self { connection, output in
            let history = SectionListsHistory<Key>()
            let deliver: @MainActor (Data) -> Void = { data in
                if let lists = make(history, data) {
                    output.deliver(lists)
                } else {
                    output.repeatLast()
                }
            }
            source.attach(
                connection,
                SourceOutput(deliver: deliver, repeatLast: output.repeatLast, fail: output.fail))
        }
    }
}
