public import Foundation

// Heights of rows where the chain knows the models: a closure may ask for the model or not.

extension ModelChain where Scope: SingleSectionScope {
    /// Binds any number of dimensions in one call.
    ///
    /// ```swift
    /// binder.onSection(.first)
    ///     .dimensions(
    ///         .cellHeight { row, song in 120 },
    ///         .headerHeight { 80 })
    /// ```
    ///
    /// Each kind is taken from the most specific chain that binds it: one that names the section,
    /// else `onAllSections()` unless a chain that names the section binds its cells, else
    /// `onAnySection()`, else the table's own property.
    @discardableResult
    public func dimensions(_ dimensions: ModelSectionDimension<Scope.Section, Model>...) -> Self {
        for dimension in dimensions { _bind(dimension.erased) }
        return self
    }

    /// Sets the height of rows.
    @discardableResult
    public func cellHeight(
        _ height: @escaping (_ row: Int) -> CGFloat
    ) -> Self {
        dimensions(.cellHeight(height))
    }

    /// Sets the height of rows, by their models.
    @discardableResult
    public func cellHeight(
        _ height: @escaping (_ row: Int, _ model: Model) -> CGFloat
    ) -> Self {
        dimensions(.cellHeight(height))
    }

    /// Sets what the height of rows is taken for until they are measured.
    @discardableResult
    public func estimatedCellHeight(
        _ height: @escaping (_ row: Int) -> CGFloat
    ) -> Self {
        dimensions(.estimatedCellHeight(height))
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
    /// Binds any number of dimensions in one call.
    ///
    /// ```swift
    /// binder.onSections(.first, .second)
    ///     .dimensions(
    ///         .cellHeight { section, row, song in 120 },
    ///         .headerHeight { section in 50 })
    /// ```
    ///
    /// Each kind is taken from the most specific chain that binds it: one that names the section,
    /// else `onAllSections()` unless a chain that names the section binds its cells, else
    /// `onAnySection()`, else the table's own property.
    @discardableResult
    public func dimensions(_ dimensions: ModelSectionsDimension<Scope.Section, Model>...) -> Self {
        for dimension in dimensions { _bind(dimension.erased) }
        return self
    }

    /// Sets the height of rows.
    @discardableResult
    public func cellHeight(
        _ height: @escaping (_ section: Scope.Section, _ row: Int) -> CGFloat
    ) -> Self {
        dimensions(.cellHeight(height))
    }

    /// Sets the height of rows, by their models.
    @discardableResult
    public func cellHeight(
        _ height: @escaping (_ section: Scope.Section, _ row: Int, _ model: Model) -> CGFloat
    ) -> Self {
        dimensions(.cellHeight(height))
    }

    /// Sets what the height of rows is taken for until they are measured.
    @discardableResult
    public func estimatedCellHeight(
        _ height: @escaping (_ section: Scope.Section, _ row: Int) -> CGFloat
    ) -> Self {
        dimensions(.estimatedCellHeight(height))
    }

    /// Sets what the height of rows is taken for until they are measured, by their models.
    @discardableResult
    public func estimatedCellHeight(
        _ height: @escaping (_ section: Scope.Section, _ row: Int, _ model: Model) -> CGFloat
    ) -> Self {
        dimensions(.estimatedCellHeight(height))
    }
}
