// Overloads for data of the wrong layout, which exist for their error messages. Each returns the
// chain that was meant, so that the rest of the chain produces no further errors.

@available(
    *, unavailable,
    message:
        "A chain of several sections takes a dictionary: write 'models: [.section: models]', of an observable 'models.map { [.section: $0] }', or start the chain with 'onSection(_:)'."
)
extension BindingChain where Scope: DataScope & MultiSectionScope {
    /// Not for chains of several sections: data is a dictionary by section.
    @discardableResult
    public func bind<C: TableViewCell, M>(
        cellType: C.Type, models: some RowSource<OneList, Rows<M>>
    ) -> ModelChain<Scope, C, M> { fatalError() }

    /// Not for chains of several sections: data is a dictionary by section.
    @discardableResult
    public func bind<C: TableViewCell & ViewModelBindable, M>(
        cellType: C.Type, models: some RowSource<OneList, Rows<M>>,
        mapToViewModels: @escaping (M) -> C.ViewModel
    ) -> ModelChain<Scope, C, M> { fatalError() }

    /// Not for chains of several sections: data is a dictionary by section.
    @discardableResult
    public func bind<M>(
        cellProvider: @escaping (TableView, Section, Int, M) -> TableViewCell,
        models: some RowSource<OneList, Rows<M>>
    ) -> ModelChain<Scope, TableViewCell, M> { fatalError() }

    /// Not for chains of several sections: data is a dictionary by section.
    @discardableResult
    public func bind<C: TableViewCell & ViewModelBindable, M>(
        cellType: C.Type, models: some RowSource<OneList, Rows<M>>,
        mapToViewModelsWith: @escaping (M) -> C.ViewModel
    ) -> ModelChain<Scope, C, M> { fatalError() }
}

@available(
    *, unavailable,
    message:
        "A chain of several sections takes a dictionary: write 'models: { [.section: models] }', or start the chain with 'onSection(_:)'."
)
extension BindingChain where Scope: DataScope & MultiSectionScope {
    /// Not for chains of several sections: data is a dictionary by section.
    @discardableResult
    public func bind<C: TableViewCell, M, Models: RowSource<OneList, Rows<M>>>(
        cellType: C.Type, models: @escaping () -> Models,
        mapToViewModels: ((M) -> Any)? = nil
    ) -> ModelChain<Scope, C, M> { fatalError() }
}

@available(
    *, unavailable,
    message:
        "A chain of several sections takes a dictionary: write 'models: [.section: models]', and make the callback's parameter a dictionary too, or start the chain with 'onSection(_:)'."
)
extension BindingChain where Scope: DataScope & MultiSectionScope {
    /// Not for chains of several sections: data is a dictionary by section.
    @discardableResult
    public func bind<C: TableViewCell, M, Models: SectionData<OneList, Rows<M>>>(
        cellType: C.Type, models: Models, mapToViewModels: ((M) -> Any)? = nil,
        updatedBy callback: inout (Models) -> Void
    ) -> ModelChain<Scope, C, M> { fatalError() }

    /// Not for chains of several sections: data is a dictionary by section.
    @discardableResult
    public func bind<M>(
        cellProvider: @escaping (TableView, Section, Int, M) -> TableViewCell,
        models: [M], updatedBy callback: inout ([M]) -> Void
    ) -> ModelChain<Scope, TableViewCell, M> { fatalError() }
}

extension BindingChain where Scope: DataScope & MultiSectionScope {
    /// Not for chains of several sections: data is a dictionary by section.
    @available(
        *, unavailable,
        message:
            "A chain of several sections takes a dictionary: write 'viewModels: [.section: viewModels]', of an observable 'viewModels.map { [.section: $0] }', or start the chain with 'onSection(_:)'."
    )
    @discardableResult
    public func bind<C: TableViewCell & ViewModelBindable>(
        cellType: C.Type, viewModels: some RowSource<OneList, Rows<C.ViewModel>>
    ) -> CellChain<Scope, C> { fatalError() }

    /// Not for chains of several sections: data is a dictionary by section.
    @available(
        *, unavailable,
        message:
            "A chain of several sections takes a dictionary: write 'viewModels: [.section: viewModels]', and make the callback's parameter a dictionary too, or start the chain with 'onSection(_:)'."
    )
    @discardableResult
    public func bind<C: TableViewCell & ViewModelBindable>(
        cellType: C.Type, viewModels: [C.ViewModel],
        updatedBy callback: inout ([C.ViewModel]) -> Void
    ) -> CellChain<Scope, C> { fatalError() }

    /// Not for chains of several sections: titles are a dictionary by section.
    @available(
        *, unavailable,
        message:
            "A chain of several sections takes titles by section: write 'headerTitles: [.section: title]', or start the chain with 'onSection(_:)'."
    )
    @discardableResult
    public func bind(headerTitle: Any?) -> Self { fatalError() }

    /// Not for chains of several sections: titles are a dictionary by section.
    @available(
        *, unavailable,
        message:
            "A chain of several sections takes titles by section: write 'footerTitles: [.section: title]', or start the chain with 'onSection(_:)'."
    )
    @discardableResult
    public func bind(footerTitle: Any?) -> Self { fatalError() }
}

@available(
    *, unavailable,
    message:
        "A chain of one section takes an array: write 'models: models', or start the chain with 'onSections(_:)'."
)
extension BindingChain where Scope: DataScope & SingleSectionScope {
    /// Not for chains of one section: data is an array.
    @discardableResult
    public func bind<C: TableViewCell, M, Key>(
        cellType: C.Type, models: some RowSource<BySection<Key>, Rows<M>>
    ) -> ModelChain<Scope, C, M> { fatalError() }

    /// Not for chains of one section: data is an array.
    @discardableResult
    public func bind<C: TableViewCell & ViewModelBindable, M, Key>(
        cellType: C.Type, models: some RowSource<BySection<Key>, Rows<M>>,
        mapToViewModels: @escaping (M) -> C.ViewModel
    ) -> ModelChain<Scope, C, M> { fatalError() }
}

extension BindingChain where Scope: DataScope & SingleSectionScope {
    /// Not for chains of one section: data is an array.
    @available(
        *, unavailable,
        message:
            "A chain of one section takes an array: write 'viewModels: viewModels', or start the chain with 'onSections(_:)'."
    )
    @discardableResult
    public func bind<C: TableViewCell & ViewModelBindable, Key>(
        cellType: C.Type, viewModels: some RowSource<BySection<Key>, Rows<C.ViewModel>>
    ) -> CellChain<Scope, C> { fatalError() }

    /// Not for chains of one section: it has one title.
    @available(
        *, unavailable,
        message:
            "A chain of one section takes one title: write 'headerTitle: title', or start the chain with 'onSections(_:)'."
    )
    @discardableResult
    public func bind(headerTitles: [Section: String?]) -> Self { fatalError() }

    /// Not for chains of one section: it has one title.
    @available(
        *, unavailable,
        message:
            "A chain of one section takes one title: write 'footerTitle: title', or start the chain with 'onSections(_:)'."
    )
    @discardableResult
    public func bind(footerTitles: [Section: String?]) -> Self { fatalError() }
}
