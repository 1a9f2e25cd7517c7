// The header and the footer of a chain of one section. A bound view type wins over a title, also
// where it has no view model.

extension BindingChain where Scope: DataScope & SingleSectionScope {
    /// Gives the section a header title; `nil` means none.
    @discardableResult
    public func bind(headerTitle: String?) -> Self {
        _bind(.header, titles: .fixed(headerTitle))
    }

    /// Gives the section a header title, asked again on `refresh()`; `nil` means none.
    @discardableResult @_disfavoredOverload
    public func bind(headerTitle: @escaping () -> String?) -> Self {
        _bind(.header, titles: .read(headerTitle))
    }

    /// Gives the section the header titles that an observable emits; `nil` means none.
    @discardableResult
    public func bind(headerTitle: some ValueSource<String?>) -> Self {
        _bind(.header, titles: headerTitle._tableauSource)
    }

    /// Gives the section the header titles that an observable emits.
    @discardableResult @_disfavoredOverload
    public func bind(headerTitle: some ValueSource<String>) -> Self {
        _bind(.header, titles: headerTitle._tableauSource.map { $0 })
    }

    /// Gives the section a header title; calling `callback` later replaces it.
    @discardableResult
    public func bind(headerTitle: String?, updatedBy callback: inout (String?) -> Void) -> Self {
        _bind(.header, titles: .value(headerTitle, updatedBy: &callback))
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
        _bind(.header, headerType, viewModels: .fixed(viewModel))
    }

    /// Gives the section a header view of a class, its view model asked again on `refresh()`.
    @discardableResult @_disfavoredOverload
    public func bind<H: TableViewHeaderFooterView & ViewModelBindable>(
        headerType: H.Type, viewModel: @escaping () -> H.ViewModel?
    ) -> Self {
        _bind(.header, headerType, viewModels: .read(viewModel))
    }

    /// Gives the section a header view of a class with the view models that an observable emits.
    @discardableResult
    public func bind<H: TableViewHeaderFooterView & ViewModelBindable>(
        headerType: H.Type, viewModel: some ValueSource<H.ViewModel?>
    ) -> Self {
        _bind(.header, headerType, viewModels: viewModel._tableauSource)
    }

    /// Gives the section a header view of a class with the view models that an observable emits.
    @discardableResult @_disfavoredOverload
    public func bind<H: TableViewHeaderFooterView & ViewModelBindable>(
        headerType: H.Type, viewModel: some ValueSource<H.ViewModel>
    ) -> Self {
        _bind(.header, headerType, viewModels: viewModel._tableauSource.map { $0 })
    }

    /// Gives the section a header view of a class; calling `callback` later replaces its view model.
    @discardableResult
    public func bind<H: TableViewHeaderFooterView & ViewModelBindable>(
        headerType: H.Type, viewModel: H.ViewModel?,
        updatedBy callback: inout (H.ViewModel?) -> Void
    ) -> Self {
        _bind(.header, headerType, viewModels: .value(viewModel, updatedBy: &callback))
    }

    /// Gives the section a footer title; `nil` means none.
    @discardableResult
    public func bind(footerTitle: String?) -> Self {
        _bind(.footer, titles: .fixed(footerTitle))
    }

    /// Gives the section a footer title, asked again on `refresh()`; `nil` means none.
    @discardableResult @_disfavoredOverload
    public func bind(footerTitle: @escaping () -> String?) -> Self {
        _bind(.footer, titles: .read(footerTitle))
    }

    /// Gives the section the footer titles that an observable emits; `nil` means none.
    @discardableResult
    public func bind(footerTitle: some ValueSource<String?>) -> Self {
        _bind(.footer, titles: footerTitle._tableauSource)
    }

    /// Gives the section the footer titles that an observable emits.
    @discardableResult @_disfavoredOverload
    public func bind(footerTitle: some ValueSource<String>) -> Self {
        _bind(.footer, titles: footerTitle._tableauSource.map { $0 })
    }

    /// Gives the section a footer title; calling `callback` later replaces it.
    @discardableResult
    public func bind(footerTitle: String?, updatedBy callback: inout (String?) -> Void) -> Self {
        _bind(.footer, titles: .value(footerTitle, updatedBy: &callback))
    }

    /// Gives the section a footer view of a class; a `nil` view model means none.
    ///
    /// - Parameters:
    ///   - footerType: The class of the view; registered unless `automaticallyRegister` is false.
    ///   - viewModel: What the view shows.
    @discardableResult
    public func bind<F: TableViewHeaderFooterView & ViewModelBindable>(
        footerType: F.Type, viewModel: F.ViewModel?
    ) -> Self {
        _bind(.footer, footerType, viewModels: .fixed(viewModel))
    }

    /// Gives the section a footer view of a class, its view model asked again on `refresh()`.
    @discardableResult @_disfavoredOverload
    public func bind<F: TableViewHeaderFooterView & ViewModelBindable>(
        footerType: F.Type, viewModel: @escaping () -> F.ViewModel?
    ) -> Self {
        _bind(.footer, footerType, viewModels: .read(viewModel))
    }

    /// Gives the section a footer view of a class with the view models that an observable emits.
    @discardableResult
    public func bind<F: TableViewHeaderFooterView & ViewModelBindable>(
        footerType: F.Type, viewModel: some ValueSource<F.ViewModel?>
    ) -> Self {
        _bind(.footer, footerType, viewModels: viewModel._tableauSource)
    }

    /// Gives the section a footer view of a class with the view models that an observable emits.
    @discardableResult @_disfavoredOverload
    public func bind<F: TableViewHeaderFooterView & ViewModelBindable>(
        footerType: F.Type, viewModel: some ValueSource<F.ViewModel>
    ) -> Self {
        _bind(.footer, footerType, viewModels: viewModel._tableauSource.map { $0 })
    }

    /// Gives the section a footer view of a class; calling `callback` later replaces its view model.
    @discardableResult
    public func bind<F: TableViewHeaderFooterView & ViewModelBindable>(
        footerType: F.Type, viewModel: F.ViewModel?,
        updatedBy callback: inout (F.ViewModel?) -> Void
    ) -> Self {
        _bind(.footer, footerType, viewModels: .value(viewModel, updatedBy: &callback))
    }
}
