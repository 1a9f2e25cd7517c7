public import Foundation

// Heights of rows, in the table's unit: points on screens, lines in a terminal.

extension CellChain where Scope: SingleSectionScope {
    /// Binds any number of dimensions in one call.
    ///
    /// ```swift
    /// binder.onSection(.first)
    ///     .dimensions(
    ///         .cellHeight { row in 120 },
    ///         .headerHeight { 80 })
    /// ```
    ///
    /// Each kind is taken from the most specific chain that binds it: one that names the section,
    /// else `onAllSections()` unless a chain that names the section binds its cells, else
    /// `onAnySection()`, else the table's own property.
    @discardableResult
    public func dimensions(_ dimensions: SectionDimension<Scope.Section>...) -> Self {
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

    /// Sets what the height of rows is taken for until they are measured.
    @discardableResult
    public func estimatedCellHeight(
        _ height: @escaping (_ row: Int) -> CGFloat
    ) -> Self {
        dimensions(.estimatedCellHeight(height))
    }
}

extension CellChain where Scope: MultiSectionScope {
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
    public func dimensions(_ dimensions: SectionsDimension<Scope.Section>...) -> Self {
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

    /// Sets what the height of rows is taken for until they are measured.
    @discardableResult
    public func estimatedCellHeight(
        _ height: @escaping (_ section: Scope.Section, _ row: Int) -> CGFloat
    ) -> Self {
        dimensions(.estimatedCellHeight(height))
    }
}
