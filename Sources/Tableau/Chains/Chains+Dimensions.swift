public import Foundation

// Heights of rows, headers and footers, in the table's unit: points on screens, lines in a terminal.
// Each method is short for `dimensions(_:)` with one of them.

extension BindingChain {
    /// Sets the height of rows.
    @discardableResult
    public func cellHeight(_ height: Scope.RowHeight) -> Self {
        _bind(CellDimension.cellHeight(height))
    }

    /// Sets what the height of rows is taken for until they are measured.
    @discardableResult
    public func estimatedCellHeight(_ height: Scope.RowHeight) -> Self {
        _bind(CellDimension.estimatedCellHeight(height))
    }

    /// Sets the height of headers.
    @discardableResult
    public func headerHeight(_ height: Scope.HeaderFooterHeight) -> Self {
        _bind(CellDimension.headerHeight(height))
    }

    /// Sets the height of footers.
    @discardableResult
    public func footerHeight(_ height: Scope.HeaderFooterHeight) -> Self {
        _bind(CellDimension.footerHeight(height))
    }

    /// Sets what the height of headers is taken for until they are measured.
    @discardableResult
    public func estimatedHeaderHeight(_ height: Scope.HeaderFooterHeight) -> Self {
        _bind(CellDimension.estimatedHeaderHeight(height))
    }

    /// Sets what the height of footers is taken for until they are measured.
    @discardableResult
    public func estimatedFooterHeight(_ height: Scope.HeaderFooterHeight) -> Self {
        _bind(CellDimension.estimatedFooterHeight(height))
    }

    private func _bind(_ dimension: CellDimension<Scope>) -> Self {
        _bind(dimension.bound)
        return self
    }

    func _bind(_ dimension: BoundDimension<Scope.Section>) {
        _target.engine.bind(dimension, for: _target.scope.coverage, chain: _target.chain)
    }
}

extension CellChain {
    /// Binds any number of dimensions in one call.
    ///
    /// ```swift
    /// binder.onAnySection()
    ///     .dimensions(
    ///         .cellHeight { section, row in 120 },
    ///         .headerHeight { section in 50 })
    /// ```
    ///
    /// Each kind is taken from the most specific chain that binds it: one that names the section,
    /// else `onAllSections()` unless a chain that names the section binds its cells, else
    /// `onAnySection()`, else the table's own property.
    @discardableResult
    public func dimensions(_ dimensions: CellDimension<Scope>...) -> Self {
        for dimension in dimensions { _bind(dimension.bound) }
        return self
    }
}

extension ModelChain {
    /// Binds any number of dimensions in one call, as ``CellChain/dimensions(_:)`` does; a height of
    /// rows may ask for the model or not.
    @discardableResult
    public func dimensions(_ dimensions: ModelDimension<Scope, Model>...) -> Self {
        for dimension in dimensions { _bind(dimension.bound) }
        return self
    }
}

extension ModelChain where Scope: SingleSectionScope {
    /// Sets the height of rows, by their models.
    @discardableResult
    public func cellHeight(_ height: @escaping (_ row: Int, _ model: Model) -> CGFloat) -> Self {
        dimensions(.cellHeight(height))
    }

    /// Sets what the height of rows is taken for until they are measured, by their models.
    @discardableResult
    public func estimatedCellHeight(
        _ height: @escaping (_ row: Int, _ model: Model) -> CGFloat
    ) -> Self {
        dimensions(.estimatedCellHeight(height))
    }
}

extension ModelChain where Scope: MultiSectionScope {
    /// Sets the height of rows, by their models.
    @discardableResult
    public func cellHeight(
        _ height: @escaping (_ section: Scope.Section, _ row: Int, _ model: Model) -> CGFloat
    ) -> Self {
        dimensions(.cellHeight(height))
    }

    /// Sets what the height of rows is taken for until they are measured, by their models.
    @discardableResult
    public func estimatedCellHeight(
        _ height: @escaping (_ section: Scope.Section, _ row: Int, _ model: Model) -> CGFloat
    ) -> Self {
        dimensions(.estimatedCellHeight(height))
    }
}
