// The headers and footers of a chain of several sections: dictionaries. A bound view type wins over
// a title, also where it has no view model.

extension BindingChain where Scope: DataScope & MultiSectionScope {
    /// Gives sections header titles; a section that is missing, or has `nil`, has none.
    @discardableResult
    public func bind(headerTitles: [Section: String?]) -> Self {
        _bind(.header, _entries(.fixed(headerTitles)))
    }

    /// Gives sections header titles, asked again on `refresh()`.
    @discardableResult @_disfavoredOverload
    public func bind(headerTitles: @escaping () -> [Section: String?]) -> Self {
        _bind(.header, _entries(.read(headerTitles)))
    }

    /// Gives sections the header titles that an observable emits.
    @discardableResult
    public func bind(headerTitles: some ValueSource<[Section: String?]>) -> Self {
        _bind(.header, _entries(headerTitles._tableauSource))
    }

    /// Gives sections the header titles that an observable emits.
    @discardableResult @_disfavoredOverload
    public func bind(headerTitles: some ValueSource<[Section: String]>) -> Self {
        _bind(.header, _entries(headerTitles._tableauSource.map { $0 }))
    }

    /// Gives sections header titles; calling `callback` later replaces all of them.
    @discardableResult
    public func bind(
        headerTitles: [Section: String?],
        updatedBy callback: inout ([Section: String?]) -> Void
    ) -> Self {
        _bind(.header, _entries(.value(headerTitles, updatedBy: &callback)))
    }

    /// Gives sections header views of a class; a section without view model has none.
    ///
    /// - Parameters:
    ///   - headerType: The class of the views; registered unless `automaticallyRegister` is false.
    ///   - viewModels: What the views show, by section.
    @discardableResult
    public func bind<H: TableViewHeaderFooterView & ViewModelBindable>(
        headerType: H.Type, viewModels: [Section: H.ViewModel?]
    ) -> Self {
        _bind(.header, headerType, _entries(.fixed(viewModels)))
    }

    /// Gives sections header views of a class, their view models asked again on `refresh()`.
    @discardableResult @_disfavoredOverload
    public func bind<H: TableViewHeaderFooterView & ViewModelBindable>(
        headerType: H.Type, viewModels: @escaping () -> [Section: H.ViewModel?]
    ) -> Self {
        _bind(.header, headerType, _entries(.read(viewModels)))
    }

    /// Gives sections header views of a class with the view models that an observable emits.
    @discardableResult
    public func bind<H: TableViewHeaderFooterView & ViewModelBindable>(
        headerType: H.Type, viewModels: some ValueSource<[Section: H.ViewModel?]>
    ) -> Self {
        _bind(.header, headerType, _entries(viewModels._tableauSource))
    }

    /// Gives sections header views of a class with the view models that an observable emits.
    @discardableResult @_disfavoredOverload
    public func bind<H: TableViewHeaderFooterView & ViewModelBindable>(
        headerType: H.Type, viewModels: some ValueSource<[Section: H.ViewModel]>
    ) -> Self {
        _bind(.header, headerType, _entries(viewModels._tableauSource.map { $0 }))
    }

    /// Gives sections header views of a class; calling `callback` later replaces all view models.
    @discardableResult
    public func bind<H: TableViewHeaderFooterView & ViewModelBindable>(
        headerType: H.Type, viewModels: [Section: H.ViewModel?],
        updatedBy callback: inout ([Section: H.ViewModel?]) -> Void
    ) -> Self {
        _bind(.header, headerType, _entries(.value(viewModels, updatedBy: &callback)))
    }

    /// Gives sections footer titles; a section that is missing, or has `nil`, has none.
    @discardableResult
    public func bind(footerTitles: [Section: String?]) -> Self {
        _bind(.footer, _entries(.fixed(footerTitles)))
    }

    /// Gives sections footer titles, asked again on `refresh()`.
    @discardableResult @_disfavoredOverload
    public func bind(footerTitles: @escaping () -> [Section: String?]) -> Self {
        _bind(.footer, _entries(.read(footerTitles)))
    }

    /// Gives sections the footer titles that an observable emits.
    @discardableResult
    public func bind(footerTitles: some ValueSource<[Section: String?]>) -> Self {
        _bind(.footer, _entries(footerTitles._tableauSource))
    }

    /// Gives sections the footer titles that an observable emits.
    @discardableResult @_disfavoredOverload
    public func bind(footerTitles: some ValueSource<[Section: String]>) -> Self {
        _bind(.footer, _entries(footerTitles._tableauSource.map { $0 }))
    }

    /// Gives sections footer titles; calling `callback` later replaces all of them.
    @discardableResult
    public func bind(
        footerTitles: [Section: String?],
        updatedBy callback: inout ([Section: String?]) -> Void
    ) -> Self {
        _bind(.footer, _entries(.value(footerTitles, updatedBy: &callback)))
    }

    /// Gives sections footer views of a class; a section without view model has none.
    @discardableResult
    public func bind<F: TableViewHeaderFooterView & ViewModelBindable>(
        footerType: F.Type, viewModels: [Section: F.ViewModel?]
    ) -> Self {
        _bind(.footer, footerType, _entries(.fixed(viewModels)))
    }

    /// Gives sections footer views of a class, their view models asked again on `refresh()`.
    @discardableResult @_disfavoredOverload
    public func bind<F: TableViewHeaderFooterView & ViewModelBindable>(
        footerType: F.Type, viewModels: @escaping () -> [Section: F.ViewModel?]
    ) -> Self {
        _bind(.footer, footerType, _entries(.read(viewModels)))
    }

    /// Gives sections footer views of a class with the view models that an observable emits.
    @discardableResult
    public func bind<F: TableViewHeaderFooterView & ViewModelBindable>(
        footerType: F.Type, viewModels: some ValueSource<[Section: F.ViewModel?]>
    ) -> Self {
        _bind(.footer, footerType, _entries(viewModels._tableauSource))
    }

    /// Gives sections footer views of a class with the view models that an observable emits.
    @discardableResult @_disfavoredOverload
    public func bind<F: TableViewHeaderFooterView & ViewModelBindable>(
        footerType: F.Type, viewModels: some ValueSource<[Section: F.ViewModel]>
    ) -> Self {
        _bind(.footer, footerType, _entries(viewModels._tableauSource.map { $0 }))
    }

    /// Gives sections footer views of a class; calling `callback` later replaces all view models.
    @discardableResult
    public func bind<F: TableViewHeaderFooterView & ViewModelBindable>(
        footerType: F.Type, viewModels: [Section: F.ViewModel?],
        updatedBy callback: inout ([Section: F.ViewModel?]) -> Void
    ) -> Self {
        _bind(.footer, footerType, _entries(.value(viewModels, updatedBy: &callback)))
    }
}
