/// A chain of bindings for the sections in a scope.
///
/// A chain starts at a binder and says, method by method, what its sections show and do:
///
/// ```swift
/// binder.onSection(.accounts)
///     .bind(cellType: TitleCell.self, models: accounts)
///     .onTapped { row, cell, account in show(account) }
/// ```
///
/// What the handlers of a chain receive follows from its type: ``CellChain`` knows its cells,
/// ``ModelChain`` the models too; the scope decides whether the section is passed.
@MainActor
public protocol BindingChain<Scope> {
    /// The sections that the chain covers.
    associatedtype Scope: BindingScope
    /// The type of the cells.
    associatedtype Cell
    /// The type of the models, or ``NoModel``.
    associatedtype Model

    /// What the chain's methods bind to.
    var _target: BindingTarget<Scope> { get }
}

extension BindingChain {
    /// The table's section model.
    public typealias Section = Scope.Section
}

/// What a chain's methods bind to: a binder and the sections in it.
///
/// ```swift
/// // A chain method ends in its target:
/// _target.engine.bind(rule, for: _target.coverage, chain: _target.chain)
/// ```
public struct BindingTarget<Scope: BindingScope> {
    let engine: BinderEngine<Scope.Section>
    let scope: Scope
    let coverage: SectionCoverage<Scope.Section>
    let chain: ChainLabel
}

/// A chain that knows its cells.
///
/// Handlers get the row and the cell; see ``ModelChain`` for those that get the model as well.
///
/// ```swift
/// binder.onSection(.message)
///     .bind(cellType: LabelCell.self, viewModels: [.init(text: "Welcome")])
///     .onTapped { row, cell in print(row) }
/// ```
@MainActor
public struct CellChain<Scope: BindingScope, Cell>: BindingChain {
    /// The chain knows no models.
    public typealias Model = NoModel

    /// What the chain's methods bind to.
    public let _target: BindingTarget<Scope>

    /// Lets the handlers that follow receive the models another chain has bound.
    ///
    /// ```swift
    /// binder.onAllSections().bind(cellProvider: cell, models: products)
    /// binder.onSection(.featured)
    ///     .assuming(modelType: Product.self)
    ///     .onTapped { row, cell, product in show(product) }
    /// ```
    ///
    /// - Parameter modelType: The type those models have. Where it is not, the handlers do not run
    ///   and a ``TableDiagnostic`` says so.
    public func assuming<Model>(modelType: Model.Type) -> ModelChain<Scope, Cell, Model> {
        ModelChain(_target: _target)
    }
}

/// A chain that knows its cells and the models they stand for.
///
/// ```swift
/// binder.onSection(.songs)
///     .bind(cellType: SongCell.self, models: songs)
///     .onTapped { row, cell, song in play(song) }
/// ```
@MainActor
public struct ModelChain<Scope: BindingScope, Cell, Model>: BindingChain {
    /// What the chain's methods bind to.
    public let _target: BindingTarget<Scope>
}
