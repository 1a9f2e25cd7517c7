// Heights, in the table's unit: points on screens, lines in a terminal.

extension BindingChain {
    /// Binds any number of dimensions in one call.
    ///
    /// ```swift
    /// binder.onAnySection()
    ///     .dimensions(
    ///         .cellHeight { section, row in 120 },
    ///         .headerHeight { section in 50 })
    /// ```
    ///
    /// Each dimension comes from the most specific chain that binds it: a chain that names the
    /// section, then `onAllSections()` (unless a chain that names the section binds its cells),
    /// then `onAnySection()`, then the table's own property.
    @discardableResult
    public func dimensions(_ dimensions: ChainDimension<Self>...) -> Self {
        for dimension in dimensions {
            let kind = dimension.kind
            _bind(
                BindingKind(id: .dimension(kind), name: "\(kind)", role: .lastResort),
                to: dimension.height)
        }
        return self
    }

    /// Sets the height of rows.
    @discardableResult
    public func cellHeight(_ height: Scope.RowHeight) -> Self {
        dimensions(.cellHeight(height))
    }

    /// Sets the estimated height of rows, used until they are measured.
    @discardableResult
    public func estimatedCellHeight(_ height: Scope.RowHeight) -> Self {
        dimensions(.estimatedCellHeight(height))
    }

    /// Sets the height of headers.
    @discardableResult
    public func headerHeight(_ height: Scope.HeaderFooterHeight) -> Self {
        dimensions(.headerHeight(height))
    }

    /// Sets the height of footers.
    @discardableResult
    public func footerHeight(_ height: Scope.HeaderFooterHeight) -> Self {
        dimensions(.footerHeight(height))
    }

    /// Sets the estimated height of headers, used until they are measured.
    @discardableResult
    public func estimatedHeaderHeight(_ height: Scope.HeaderFooterHeight) -> Self {
        dimensions(.estimatedHeaderHeight(height))
    }

    /// Sets the estimated height of footers, used until they are measured.
    @discardableResult
    public func estimatedFooterHeight(_ height: Scope.HeaderFooterHeight) -> Self {
        dimensions(.estimatedFooterHeight(height))
    }
}

extension ModelChain where Scope: SingleSectionScope {
    /// Sets the height of rows, computed from their models.
    @discardableResult
    public func cellHeight(_ height: @escaping Scope.ModelHeight<Model>) -> Self {
        dimensions(.cellHeight(height))
    }

    /// Sets the estimated height of rows, computed from their models.
    @discardableResult
    public func estimatedCellHeight(_ height: @escaping Scope.ModelHeight<Model>) -> Self {
        dimensions(.estimatedCellHeight(height))
    }
}

extension ModelChain where Scope: MultiSectionScope {
    /// Sets the height of rows, computed from their models.
    @discardableResult
    public func cellHeight(_ height: @escaping Scope.ModelHeight<Model>) -> Self {
        dimensions(.cellHeight(height))
    }

    /// Sets the estimated height of rows, computed from their models.
    @discardableResult
    public func estimatedCellHeight(_ height: @escaping Scope.ModelHeight<Model>) -> Self {
        dimensions(.estimatedCellHeight(height))
    }
}
