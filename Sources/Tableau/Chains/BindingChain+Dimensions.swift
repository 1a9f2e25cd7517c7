public import Foundation

// Heights, in the table's unit: points on screens, lines in a terminal.

extension BindingChain where Scope: SingleSectionScope {
    /// Binds any number of dimensions in one call.
    ///
    /// ```swift
    /// binder.onSection(.first)
    ///     .dimensions(
    ///         .cellHeight { _ in 120 },
    ///         .headerHeight { 80 })
    /// ```
    ///
    /// Each kind is taken from the most specific chain that binds it: one that names the section,
    /// else `onAllSections()`, else `onAnySection()`, else the table's own property.
    @discardableResult
    public func dimensions(_ dimensions: SectionDimension...) -> Self {
        for dimension in dimensions { _bind(dimension.erased()) }
        return self
    }

    /// Sets the height of the section's rows.
    @discardableResult
    public func cellHeight(_ height: @escaping (_ row: Int) -> CGFloat) -> Self {
        dimensions(.cellHeight(height))
    }

    /// Sets what the height of the section's rows is taken for until they are measured.
    @discardableResult
    public func estimatedCellHeight(_ height: @escaping (_ row: Int) -> CGFloat) -> Self {
        dimensions(.estimatedCellHeight(height))
    }

    /// Sets the height of the section's header.
    @discardableResult
    public func headerHeight(_ height: @escaping () -> CGFloat) -> Self {
        dimensions(.headerHeight(height))
    }

    /// Sets the height of the section's footer.
    @discardableResult
    public func footerHeight(_ height: @escaping () -> CGFloat) -> Self {
        dimensions(.footerHeight(height))
    }

    /// Sets what the height of the section's header is taken for until it is measured.
    @discardableResult
    public func estimatedHeaderHeight(_ height: @escaping () -> CGFloat) -> Self {
        dimensions(.estimatedHeaderHeight(height))
    }

    /// Sets what the height of the section's footer is taken for until it is measured.
    @discardableResult
    public func estimatedFooterHeight(_ height: @escaping () -> CGFloat) -> Self {
        dimensions(.estimatedFooterHeight(height))
    }
}

extension BindingChain where Scope: MultiSectionScope {
    /// Binds any number of dimensions in one call.
    ///
    /// ```swift
    /// binder.onAnySection()
    ///     .dimensions(
    ///         .cellHeight { section, row in 200 },
    ///         .footerHeight { section in 50 })
    /// ```
    ///
    /// Each kind is taken from the most specific chain that binds it: one that names the section,
    /// else `onAllSections()`, else `onAnySection()`, else the table's own property.
    @discardableResult
    public func dimensions(_ dimensions: SectionsDimension<Scope.Section>...) -> Self {
        for dimension in dimensions { _bind(dimension.erased) }
        return self
    }

    /// Sets the height of the sections' rows.
    @discardableResult
    public func cellHeight(
        _ height: @escaping (_ section: Scope.Section, _ row: Int) -> CGFloat
    ) -> Self {
        dimensions(.cellHeight(height))
    }

    /// Sets what the height of the sections' rows is taken for until they are measured.
    @discardableResult
    public func estimatedCellHeight(
        _ height: @escaping (_ section: Scope.Section, _ row: Int) -> CGFloat
    ) -> Self {
        dimensions(.estimatedCellHeight(height))
    }

    /// Sets the height of the sections' headers.
    @discardableResult
    public func headerHeight(_ height: @escaping (_ section: Scope.Section) -> CGFloat) -> Self {
        dimensions(.headerHeight(height))
    }

    /// Sets the height of the sections' footers.
    @discardableResult
    public func footerHeight(_ height: @escaping (_ section: Scope.Section) -> CGFloat) -> Self {
        dimensions(.footerHeight(height))
    }

    /// Sets what the height of the sections' headers is taken for until they are measured.
    @discardableResult
    public func estimatedHeaderHeight(
        _ height: @escaping (_ section: Scope.Section) -> CGFloat
    ) -> Self {
        dimensions(.estimatedHeaderHeight(height))
    }

    /// Sets what the height of the sections' footers is taken for until they are measured.
    @discardableResult
    public func estimatedFooterHeight(
        _ height: @escaping (_ section: Scope.Section) -> CGFloat
    ) -> Self {
        dimensions(.estimatedFooterHeight(height))
    }
}

extension BindingChain {
    func _bind(_ dimension: ErasedDimension<Scope.Section>) {
        _target.engine.bind(dimension, for: _target.scope.coverage, chain: _target.chain)
    }
}
