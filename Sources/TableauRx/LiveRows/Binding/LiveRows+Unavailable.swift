public import Tableau

#if canImport(UIKit)
public import UIKit
#endif

// What exists for its error message: live rows that are bound without an order, or to a chain that
// takes another layout. Conformances, where they do: overloads would take part in every
// call, and replace the messages of other mistakes.

/// Not before they are sorted.
@available(
    *, unavailable,
    message:
        "Live rows are shown in an order: write 'rows: rows.sorted(by: \\.key)', for several sections 'rows.sorted(by: \\.key).grouped(by: \\.section)'."
)
extension LiveRows: PositionedRows {
    /// Never read.
    public var _tableauSource: BindingSource<[Row]> { fatalError() }
}

/// Not before they are sorted.
@available(
    *, unavailable,
    message:
        "Live rows are shown in an order: write 'rows: rows.grouped(by: \\.section).sorted(by: \\.key)'."
)
extension GroupedRows: PositionedRows {
    /// Never read.
    public var _tableauSource: BindingSource<[Section: [Row]]> { fatalError() }
}

extension BindingChain where Scope: DataScope & SingleSectionScope {
    /// Not for chains of one section: rows have no sections.
    @available(
        *, unavailable,
        message:
            "A chain of one section takes rows without sections: write 'rows: rows.sorted(by: \\.key)', or start the chain with 'onAllSections()'."
    )
    @discardableResult
    public func bind<C: TableViewCell, M, Key>(
        cellType: C.Type, rows: some PositionedRows<BySection<Key>, Rows<M>>,
        mapToViewModels: ((M) -> Any)? = nil
    ) -> ModelChain<Scope, C, M> { fatalError() }
}

extension BindingChain where Scope: DataScope & MultiSectionScope {
    /// Not for chains of several sections: rows are grouped by section.
    @available(
        *, unavailable,
        message:
            "A chain of several sections takes rows by section: write 'rows: rows.sorted(by: \\.key).grouped(by: \\.section)', or start the chain with 'onSection(_:)'."
    )
    @discardableResult
    public func bind<C: TableViewCell, M>(
        cellType: C.Type, rows: some PositionedRows<OneList, Rows<M>>,
        mapToViewModels: ((M) -> Any)? = nil
    ) -> ModelChain<Scope, C, M> { fatalError() }
}
