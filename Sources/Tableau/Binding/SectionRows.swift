/// The rows of one section as a chain has bound them.
@usableFromInline package final class SectionRows {
    /// What handlers are given.
    let models: RowList
    /// What tells rows apart: the models, or view models made from them.
    let compared: RowList

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

    @usableFromInline init() {}

    /// An empty data set with room for a number of sections.
    @inlinable init(capacity: Int) {
        keys.reserveCapacity(capacity)
        rows.reserveCapacity(capacity)
    }

    /// Adds rows that are compared as they are.
    @inlinable mutating func append(_ key: Key, _ rows: RowList) {
        append(key, models: rows, compared: rows)
    }

    /// Adds rows that are compared by what is made of them.
    @inlinable mutating func append(_ key: Key, models: RowList, compared: RowList) {
        keys.append(key)
        rows.append(SectionRows(models: models, compared: compared))
    }
}

// Inlined into the code that binds, where the row type is known: how rows are compared is
// specialised there, once.
extension BindingSource {
    /// The lists of a source of arrays or dictionaries, their row type forgotten.
    @inlinable package static func rows<Layout, M, Data: SectionData<Layout, Rows<M>>>(
        of source: BindingSource<Data>
    ) -> Self where Value == SectionLists<Layout.Key> {
        let kind = RowKind(M.self)
        return source.map { data in
            let pairs = data._tableauLists
            var lists = SectionLists<Layout.Key>(capacity: pairs.count)
            for (key, rows) in pairs {
                lists.append(key, RowList(rows, kind: kind))
            }
            return lists
        }
    }

    /// The same where a view model is made of each model: rows are compared by whichever of the
    /// two can be compared best, the view models if it is a draw.
    @inlinable package static func rows<Layout, M, ViewModel, Data: SectionData<Layout, Rows<M>>>(
        of source: BindingSource<Data>, comparedBy viewModel: @escaping (M) -> ViewModel
    ) -> Self where Value == SectionLists<Layout.Key> {
        let byModel = RowKind(M.self)
        let byViewModel = RowKind(ViewModel.self)
        guard byViewModel.tellsApart(atLeastAsWellAs: byModel) else { return rows(of: source) }
        return source.map { data in
            let pairs = data._tableauLists
            var lists = SectionLists<Layout.Key>(capacity: pairs.count)
            for (key, rows) in pairs {
                lists.append(
                    key, models: RowList(rows, kind: byModel),
                    compared: RowList(rows.map(viewModel), kind: byViewModel))
            }
            return lists
        }
    }
}
