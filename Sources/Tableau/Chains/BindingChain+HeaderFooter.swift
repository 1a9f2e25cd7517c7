// The header and footer of a chain of one section. A bound view type takes precedence over a title,
// even without a view model.

extension BindingChain where Scope: DataScope & SingleSectionScope, Scope.Layout == OneList {
    /// Binds the header title; `nil` removes it.
    @discardableResult
    public func bind(headerTitle: String?) -> Self {
        _bind(.header, _entries(.fixed(headerTitle)))
    }

    /// Binds the header title, with a closure that runs again on `refresh()`; `nil` removes it.
    @discardableResult @_disfavoredOverload
    public func bind(headerTitle: @escaping () -> String?) -> Self {
        _bind(.header, _entries(.read(headerTitle)))
    }

    /// Binds the header titles that an observable emits; `nil` removes the header.
    @discardableResult
    public func bind(headerTitle: some ValueSource<String?>) -> Self {
        _bind(.header, _entries(headerTitle._tableauSource))
    }

    /// Binds the header titles that an observable emits.
    @discardableResult @_disfavoredOverload
    public func bind(headerTitle: some ValueSource<String>) -> Self {
        _bind(.header, _entries(headerTitle._tableauSource.map { $0 }))
    }

    /// Binds the header title; call `callback` to replace it.
    @discardableResult
    public func bind(headerTitle: String?, updatedBy callback: inout (String?) -> Void) -> Self {
        _bind(.header, _entries(.value(headerTitle, updatedBy: &callback)))
    }

    /// Binds a header view of a class; a `nil` view model removes it.
    @discardableResult
    public func bind<H: TableViewHeaderFooterView & ViewModelBindable>(
        headerType: H.Type, viewModel: H.ViewModel?
    ) -> Self {
        _bind(.header, type: headerType, _entries(.fixed(viewModel)))
    }

    /// Binds a header view of a class, with a view model closure that runs again on `refresh()`.
    @discardableResult @_disfavoredOverload
    public func bind<H: TableViewHeaderFooterView & ViewModelBindable>(
        headerType: H.Type, viewModel: @escaping () -> H.ViewModel?
    ) -> Self {
        _bind(.header, type: headerType, _entries(.read(viewModel)))
    }

    /// Binds a header view of a class to the view models that an observable emits.
    @discardableResult
    public func bind<H: TableViewHeaderFooterView & ViewModelBindable>(
        headerType: H.Type, viewModel: some ValueSource<H.ViewModel?>
    ) -> Self {
        _bind(.header, type: headerType, _entries(viewModel._tableauSource))
    }

    /// Binds a header view of a class to the view models that an observable emits.
    @discardableResult @_disfavoredOverload
    public func bind<H: TableViewHeaderFooterView & ViewModelBindable>(
        headerType: H.Type, viewModel: some ValueSource<H.ViewModel>
    ) -> Self {
        _bind(.header, type: headerType, _entries(viewModel._tableauSource.map { $0 }))
    }

    /// Binds a header view of a class; call `callback` to replace its view model.
    @discardableResult
    public func bind<H: TableViewHeaderFooterView & ViewModelBindable>(
        headerType: H.Type, viewModel: H.ViewModel?,
        updatedBy callback: inout (H.ViewModel?) -> Void
    ) -> Self {
        _bind(.header, type: headerType, _entries(.value(viewModel, updatedBy: &callback)))
    }

    /// Binds the footer title; `nil` removes it.
    @discardableResult
    public func bind(footerTitle: String?) -> Self {
        _bind(.footer, _entries(.fixed(footerTitle)))
    }

    /// Binds the footer title, with a closure that runs again on `refresh()`; `nil` removes it.
    @discardableResult @_disfavoredOverload
    public func bind(footerTitle: @escaping () -> String?) -> Self {
        _bind(.footer, _entries(.read(footerTitle)))
    }

    /// Binds the footer titles that an observable emits; `nil` removes the footer.
    @discardableResult
    public func bind(footerTitle: some ValueSource<String?>) -> Self {
        _bind(.footer, _entries(footerTitle._tableauSource))
    }

    /// Binds the footer titles that an observable emits.
    @discardableResult @_disfavoredOverload
    public func bind(footerTitle: some ValueSource<String>) -> Self {
        _bind(.footer, _entries(footerTitle._tableauSource.map { $0 }))
    }

    /// Binds the footer title; call `callback` to replace it.
    @discardableResult
    public func bind(footerTitle: String?, updatedBy callback: inout (String?) -> Void) -> Self {
        _bind(.footer, _entries(.value(footerTitle, updatedBy: &callback)))
    }

    /// Binds a footer view of a class; a `nil` view model removes it.
    @discardableResult
    public func bind<F: TableViewHeaderFooterView & ViewModelBindable>(
        footerType: F.Type, viewModel: F.ViewModel?
    ) -> Self {
        _bind(.footer, type: footerType, _entries(.fixed(viewModel)))
    }

    /// Binds a footer view of a class, with a view model closure that runs again on `refresh()`.
    @discardableResult @_disfavoredOverload
    public func bind<F: TableViewHeaderFooterView & ViewModelBindable>(
        footerType: F.Type, viewModel: @escaping () -> F.ViewModel?
    ) -> Self {
        _bind(.footer, type: footerType, _entries(.read(viewModel)))
    }

    /// Binds a footer view of a class to the view models that an observable emits.
    @discardableResult
    public func bind<F: TableViewHeaderFooterView & ViewModelBindable>(
        footerType: F.Type, viewModel: some ValueSource<F.ViewModel?>
    ) -> Self {
        _bind(.footer, type: footerType, _entries(viewModel._tableauSource))
    }

    /// Binds a footer view of a class to the view models that an observable emits.
    @discardableResult @_disfavoredOverload
    public func bind<F: TableViewHeaderFooterView & ViewModelBindable>(
        footerType: F.Type, viewModel: some ValueSource<F.ViewModel>
    ) -> Self {
        _bind(.footer, type: footerType, _entries(viewModel._tableauSource.map { $0 }))
    }

    /// Binds a footer view of a class; call `callback` to replace its view model.
    @discardableResult
    public func bind<F: TableViewHeaderFooterView & ViewModelBindable>(
        footerType: F.Type, viewModel: F.ViewModel?,
        updatedBy callback: inout (F.ViewModel?) -> Void
    ) -> Self {
        _bind(.footer, type: footerType, _entries(.value(viewModel, updatedBy: &callback)))
    }
}
