// Overloads for data of the wrong layout, which exist for their error messages. Each returns the
// chain that was meant, so that the rest of the chain produces no further errors.

@available(
    *, unavailable,
    message:
        "A chain of several sections takes a dictionary: write 'models: [.section: models]', of an observable 'models.map { [.section: $0] }', or start the chain with 'onSection(_:)'. View models, closures and callbacks take one too."
)
extension BindingChain where Scope: DataScope & MultiSectionScope {
    /// Not for chains of several sections: data is a dictionary by section.
    @discardableResult
    public func bind<C: TableViewCell, M>(
        cellType: C.Type, models: some RowSource<OneList, Rows<M>>,
        mapToViewModels: ((M) -> Any)? = nil
    ) -> ModelChain<Scope, C, M> { fatalError() }

    /// Not for chains of several sections: data is a dictionary by section.
    @discardableResult
    public func bind<C: TableViewCell, M, Models: RowSource<OneList, Rows<M>>>(
        cellType: C.Type, models: @escaping () -> Models,
        mapToViewModels: ((M) -> Any)? = nil
    ) -> ModelChain<Scope, C, M> { fatalError() }

    /// Not for chains of several sections: data is a dictionary by section.
    @discardableResult
    public func bind<C: TableViewCell, M, Models: SectionData<OneList, Rows<M>>>(
        cellType: C.Type, models: Models, mapToViewModels: ((M) -> Any)? = nil,
        updatedBy callback: inout (Models) -> Void
    ) -> ModelChain<Scope, C, M> { fatalError() }

    /// Not for chains of several sections: data is a dictionary by section.
    @discardableResult
    public func bind<C: TableViewCell & ViewModelBindable, M>(
        cellType: C.Type, models: some RowSource<OneList, Rows<M>>,
        mapToViewModelsWith: @escaping (M) -> C.ViewModel
    ) -> ModelChain<Scope, C, M> { fatalError() }

    /// Not for chains of several sections: data is a dictionary by section.
    @discardableResult
    public func bind<M>(
        cellProvider: @escaping (TableView, Section, Int, M) -> TableViewCell,
        models: some RowSource<OneList, Rows<M>>
    ) -> ModelChain<Scope, TableViewCell, M> { fatalError() }

    /// Not for chains of several sections: data is a dictionary by section.
    @discardableResult
    public func bind<M>(
        cellProvider: @escaping (TableView, Section, Int, M) -> TableViewCell,
        models: [M], updatedBy callback: inout ([M]) -> Void
    ) -> ModelChain<Scope, TableViewCell, M> { fatalError() }

    /// Not for chains of several sections: data is a dictionary by section.
    @discardableResult
    public func bind<C: TableViewCell & ViewModelBindable>(
        cellType: C.Type, viewModels: some RowSource<OneList, Rows<C.ViewModel>>
    ) -> CellChain<Scope, C> { fatalError() }

    /// Not for chains of several sections: data is a dictionary by section.
    @discardableResult
    public func bind<C: TableViewCell & ViewModelBindable>(
        cellType: C.Type, viewModels: [C.ViewModel],
        updatedBy callback: inout ([C.ViewModel]) -> Void
    ) -> CellChain<Scope, C> { fatalError() }
}

@available(
    *, unavailable,
    message:
        "A chain of several sections takes titles by section: write 'headerTitles: [.section: title]', for footers 'footerTitles: [.section: title]', or start the chain with 'onSection(_:)'."
)
extension BindingChain where Scope: DataScope & MultiSectionScope {
    /// Not for chains of several sections: titles are a dictionary by section.
    @discardableResult
    public func bind(headerTitle: Any?) -> Self { fatalError() }

    /// Not for chains of several sections: titles are a dictionary by section.
    @discardableResult
    public func bind(footerTitle: Any?) -> Self { fatalError() }
}

@available(
    *, unavailable,
    message:
        "A chain of one section takes an array: write 'models: models', for view models 'viewModels: viewModels', or start the chain with 'onSections(_:)'."
)
extension BindingChain where Scope: DataScope & SingleSectionScope {
    /// Not for chains of one section: data is an array.
    @discardableResult
    public func bind<C: TableViewCell, M, Key>(
        cellType: C.Type, models: some RowSource<BySection<Key>, Rows<M>>,
        mapToViewModels: ((M) -> Any)? = nil
    ) -> ModelChain<Scope, C, M> { fatalError() }

    /// Not for chains of one section: data is an array.
    @discardableResult
    public func bind<C: TableViewCell & ViewModelBindable, Key>(
        cellType: C.Type, viewModels: some RowSource<BySection<Key>, Rows<C.ViewModel>>
    ) -> CellChain<Scope, C> { fatalError() }
}

@available(
    *, unavailable,
    message:
        "A chain of one section takes one title: write 'headerTitle: title', for footers 'footerTitle: title', or start the chain with 'onSections(_:)'."
)
extension BindingChain where Scope: DataScope & SingleSectionScope {
    /// Not for chains of one section: it has one title.
    @discardableResult
    public func bind(headerTitles: [Section: String?]) -> Self { fatalError() }

    /// Not for chains of one section: it has one title.
    @discardableResult
    public func bind(footerTitles: [Section: String?]) -> Self { fatalError() }
}
