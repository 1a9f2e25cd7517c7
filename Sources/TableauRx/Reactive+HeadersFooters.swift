public import MiniRx
public import Tableau

// Each binding stands twice: for observables of optional values, where `nil` means none, and for
// those whose values are never `nil`.

extension Reactive where Base: BindingChain, Base.Scope: DataScope & SingleSectionScope {
    /// Gives the section a header title.
    ///
    /// `nil` means none.
    @discardableResult
    public func bind(headerTitle: Observable<String?>) -> Base {
        base._bind(.header, titles: BindingSource(headerTitle))
    }

    /// Gives the section a header view of a class.
    ///
    /// `nil` means none.
    ///
    /// - Parameters:
    ///   - headerType: The class of the view; registered unless `automaticallyRegister` is false.
    ///   - viewModel: Emits what the view shows.
    @discardableResult
    public func bind<H: TableViewHeaderFooterView & ViewModelBindable>(
        headerType: H.Type, viewModel: Observable<H.ViewModel?>
    ) -> Base {
        base._bind(.header, headerType, viewModels: BindingSource(viewModel))
    }

    /// Gives the section a header title.
    @discardableResult @_disfavoredOverload
    public func bind(headerTitle: Observable<String>) -> Base {
        base._bind(.header, titles: BindingSource(headerTitle.map { $0 }))
    }

    /// Gives the section a header view of a class.
    ///
    /// - Parameters:
    ///   - headerType: The class of the view; registered unless `automaticallyRegister` is false.
    ///   - viewModel: Emits what the view shows.
    @discardableResult @_disfavoredOverload
    public func bind<H: TableViewHeaderFooterView & ViewModelBindable>(
        headerType: H.Type, viewModel: Observable<H.ViewModel>
    ) -> Base {
        base._bind(.header, headerType, viewModels: BindingSource(viewModel.map { $0 }))
    }

    /// Gives the section a footer title.
    ///
    /// `nil` means none.
    @discardableResult
    public func bind(footerTitle: Observable<String?>) -> Base {
        base._bind(.footer, titles: BindingSource(footerTitle))
    }

    /// Gives the section a footer view of a class.
    ///
    /// `nil` means none.
    ///
    /// - Parameters:
    ///   - footerType: The class of the view; registered unless `automaticallyRegister` is false.
    ///   - viewModel: Emits what the view shows.
    @discardableResult
    public func bind<F: TableViewHeaderFooterView & ViewModelBindable>(
        footerType: F.Type, viewModel: Observable<F.ViewModel?>
    ) -> Base {
        base._bind(.footer, footerType, viewModels: BindingSource(viewModel))
    }

    /// Gives the section a footer title.
    @discardableResult @_disfavoredOverload
    public func bind(footerTitle: Observable<String>) -> Base {
        base._bind(.footer, titles: BindingSource(footerTitle.map { $0 }))
    }

    /// Gives the section a footer view of a class.
    ///
    /// - Parameters:
    ///   - footerType: The class of the view; registered unless `automaticallyRegister` is false.
    ///   - viewModel: Emits what the view shows.
    @discardableResult @_disfavoredOverload
    public func bind<F: TableViewHeaderFooterView & ViewModelBindable>(
        footerType: F.Type, viewModel: Observable<F.ViewModel>
    ) -> Base {
        base._bind(.footer, footerType, viewModels: BindingSource(viewModel.map { $0 }))
    }
}

extension Reactive where Base: BindingChain, Base.Scope: DataScope & MultiSectionScope {
    /// Gives sections header titles.
    ///
    /// A section that is missing, or has `nil`, has none.
    @discardableResult
    public func bind(headerTitles: Observable<[Base.Scope.Section: String?]>) -> Base {
        base._bind(.header, titles: BindingSource(headerTitles))
    }

    /// Gives sections header views of a class.
    ///
    /// A section that is missing, or has `nil`, has none.
    ///
    /// - Parameters:
    ///   - headerType: The class of the view; registered unless `automaticallyRegister` is false.
    ///   - viewModels: Emits what the views show, by section.
    @discardableResult
    public func bind<H: TableViewHeaderFooterView & ViewModelBindable>(
        headerType: H.Type, viewModels: Observable<[Base.Scope.Section: H.ViewModel?]>
    ) -> Base {
        base._bind(.header, headerType, viewModels: BindingSource(viewModels))
    }

    /// Gives sections header titles.
    @discardableResult @_disfavoredOverload
    public func bind(headerTitles: Observable<[Base.Scope.Section: String]>) -> Base {
        base._bind(
            .header, titles: BindingSource(headerTitles.map { titles in titles.mapValues { $0 } }))
    }

    /// Gives sections header views of a class.
    ///
    /// - Parameters:
    ///   - headerType: The class of the view; registered unless `automaticallyRegister` is false.
    ///   - viewModels: Emits what the views show, by section.
    @discardableResult @_disfavoredOverload
    public func bind<H: TableViewHeaderFooterView & ViewModelBindable>(
        headerType: H.Type, viewModels: Observable<[Base.Scope.Section: H.ViewModel]>
    ) -> Base {
        base._bind(
            .header, headerType,
            viewModels: BindingSource(viewModels.map { viewModels in viewModels.mapValues { $0 } }))
    }

    /// Gives sections footer titles.
    ///
    /// A section that is missing, or has `nil`, has none.
    @discardableResult
    public func bind(footerTitles: Observable<[Base.Scope.Section: String?]>) -> Base {
        base._bind(.footer, titles: BindingSource(footerTitles))
    }

    /// Gives sections footer views of a class.
    ///
    /// A section that is missing, or has `nil`, has none.
    ///
    /// - Parameters:
    ///   - footerType: The class of the view; registered unless `automaticallyRegister` is false.
    ///   - viewModels: Emits what the views show, by section.
    @discardableResult
    public func bind<F: TableViewHeaderFooterView & ViewModelBindable>(
        footerType: F.Type, viewModels: Observable<[Base.Scope.Section: F.ViewModel?]>
    ) -> Base {
        base._bind(.footer, footerType, viewModels: BindingSource(viewModels))
    }

    /// Gives sections footer titles.
    @discardableResult @_disfavoredOverload
    public func bind(footerTitles: Observable<[Base.Scope.Section: String]>) -> Base {
        base._bind(
            .footer, titles: BindingSource(footerTitles.map { titles in titles.mapValues { $0 } }))
    }

    /// Gives sections footer views of a class.
    ///
    /// - Parameters:
    ///   - footerType: The class of the view; registered unless `automaticallyRegister` is false.
    ///   - viewModels: Emits what the views show, by section.
    @discardableResult @_disfavoredOverload
    public func bind<F: TableViewHeaderFooterView & ViewModelBindable>(
        footerType: F.Type, viewModels: Observable<[Base.Scope.Section: F.ViewModel]>
    ) -> Base {
        base._bind(
            .footer, footerType,
            viewModels: BindingSource(viewModels.map { viewModels in viewModels.mapValues { $0 } }))
    }
}
