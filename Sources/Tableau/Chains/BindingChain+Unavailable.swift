// The other layout of data than a chain takes: these overloads exist for what the compiler says.
// Each returns the chain that was meant, so that nothing else in it is reported.

extension BindingChain where Scope: DataScope & MultiSectionScope {
    /// Not for chains of several sections: data is a dictionary by section.
    @available(
        *, unavailable,
        message:
            "A chain of several sections takes a dictionary: write 'models: [.section: models]', or start the chain with 'onSection(_:)'."
    )
    @discardableResult
    public func bind<C: TableViewCell, M>(
        cellType: C.Type, models: some RowSource<OneList, Rows<M>>
    ) -> ModelChain<Scope, C, M> {
        fatalError("unavailable")
    }

    /// Not for chains of several sections: data is a dictionary by section.
    @available(
        *, unavailable,
        message:
            "A chain of several sections takes a dictionary: write 'models: { [.section: models] }', or start the chain with 'onSection(_:)'."
    )
    @discardableResult
    public func bind<C: TableViewCell, M, Models: RowSource<OneList, Rows<M>>>(
        cellType: C.Type, models: @escaping () -> Models
    ) -> ModelChain<Scope, C, M> {
        fatalError("unavailable")
    }

    /// Not for chains of several sections: data is a dictionary by section.
    @available(
        *, unavailable,
        message:
            "A chain of several sections takes a dictionary: write 'viewModels: [.section: viewModels]', or start the chain with 'onSection(_:)'."
    )
    @discardableResult
    public func bind<C: TableViewCell & ViewModelBindable>(
        cellType: C.Type, viewModels: some RowSource<OneList, Rows<C.ViewModel>>
    ) -> CellChain<Scope, C> {
        fatalError("unavailable")
    }

    /// Not for chains of several sections: data is a dictionary by section.
    @available(
        *, unavailable,
        message:
            "A chain of several sections takes a dictionary: write 'models: [.section: models]', or start the chain with 'onSection(_:)'."
    )
    @discardableResult
    public func bind<C: TableViewCell & ViewModelBindable, M>(
        cellType: C.Type, models: some RowSource<OneList, Rows<M>>,
        mapToViewModels: @escaping (M) -> C.ViewModel
    ) -> ModelChain<Scope, C, M> {
        fatalError("unavailable")
    }

    /// Not for chains of several sections: data is a dictionary by section.
    @available(
        *, unavailable,
        message:
            "A chain of several sections takes a dictionary: write 'models: { [.section: models] }', or start the chain with 'onSection(_:)'."
    )
    @discardableResult
    public func bind<C: TableViewCell & ViewModelBindable, M, Models: RowSource<OneList, Rows<M>>>(
        cellType: C.Type, models: @escaping () -> Models,
        mapToViewModels: @escaping (M) -> C.ViewModel
    ) -> ModelChain<Scope, C, M> {
        fatalError("unavailable")
    }

    /// Not for chains of several sections: data is a dictionary by section.
    @available(
        *, unavailable,
        message:
            "A chain of several sections takes a dictionary: write 'models: [.section: models]', or start the chain with 'onSection(_:)'."
    )
    @discardableResult
    public func bind<M>(
        cellProvider:
            @escaping (
                _ tableView: TableView, _ section: Scope.Section, _ row: Int, _ model: M
            ) -> TableViewCell,
        models: some RowSource<OneList, Rows<M>>
    ) -> ModelChain<Scope, TableViewCell, M> {
        fatalError("unavailable")
    }
}

extension BindingChain where Scope: DataScope & SingleSectionScope {
    /// Not for chains of one section: data is an array.
    @available(
        *, unavailable,
        message:
            "A chain of one section takes an array: write 'models: models', or start the chain with 'onSections(_:)'."
    )
    @discardableResult
    public func bind<C: TableViewCell, M, Key>(
        cellType: C.Type, models: some RowSource<BySection<Key>, Rows<M>>
    ) -> ModelChain<Scope, C, M> {
        fatalError("unavailable")
    }

    /// Not for chains of one section: data is an array.
    @available(
        *, unavailable,
        message:
            "A chain of one section takes an array: write 'viewModels: viewModels', or start the chain with 'onSections(_:)'."
    )
    @discardableResult
    public func bind<C: TableViewCell & ViewModelBindable, Key>(
        cellType: C.Type, viewModels: some RowSource<BySection<Key>, Rows<C.ViewModel>>
    ) -> CellChain<Scope, C> {
        fatalError("unavailable")
    }

    /// Not for chains of one section: data is an array.
    @available(
        *, unavailable,
        message:
            "A chain of one section takes an array: write 'models: models', or start the chain with 'onSections(_:)'."
    )
    @discardableResult
    public func bind<C: TableViewCell & ViewModelBindable, M, Key>(
        cellType: C.Type, models: some RowSource<BySection<Key>, Rows<M>>,
        mapToViewModels: @escaping (M) -> C.ViewModel
    ) -> ModelChain<Scope, C, M> {
        fatalError("unavailable")
    }
}
