// Data with an initial value and a function variable that replaces it: `updatedBy: &callback`. Each
// method stands twice, for a variable that has a value already and for one that is `nil` until now.

extension BindingChain where Scope: DataScope & SingleSectionScope {
    /// Gives the section a header title; calling `callback` later replaces it.
    ///
    /// - Parameters:
    ///   - headerTitle: What is shown at first.
    ///   - callback: Is set to a function that takes new data. To be called on the main actor.
    @discardableResult
    public func bind(
        headerTitle: String?,
        updatedBy callback: inout (String?) -> Void
    ) -> Self {
        _bind(.header, titles: .value(headerTitle, updatedBy: &callback))
    }

    /// The same for a variable that is `nil` until the binding sets it.
    @discardableResult
    public func bind(
        headerTitle: String?,
        updatedBy callback: inout ((String?) -> Void)?
    ) -> Self {
        _bind(.header, titles: .value(headerTitle, updatedBy: &callback))
    }

    /// Gives the section a header view of a class; calling `callback` later replaces its view model.
    ///
    /// - Parameters:
    ///   - headerType: The class of the view.
    ///   - viewModel: What is shown at first.
    ///   - callback: Is set to a function that takes new data. To be called on the main actor.
    @discardableResult
    public func bind<H: TableViewHeaderFooterView & ViewModelBindable>(
        headerType: H.Type,
        viewModel: H.ViewModel?,
        updatedBy callback: inout (H.ViewModel?) -> Void
    ) -> Self {
        _bind(.header, headerType, viewModels: .value(viewModel, updatedBy: &callback))
    }

    /// The same for a variable that is `nil` until the binding sets it.
    @discardableResult
    public func bind<H: TableViewHeaderFooterView & ViewModelBindable>(
        headerType: H.Type,
        viewModel: H.ViewModel?,
        updatedBy callback: inout ((H.ViewModel?) -> Void)?
    ) -> Self {
        _bind(.header, headerType, viewModels: .value(viewModel, updatedBy: &callback))
    }

    /// Gives the section a footer title; calling `callback` later replaces it.
    ///
    /// - Parameters:
    ///   - footerTitle: What is shown at first.
    ///   - callback: Is set to a function that takes new data. To be called on the main actor.
    @discardableResult
    public func bind(
        footerTitle: String?,
        updatedBy callback: inout (String?) -> Void
    ) -> Self {
        _bind(.footer, titles: .value(footerTitle, updatedBy: &callback))
    }

    /// The same for a variable that is `nil` until the binding sets it.
    @discardableResult
    public func bind(
        footerTitle: String?,
        updatedBy callback: inout ((String?) -> Void)?
    ) -> Self {
        _bind(.footer, titles: .value(footerTitle, updatedBy: &callback))
    }

    /// Gives the section a footer view of a class; calling `callback` later replaces its view model.
    ///
    /// - Parameters:
    ///   - footerType: The class of the view.
    ///   - viewModel: What is shown at first.
    ///   - callback: Is set to a function that takes new data. To be called on the main actor.
    @discardableResult
    public func bind<F: TableViewHeaderFooterView & ViewModelBindable>(
        footerType: F.Type,
        viewModel: F.ViewModel?,
        updatedBy callback: inout (F.ViewModel?) -> Void
    ) -> Self {
        _bind(.footer, footerType, viewModels: .value(viewModel, updatedBy: &callback))
    }

    /// The same for a variable that is `nil` until the binding sets it.
    @discardableResult
    public func bind<F: TableViewHeaderFooterView & ViewModelBindable>(
        footerType: F.Type,
        viewModel: F.ViewModel?,
        updatedBy callback: inout ((F.ViewModel?) -> Void)?
    ) -> Self {
        _bind(.footer, footerType, viewModels: .value(viewModel, updatedBy: &callback))
    }
}

extension BindingChain where Scope: DataScope & MultiSectionScope {
    /// Gives sections header titles; calling `callback` later replaces all of them.
    ///
    /// - Parameters:
    ///   - headerTitles: What is shown at first.
    ///   - callback: Is set to a function that takes new data. To be called on the main actor.
    @discardableResult
    public func bind(
        headerTitles: [Scope.Section: String?],
        updatedBy callback: inout ([Scope.Section: String?]) -> Void
    ) -> Self {
        _bind(.header, titles: .value(headerTitles, updatedBy: &callback))
    }

    /// The same for a variable that is `nil` until the binding sets it.
    @discardableResult
    public func bind(
        headerTitles: [Scope.Section: String?],
        updatedBy callback: inout (([Scope.Section: String?]) -> Void)?
    ) -> Self {
        _bind(.header, titles: .value(headerTitles, updatedBy: &callback))
    }

    /// Gives sections header views of a class; calling `callback` later replaces all of them.
    ///
    /// - Parameters:
    ///   - headerType: The class of the view.
    ///   - viewModels: What is shown at first.
    ///   - callback: Is set to a function that takes new data. To be called on the main actor.
    @discardableResult
    public func bind<H: TableViewHeaderFooterView & ViewModelBindable>(
        headerType: H.Type,
        viewModels: [Scope.Section: H.ViewModel?],
        updatedBy callback: inout ([Scope.Section: H.ViewModel?]) -> Void
    ) -> Self {
        _bind(.header, headerType, viewModels: .value(viewModels, updatedBy: &callback))
    }

    /// The same for a variable that is `nil` until the binding sets it.
    @discardableResult
    public func bind<H: TableViewHeaderFooterView & ViewModelBindable>(
        headerType: H.Type,
        viewModels: [Scope.Section: H.ViewModel?],
        updatedBy callback: inout (([Scope.Section: H.ViewModel?]) -> Void)?
    ) -> Self {
        _bind(.header, headerType, viewModels: .value(viewModels, updatedBy: &callback))
    }

    /// Gives sections footer titles; calling `callback` later replaces all of them.
    ///
    /// - Parameters:
    ///   - footerTitles: What is shown at first.
    ///   - callback: Is set to a function that takes new data. To be called on the main actor.
    @discardableResult
    public func bind(
        footerTitles: [Scope.Section: String?],
        updatedBy callback: inout ([Scope.Section: String?]) -> Void
    ) -> Self {
        _bind(.footer, titles: .value(footerTitles, updatedBy: &callback))
    }

    /// The same for a variable that is `nil` until the binding sets it.
    @discardableResult
    public func bind(
        footerTitles: [Scope.Section: String?],
        updatedBy callback: inout (([Scope.Section: String?]) -> Void)?
    ) -> Self {
        _bind(.footer, titles: .value(footerTitles, updatedBy: &callback))
    }

    /// Gives sections footer views of a class; calling `callback` later replaces all of them.
    ///
    /// - Parameters:
    ///   - footerType: The class of the view.
    ///   - viewModels: What is shown at first.
    ///   - callback: Is set to a function that takes new data. To be called on the main actor.
    @discardableResult
    public func bind<F: TableViewHeaderFooterView & ViewModelBindable>(
        footerType: F.Type,
        viewModels: [Scope.Section: F.ViewModel?],
        updatedBy callback: inout ([Scope.Section: F.ViewModel?]) -> Void
    ) -> Self {
        _bind(.footer, footerType, viewModels: .value(viewModels, updatedBy: &callback))
    }

    /// The same for a variable that is `nil` until the binding sets it.
    @discardableResult
    public func bind<F: TableViewHeaderFooterView & ViewModelBindable>(
        footerType: F.Type,
        viewModels: [Scope.Section: F.ViewModel?],
        updatedBy callback: inout (([Scope.Section: F.ViewModel?]) -> Void)?
    ) -> Self {
        _bind(.footer, footerType, viewModels: .value(viewModels, updatedBy: &callback))
    }
}
