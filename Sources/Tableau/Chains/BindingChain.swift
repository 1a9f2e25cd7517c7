/// A chain of bindings for the sections in a scope: each method describes what they show or do.
///
/// ```swift
/// binder.onSection(.accounts)
///     .bind(cellType: TitleCell.self, models: accounts)
///     .onTapped { row, cell, account in show(account) }
/// ```
///
/// Its type determines what handlers receive: ``CellChain`` knows the cells, ``ModelChain`` the models
/// too. The scope determines whether handlers receive the section.
@MainActor
public protocol BindingChain<Scope> {
    /// The sections that the chain covers.
    associatedtype Scope: BindingScope
    /// The type of the cells.
    associatedtype Cell
    /// The type of the models, or ``NoModel``.
    associatedtype Model

    /// The target of the chain's bindings.
    var _target: BindingTarget<Scope> { get }
}

extension BindingChain {
    /// The table's section model.
    public typealias Section = Scope.Section

    @discardableResult
    func _bind<Value>(
        _ kind: BindingKind, to value: Value, adding combine: ((Value, Value) -> Value)? = nil
    ) -> Self {
        let (binder, coverage) = (_target.binder, _target.coverage)
        binder.bind(kind, to: value, for: coverage, chain: _target.chain, adding: combine)
        return self
    }
}

/// The target of a chain's bindings: a binder and its sections.
@MainActor
public struct BindingTarget<Scope: BindingScope> {
    let binder: SectionedTableViewBinder<Scope.Section>
    let scope: Scope
    let coverage: SectionCoverage<Scope.Section>
    let chain: ChainLabel
}

/// A chain that knows its cells, but not their models.
///
/// ```swift
/// binder.onSection(.message)
///     .bind(cellType: LabelCell.self, viewModels: [.init(text: "Welcome")])
///     .onTapped { row, cell in print(row) }
/// ```
@MainActor
public struct CellChain<Scope: BindingScope, Cell>: BindingChain {
    /// The chain has no models.
    public typealias Model = NoModel

    /// The target of the chain's bindings.
    public let _target: BindingTarget<Scope>

    /// Provides models bound by another chain to the handlers that follow.
    ///
    /// ```swift
    /// binder.onAllSections().bind(cellProvider: cell, models: products)
    /// binder.onSection(.featured)
    ///     .assuming(modelType: Product.self)
    ///     .onTapped { row, cell, product in show(product) }
    /// ```
    ///
    /// - Parameter modelType: The type of those models. For models of another type, the handlers do
    ///   not run and a ``TableDiagnostic`` is reported.
    public func assuming<Model>(modelType: Model.Type) -> ModelChain<Scope, Cell, Model> {
        ModelChain(_target: _target)
    }
}

/// A chain that knows its cells and their models.
@MainActor
public struct ModelChain<Scope: BindingScope, Cell, Model>: BindingChain {
    /// The target of the chain's bindings.
    public let _target: BindingTarget<Scope>
}
