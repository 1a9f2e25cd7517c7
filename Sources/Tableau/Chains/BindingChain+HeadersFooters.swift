// The headers and footers of a chain of several sections, as dictionaries.

extension BindingChain where Scope: DataScope & MultiSectionScope {
    /// Binds header titles, a dictionary or those that an observable emits; a section that is missing or
    /// `nil` has no header.
    @discardableResult
    public func bind(headerTitles: some ValueSource<[Section: String?]>) -> Self {
        _bind(.header, _entries(headerTitles._tableauSource))
    }

    /// Binds header titles, with a closure that runs again on `refresh()`.
    @discardableResult @_disfavoredOverload
    public func bind(headerTitles: @escaping () -> [Section: String?]) -> Self {
        _bind(.header, _entries(.read(headerTitles)))
    }

    /// Binds the header titles that an observable emits.
    @discardableResult @_disfavoredOverload
    public func bind(headerTitles: some ValueSource<[Section: String]>) -> Self {
        _bind(.header, _entries(headerTitles._tableauSource.map { $0 }))
    }

    /// Binds header titles; call `callback` to replace all of them.
    @discardableResult
    public func bind(
        headerTitles: [Section: String?],
        updatedBy callback: inout ([Section: String?]) -> Void
    ) -> Self {
        _bind(.header, _entries(.value(headerTitles, updatedBy: &callback)))
    }

    /// Binds header views of a class to view models, a dictionary or those that an observable emits; a
    /// section without one has no header.
    @discardableResult
    public func bind<H: TableViewHeaderFooterView & ViewModelBindable>(
        headerType: H.Type, viewModels: some ValueSource<[Section: H.ViewModel?]>
    ) -> Self {
        _bind(.header, type: headerType, _entries(viewModels._tableauSource))
    }

    /// Binds header views of a class, with a view model closure that runs again on `refresh()`.
    @discardableResult @_disfavoredOverload
    public func bind<H: TableViewHeaderFooterView & ViewModelBindable>(
        headerType: H.Type, viewModels: @escaping () -> [Section: H.ViewModel?]
    ) -> Self {
        _bind(.header, type: headerType, _entries(.read(viewModels)))
    }

    /// Binds header views of a class to the view models that an observable emits.
    @discardableResult @_disfavoredOverload
    public func bind<H: TableViewHeaderFooterView & ViewModelBindable>(
        headerType: H.Type, viewModels: some ValueSource<[Section: H.ViewModel]>
    ) -> Self {
        _bind(.header, type: headerType, _entries(viewModels._tableauSource.map { $0 }))
    }

    /// Binds header views of a class; call `callback` to replace all view models.
    @discardableResult
    public func bind<H: TableViewHeaderFooterView & ViewModelBindable>(
        headerType: H.Type, viewModels: [Section: H.ViewModel?],
        updatedBy callback: inout ([Section: H.ViewModel?]) -> Void
    ) -> Self {
        _bind(.header, type: headerType, _entries(.value(viewModels, updatedBy: &callback)))
    }

    /// Binds footer titles, a dictionary or those that an observable emits; a section that is missing or
    /// `nil` has no footer.
    @discardableResult
    public func bind(footerTitles: some ValueSource<[Section: String?]>) -> Self {
        _bind(.footer, _entries(footerTitles._tableauSource))
    }

    /// Binds footer titles, with a closure that runs again on `refresh()`.
    @discardableResult @_disfavoredOverload
    public func bind(footerTitles: @escaping () -> [Section: String?]) -> Self {
        _bind(.footer, _entries(.read(footerTitles)))
    }

    /// Binds the footer titles that an observable emits.
    @discardableResult @_disfavoredOverload
    public func bind(footerTitles: some ValueSource<[Section: String]>) -> Self {
        _bind(.footer, _entries(footerTitles._tableauSource.map { $0 }))
    }

    /// Binds footer titles; call `callback` to replace all of them.
    @discardableResult
    public func bind(
        footerTitles: [Section: String?],
        updatedBy callback: inout ([Section: String?]) -> Void
    ) -> Self {
        _bind(.footer, _entries(.value(footerTitles, updatedBy: &callback)))
    }

    /// Binds footer views of a class to view models, a dictionary or those that an observable emits; a
    /// section without one has no footer.
    @discardableResult
    public func bind<F: TableViewHeaderFooterView & ViewModelBindable>(
        footerType: F.Type, viewModels: some ValueSource<[Section: F.ViewModel?]>
    ) -> Self {
        _bind(.footer, type: footerType, _entries(viewModels._tableauSource))
    }

    /// Binds footer views of a class, with a view model closure that runs again on `refresh()`.
    @discardableResult @_disfavoredOverload
    public func bind<F: TableViewHeaderFooterView & ViewModelBindable>(
        footerType: F.Type, viewModels: @escaping () -> [Section: F.ViewModel?]
    ) -> Self {
        _bind(.footer, type: footerType, _entries(.read(viewModels)))
    }

    /// Binds footer views of a class to the view models that an observable emits.
    @discardableResult @_disfavoredOverload
    public func bind<F: TableViewHeaderFooterView & ViewModelBindable>(
        footerType: F.Type, viewModels: some ValueSource<[Section: F.ViewModel]>
    ) -> Self {
        _bind(.footer, type: footerType, _entries(viewModels._tableauSource.map { $0 }))
    }

    /// Binds footer views of a class; call `callback` to replace all view models.
    @discardableResult
    public func bind<F: TableViewHeaderFooterView & ViewModelBindable>(
        footerType: F.Type, viewModels: [Section: F.ViewModel?],
        updatedBy callback: inout ([Section: F.ViewModel?]) -> Void
    ) -> Self {
        _bind(.footer, type: footerType, _entries(.value(viewModels, updatedBy: &callback)))
    }
}
