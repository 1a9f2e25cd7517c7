// The header and the footer of a chain of one section. A bound view type wins over a title, also
// where it has no view model.

extension BindingChain where Scope: DataScope & SingleSectionScope, Scope.Layout == OneList {
    /// Gives the section a header title; `nil` means none.
    @discardableResult
    public func bind(headerTitle: String?) -> Self {
        _bind(.header, _entries(.fixed(headerTitle)))
    }

    /// Gives the section a header title, asked again on `refresh()`; `nil` means none.
    @discardableResult @_disfavoredOverload
    public func bind(headerTitle: @escaping () -> String?) -> Self {
        _bind(.header, _entries(.read(headerTitle)))
    }

    /// Gives the section the header titles that an observable emits; `nil` means none.
    @discardableResult
    public func bind(headerTitle: some ValueSource<String?>) -> Self {
        _bind(.header, _entries(headerTitle._tableauSource))
    }

    /// Gives the section the header titles that an observable emits.
    @discardableResult @_disfavoredOverload
    public func bind(headerTitle: some ValueSource<String>) -> Self {
        _bind(.header, _entries(headerTitle._tableauSource.map { $0 }))
    }

    /// Gives the section a header title; calling `callback` later replaces it.
    @discardableResult
    public func bind(headerTitle: String?, updatedBy callback: inout (String?) -> Void) -> Self {
        _bind(.header, _entries(.value(headerTitle, updatedBy: &callback)))
    }

    /// Gives the section a header view of a class; a `nil` view model means none.
    ///
    /// - Parameters:
    ///   - headerType: The class of the view; registered unless `automaticallyRegister` is false.
    ///   - viewModel: What the view shows.
    @discardableResult
    public func bind<H: TableViewHeaderFooterView & ViewModelBindable>(
        headerType: H.Type, viewModel: H.ViewModel?
    ) -> Self {
        _bind(.header, headerType, _entries(.fixed(viewModel)))
    }

    /// Gives the section a header view of a class, its view model asked again on `refresh()`.
    @discardableResult @_disfavoredOverload
    public func bind<H: TableViewHeaderFooterView & ViewModelBindable>(
        headerType: H.Type, viewModel: @escaping () -> H.ViewModel?
    ) -> Self {
        _bind(.header, headerType, _entries(.read(viewModel)))
    }

    /// Gives the section a header view of a class with the view models that an observable emits.
    @discardableResult
    public func bind<H: TableViewHeaderFooterView & ViewModelBindable>(
        headerType: H.Type, viewModel: some ValueSource<H.ViewModel?>
    ) -> Self {
        _bind(.header, headerType, _entries(viewModel._tableauSource))
    }

    /// Gives the section a header view of a class with the view models that an observable emits.
    @discardableResult @_disfavoredOverload
    public func bind<H: TableViewHeaderFooterView & ViewModelBindable>(
        headerType: H.Type, viewModel: some ValueSource<H.ViewModel>
    ) -> Self {
        _bind(.header, headerType, _entries(viewModel._tableauSource.map { $0 }))
    }

    /// Gives the section a header view of a class; calling `callback` later replaces its view model.
    @discardableResult
    public func bind<H: TableViewHeaderFooterView & ViewModelBindable>(
        headerType: H.Type, viewModel: H.ViewModel?,
        updatedBy callback: inout (H.ViewModel?) -> Void
    ) -> Self {
        _bind(.header, headerType, _entries(.value(viewModel, updatedBy: &callback)))
    }

    /// Gives the section a footer title; `nil` means none.
    @discardableResult
    public func bind(footerTitle: String?) -> Self {
        _bind(.footer, _entries(.fixed(footerTitle)))
    }

    /// Gives the section a footer title, asked again on `refresh()`; `nil` means none.
    @discardableResult @_disfavoredOverload
    public func bind(footerTitle: @escaping () -> String?) -> Self {
        _bind(.footer, _entries(.read(footerTitle)))
    }

    /// Gives the section the footer titles that an observable emits; `nil` means none.
    @discardableResult
    public func bind(footerTitle: some ValueSource<String?>) -> Self {
        _bind(.footer, _entries(footerTitle._tableauSource))
    }

    /// Gives the section the footer titles that an observable emits.
    @discardableResult @_disfavoredOverload
    public func bind(footerTitle: some ValueSource<String>) -> Self {
        _bind(.footer, _entries(footerTitle._tableauSource.map { $0 }))
    }

    /// Gives the section a footer title; calling `callback` later replaces it.
    @discardableResult
    public func bind(footerTitle: String?, updatedBy callback: inout (String?) -> Void) -> Self {
        _bind(.footer, _entries(.value(footerTitle, updatedBy: &callback)))
    }

    /// Gives the section a footer view of a class; a `nil` view model means none.
    @discardableResult
    public func bind<F: TableViewHeaderFooterView & ViewModelBindable>(
        footerType: F.Type, viewModel: F.ViewModel?
    ) -> Self {
        _bind(.footer, footerType, _entries(.fixed(viewModel)))
    }

    /// Gives the section a footer view of a class, its view model asked again on `refresh()`.
    @discardableResult @_disfavoredOverload
    public func bind<F: TableViewHeaderFooterView & ViewModelBindable>(
        footerType: F.Type, viewModel: @escaping () -> F.ViewModel?
    ) -> Self {
        _bind(.footer, footerType, _entries(.read(viewModel)))
    }

    /// Gives the section a footer view of a class with the view models that an observable emits.
    @discardableResult
    public func bind<F: TableViewHeaderFooterView & ViewModelBindable>(
        footerType: F.Type, viewModel: some ValueSource<F.ViewModel?>
    ) -> Self {
        _bind(.footer, footerType, _entries(viewModel._tableauSource))
    }

    /// Gives the section a footer view of a class with the view models that an observable emits.
    @discardableResult @_disfavoredOverload
    public func bind<F: TableViewHeaderFooterView & ViewModelBindable>(
        footerType: F.Type, viewModel: some ValueSource<F.ViewModel>
    ) -> Self {
        _bind(.footer, footerType, _entries(viewModel._tableauSource.map { $0 }))
    }

    /// Gives the section a footer view of a class; calling `callback` later replaces its view model.
    @discardableResult
    public func bind<F: TableViewHeaderFooterView & ViewModelBindable>(
        footerType: F.Type, viewModel: F.ViewModel?,
        updatedBy callback: inout (F.ViewModel?) -> Void
    ) -> Self {
        _bind(.footer, footerType, _entries(.value(viewModel, updatedBy: &callback)))
    }
}
