// The headers and footers of a chain of several sections: dictionaries. A bound view type wins over
// a title, also where it has no view model.

extension BindingChain where Scope: DataScope & MultiSectionScope {
    /// Gives sections header titles; a section that is missing, or has `nil`, has none.
    @discardableResult
    public func bind(headerTitles: [Scope.Section: String?]) -> Self {
        _bind(.header, titles: .fixed(headerTitles))
    }

    /// Gives sections header titles, asked again on `refresh()`.
    @discardableResult @_disfavoredOverload
    public func bind(headerTitles: @escaping () -> [Scope.Section: String?]) -> Self {
        _bind(.header, titles: .read(headerTitles))
    }

    /// Gives sections the header titles that an observable emits.
    @discardableResult
    public func bind(headerTitles: some ValueSource<[Scope.Section: String?]>) -> Self {
        _bind(.header, titles: headerTitles._tableauSource)
    }

    /// Gives sections the header titles that an observable emits.
    @discardableResult @_disfavoredOverload
    public func bind(headerTitles: some ValueSource<[Scope.Section: String]>) -> Self {
        _bind(.header, titles: headerTitles._tableauSource.map { $0 })
    }

    /// Gives sections header titles; calling `callback` later replaces all of them.
    @discardableResult
    public func bind(
        headerTitles: [Scope.Section: String?],
        updatedBy callback: inout ([Scope.Section: String?]) -> Void
    ) -> Self {
        _bind(.header, titles: .value(headerTitles, updatedBy: &callback))
    }

    /// Gives sections header views of a class; a section without view model has none.
    ///
    /// - Parameters:
    ///   - headerType: The class of the views; registered unless `automaticallyRegister` is false.
    ///   - viewModels: What the views show, by section.
    @discardableResult
    public func bind<H: TableViewHeaderFooterView & ViewModelBindable>(
        headerType: H.Type, viewModels: [Scope.Section: H.ViewModel?]
    ) -> Self {
        _bind(.header, headerType, viewModels: .fixed(viewModels))
    }

    /// Gives sections header views of a class, their view models asked again on `refresh()`.
    @discardableResult @_disfavoredOverload
    public func bind<H: TableViewHeaderFooterView & ViewModelBindable>(
        headerType: H.Type, viewModels: @escaping () -> [Scope.Section: H.ViewModel?]
    ) -> Self {
        _bind(.header, headerType, viewModels: .read(viewModels))
    }

    /// Gives sections header views of a class with the view models that an observable emits.
    @discardableResult
    public func bind<H: TableViewHeaderFooterView & ViewModelBindable>(
        headerType: H.Type, viewModels: some ValueSource<[Scope.Section: H.ViewModel?]>
    ) -> Self {
        _bind(.header, headerType, viewModels: viewModels._tableauSource)
    }

    /// Gives sections header views of a class with the view models that an observable emits.
    @discardableResult @_disfavoredOverload
    public func bind<H: TableViewHeaderFooterView & ViewModelBindable>(
        headerType: H.Type, viewModels: some ValueSource<[Scope.Section: H.ViewModel]>
    ) -> Self {
        _bind(.header, headerType, viewModels: viewModels._tableauSource.map { $0 })
    }

    /// Gives sections header views of a class; calling `callback` later replaces all view models.
    @discardableResult
    public func bind<H: TableViewHeaderFooterView & ViewModelBindable>(
        headerType: H.Type, viewModels: [Scope.Section: H.ViewModel?],
        updatedBy callback: inout ([Scope.Section: H.ViewModel?]) -> Void
    ) -> Self {
        _bind(.header, headerType, viewModels: .value(viewModels, updatedBy: &callback))
    }

    /// Gives sections footer titles; a section that is missing, or has `nil`, has none.
    @discardableResult
    public func bind(footerTitles: [Scope.Section: String?]) -> Self {
        _bind(.footer, titles: .fixed(footerTitles))
    }

    /// Gives sections footer titles, asked again on `refresh()`.
    @discardableResult @_disfavoredOverload
    public func bind(footerTitles: @escaping () -> [Scope.Section: String?]) -> Self {
        _bind(.footer, titles: .read(footerTitles))
    }

    /// Gives sections the footer titles that an observable emits.
    @discardableResult
    public func bind(footerTitles: some ValueSource<[Scope.Section: String?]>) -> Self {
        _bind(.footer, titles: footerTitles._tableauSource)
    }

    /// Gives sections the footer titles that an observable emits.
    @discardableResult @_disfavoredOverload
    public func bind(footerTitles: some ValueSource<[Scope.Section: String]>) -> Self {
        _bind(.footer, titles: footerTitles._tableauSource.map { $0 })
    }

    /// Gives sections footer titles; calling `callback` later replaces all of them.
    @discardableResult
    public func bind(
        footerTitles: [Scope.Section: String?],
        updatedBy callback: inout ([Scope.Section: String?]) -> Void
    ) -> Self {
        _bind(.footer, titles: .value(footerTitles, updatedBy: &callback))
    }

    /// Gives sections footer views of a class; a section without view model has none.
    ///
    /// - Parameters:
    ///   - footerType: The class of the views; registered unless `automaticallyRegister` is false.
    ///   - viewModels: What the views show, by section.
    @discardableResult
    public func bind<F: TableViewHeaderFooterView & ViewModelBindable>(
        footerType: F.Type, viewModels: [Scope.Section: F.ViewModel?]
    ) -> Self {
        _bind(.footer, footerType, viewModels: .fixed(viewModels))
    }

    /// Gives sections footer views of a class, their view models asked again on `refresh()`.
    @discardableResult @_disfavoredOverload
    public func bind<F: TableViewHeaderFooterView & ViewModelBindable>(
        footerType: F.Type, viewModels: @escaping () -> [Scope.Section: F.ViewModel?]
    ) -> Self {
        _bind(.footer, footerType, viewModels: .read(viewModels))
    }

    /// Gives sections footer views of a class with the view models that an observable emits.
    @discardableResult
    public func bind<F: TableViewHeaderFooterView & ViewModelBindable>(
        footerType: F.Type, viewModels: some ValueSource<[Scope.Section: F.ViewModel?]>
    ) -> Self {
        _bind(.footer, footerType, viewModels: viewModels._tableauSource)
    }

    /// Gives sections footer views of a class with the view models that an observable emits.
    @discardableResult @_disfavoredOverload
    public func bind<F: TableViewHeaderFooterView & ViewModelBindable>(
        footerType: F.Type, viewModels: some ValueSource<[Scope.Section: F.ViewModel]>
    ) -> Self {
        _bind(.footer, footerType, viewModels: viewModels._tableauSource.map { $0 })
    }

    /// Gives sections footer views of a class; calling `callback` later replaces all view models.
    @discardableResult
    public func bind<F: TableViewHeaderFooterView & ViewModelBindable>(
        footerType: F.Type, viewModels: [Scope.Section: F.ViewModel?],
        updatedBy callback: inout ([Scope.Section: F.ViewModel?]) -> Void
    ) -> Self {
        _bind(.footer, footerType, viewModels: .value(viewModels, updatedBy: &callback))
    }
}
