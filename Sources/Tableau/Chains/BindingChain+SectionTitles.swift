extension BindingChain where Scope: DataScope & MultiSectionScope {
    /// Binds header titles that the sections provide.
    ///
    /// ```swift
    /// binder.onAllSections()
    ///     .bind(cellType: ArtistCell.self, models: artistsByLetter)
    ///     .headerTitles { $0.title }
    /// ```
    ///
    /// - Parameter title: Returns a section's title, or nil for none, when the section of the latest
    ///   data or its rows have changed.
    @discardableResult
    public func headerTitles(_ title: @escaping (_ section: Section) -> String?) -> Self {
        _bindTitle(.header, title)
    }

    /// Binds footer titles that the sections provide, as `headerTitles` does for headers.
    @discardableResult
    public func footerTitles(_ title: @escaping (_ section: Section) -> String?) -> Self {
        _bindTitle(.footer, title)
    }

    private func _bindTitle(
        _ edge: HeaderFooterKind, _ title: @escaping (_ section: Section) -> String?
    ) -> Self {
        let binding = DataBinding(edge, chain: _target.chain) { state in
            title(state.typed(Section.self).section).map { .init(title: $0) }
        }
        _ = _target.binder.install(binding, for: _target.coverage)
        return self
    }
}
