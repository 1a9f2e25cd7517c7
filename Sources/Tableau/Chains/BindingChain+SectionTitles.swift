// Titles that sections bring along, for sections that are made from the data.

extension BindingChain where Scope: DataScope & MultiSectionScope {
    /// Gives sections the header titles that they bring along.
    ///
    /// ```swift
    /// binder.onAllSections()
    ///     .bind(cellType: ArtistCell.self, models: artistsByLetter)
    ///     .headerTitles { $0.title }
    /// ```
    ///
    /// - Parameter title: Gives a section's title, nil for none. It is asked when the section or its
    ///   rows change; of a section with a `collectionId`, the newest data count.
    @discardableResult
    public func headerTitles(_ title: @escaping (_ section: Section) -> String?) -> Self {
        _bindTitle(.header, title)
    }

    /// Gives sections the footer titles that they bring along, as `headerTitles` gives titles to headers.
    @discardableResult
    public func footerTitles(_ title: @escaping (_ section: Section) -> String?) -> Self {
        _bindTitle(.footer, title)
    }

    private func _bindTitle(
        _ edge: HeaderFooterKind, _ title: @escaping (_ section: Section) -> String?
    ) -> Self {
        let binding = HeaderFooterBinding(
            chain: _target.chain, isNamed: _target.coverage.isNamed,
            edge: edge, form: .title, shows: "titles of sections",
            makeView: { _, _ in nil }, rebind: { _, _ in }, isShowing: { _, _ in true })
        let pending = _target.engine.pending
        binding.contentOfSection = { [unowned pending] state in
            (state as? AnySectionState).flatMap { title(pending.typed($0).section) }
                .map(HeaderFooterContent.title)
        }
        if _target.engine.install(binding, for: _target.coverage) { pending.asksSections = true }
        return self
    }
}
