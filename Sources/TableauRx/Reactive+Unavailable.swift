public import MiniRx
public import Tableau

// As in Tableau's file of the same name: what the compiler says of an observable of arrays on a
// chain of several sections.

extension Reactive where Base: BindingChain, Base.Scope: DataScope & MultiSectionScope {
    /// Not for chains of several sections: data is a dictionary by section.
    @available(
        *, unavailable,
        message:
            "A chain of several sections takes a dictionary: write 'models: models.map { [.section: $0] }', or start the chain with 'onSection(_:)'."
    )
    @discardableResult
    public func bind<C: TableViewCell, M>(
        cellType: C.Type, models: Observable<[M]>
    ) -> ModelChain<Base.Scope, C, M> {
        fatalError("unavailable")
    }

    /// Not for chains of several sections: data is a dictionary by section.
    @available(
        *, unavailable,
        message:
            "A chain of several sections takes a dictionary: write 'viewModels: viewModels.map { [.section: $0] }', or start the chain with 'onSection(_:)'."
    )
    @discardableResult
    public func bind<C: TableViewCell & ViewModelBindable>(
        cellType: C.Type, viewModels: Observable<[C.ViewModel]>
    ) -> CellChain<Base.Scope, C> {
        fatalError("unavailable")
    }

    /// Not for chains of several sections: data is a dictionary by section.
    @available(
        *, unavailable,
        message:
            "A chain of several sections takes a dictionary: write 'models: models.map { [.section: $0] }', or start the chain with 'onSection(_:)'."
    )
    @discardableResult
    public func bind<C: TableViewCell & ViewModelBindable, M>(
        cellType: C.Type, models: Observable<[M]>,
        mapToViewModels: @escaping (M) -> C.ViewModel
    ) -> ModelChain<Base.Scope, C, M> {
        fatalError("unavailable")
    }
}
