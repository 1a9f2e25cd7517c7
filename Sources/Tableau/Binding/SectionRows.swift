/// The rows of one section as a chain has bound them.
@usableFromInline package struct SectionRows<Key> {
    let key: Key
    /// What handlers are given.
    let models: RowList
    /// What tells rows apart: the models, or view models made from them.
    let compared: RowList

    @usableFromInline init(key: Key, models: RowList, compared: RowList) {
        self.key = key
        self.models = models
        self.compared = compared
    }

    /// Rows that are only counted.
    ///
    /// A negative number traps.
    init(key: Key, count: Int) {
        let rows = RowList(count: count)
        self.init(key: key, models: rows, compared: rows)
    }
}

// Inlined into the code that binds, where the row type is known: how rows are compared is
// specialised there, once.
extension Source {
    /// The lists of a source of arrays or dictionaries, their row type forgotten.
    @inlinable package static func rows<Layout, M, Data: SectionData<Layout, Rows<M>>>(
        of source: Source<Data>
    ) -> Self where Value == [SectionRows<Layout.Key>] {
        let kind = RowKind(M.self)
        return source.map { data in
            data._lists.map { key, rows in
                let list = RowList(rows, kind: kind)
                return SectionRows(key: key, models: list, compared: list)
            }
        }
    }

    /// The same where a view model is made of each model: rows are compared by whichever of the
    /// two can be compared best, the view models if it is a draw.
    @inlinable package static func rows<Layout, M, ViewModel, Data: SectionData<Layout, Rows<M>>>(
        of source: Source<Data>, comparedBy viewModel: @escaping (M) -> ViewModel
    ) -> Self where Value == [SectionRows<Layout.Key>] {
        let byModel = RowKind(M.self)
        let byViewModel = RowKind(ViewModel.self)
        guard byViewModel.tellsApart(atLeastAsWellAs: byModel) else { return rows(of: source) }
        return source.map { data in
            data._lists.map { key, rows in
                SectionRows(
                    key: key, models: RowList(rows, kind: byModel),
                    compared: RowList(rows.map(viewModel), kind: byViewModel))
            }
        }
    }
}
