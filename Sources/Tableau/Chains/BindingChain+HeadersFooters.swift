// Headers and footers of chains that name one section take one value; of other chains, a dictionary.
// A bound view type wins over a title, also where it has no view model.

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
    ///
    /// - Parameters:
    ///   - headerType: The class of the view; registered unless `automaticallyRegister` is false.
    ///   - viewModel: Gives what the view shows; `nil` means no header.
    @discardableResult @_disfavoredOverload
    public func bind<H: TableViewHeaderFooterView & ViewModelBindable>(
        headerType: H.Type, viewModel: @escaping () -> H.ViewModel?
    ) -> Self {
        _bind(.header, headerType, viewModels: .read(viewModel))
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
    ///
    /// - Parameters:
    ///   - footerType: The class of the view; registered unless `automaticallyRegister` is false.
    ///   - viewModel: Gives what the view shows; `nil` means no footer.
    @discardableResult @_disfavoredOverload
    public func bind<F: TableViewHeaderFooterView & ViewModelBindable>(
        footerType: F.Type, viewModel: @escaping () -> F.ViewModel?
    ) -> Self {
        _bind(.footer, footerType, viewModels: .read(viewModel))
    }
}

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
    ///
    /// - Parameters:
    ///   - headerType: The class of the views; registered unless `automaticallyRegister` is false.
    ///   - viewModels: Gives what the views show, by section.
    @discardableResult @_disfavoredOverload
    public func bind<H: TableViewHeaderFooterView & ViewModelBindable>(
        headerType: H.Type, viewModels: @escaping () -> [Scope.Section: H.ViewModel?]
    ) -> Self {
        _bind(.header, headerType, viewModels: .read(viewModels))
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
    ///
    /// - Parameters:
    ///   - footerType: The class of the views; registered unless `automaticallyRegister` is false.
    ///   - viewModels: Gives what the views show, by section.
    @discardableResult @_disfavoredOverload
    public func bind<F: TableViewHeaderFooterView & ViewModelBindable>(
        footerType: F.Type, viewModels: @escaping () -> [Scope.Section: F.ViewModel?]
    ) -> Self {
        _bind(.footer, footerType, viewModels: .read(viewModels))
    }
}
