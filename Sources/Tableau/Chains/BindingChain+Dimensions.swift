public import Foundation

// Heights of headers and footers, in the table's unit.

extension BindingChain where Scope: SingleSectionScope {
    /// Sets the height of the section's header.
    @discardableResult
    public func headerHeight(_ height: @escaping () -> CGFloat) -> Self {
        _bind(.headerFooter(.headerHeight) { _ in height() })
        return self
    }

    /// Sets the height of the section's footer.
    @discardableResult
    public func footerHeight(_ height: @escaping () -> CGFloat) -> Self {
        _bind(.headerFooter(.footerHeight) { _ in height() })
        return self
    }

    /// Sets what the height of the section's header is taken for until it is measured.
    @discardableResult
    public func estimatedHeaderHeight(_ height: @escaping () -> CGFloat) -> Self {
        _bind(.headerFooter(.estimatedHeaderHeight) { _ in height() })
        return self
    }

    /// Sets what the height of the section's footer is taken for until it is measured.
    @discardableResult
    public func estimatedFooterHeight(_ height: @escaping () -> CGFloat) -> Self {
        _bind(.headerFooter(.estimatedFooterHeight) { _ in height() })
        return self
    }
}

extension BindingChain where Scope: MultiSectionScope {
    /// Sets the height of the sections' headers.
    @discardableResult
    public func headerHeight(_ height: @escaping (_ section: Scope.Section) -> CGFloat) -> Self {
        _bind(.headerFooter(.headerHeight, height))
        return self
    }

    /// Sets the height of the sections' footers.
    @discardableResult
    public func footerHeight(_ height: @escaping (_ section: Scope.Section) -> CGFloat) -> Self {
        _bind(.headerFooter(.footerHeight, height))
        return self
    }

    /// Sets what the height of the sections' headers is taken for until they are measured.
    @discardableResult
    public func estimatedHeaderHeight(_ height: @escaping (_ section: Scope.Section) -> CGFloat)
        -> Self
    {
        _bind(.headerFooter(.estimatedHeaderHeight, height))
        return self
    }

    /// Sets what the height of the sections' footers is taken for until they are measured.
    @discardableResult
    public func estimatedFooterHeight(_ height: @escaping (_ section: Scope.Section) -> CGFloat)
        -> Self
    {
        _bind(.headerFooter(.estimatedFooterHeight, height))
        return self
    }
}

extension BindingChain {
    func _bind(_ dimension: ErasedDimension<Scope.Section>) {
        _target.engine.bind(dimension, for: _target.scope.coverage, chain: _target.chain)
    }
}
