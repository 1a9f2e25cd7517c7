// Where every binding of headers and footers ends: values by section, `nil` values included.

extension BindingChain where Scope: DataScope & SingleSectionScope {
    package func _bind(_ edge: HeaderFooterEdge, titles: BindingSource<String?>) -> Self {
        let section = _target.scope.onlySection
        return _bind(edge, titlesBySection: titles.map { [(section, $0)] })
    }

    package func _bind<V: TableViewHeaderFooterView & ViewModelBindable>(
        _ edge: HeaderFooterEdge, _ type: V.Type, viewModels: BindingSource<V.ViewModel?>
    ) -> Self {
        let section = _target.scope.onlySection
        return _bind(edge, type, viewModelsBySection: viewModels.map { [(section, $0)] })
    }
}

extension BindingChain where Scope: DataScope & MultiSectionScope {
    package func _bind(_ edge: HeaderFooterEdge, titles: BindingSource<[Scope.Section: String?]>)
        -> Self
    {
        _bind(edge, titlesBySection: titles.map { $0.map { ($0.key, $0.value) } })
    }

    package func _bind<V: TableViewHeaderFooterView & ViewModelBindable>(
        _ edge: HeaderFooterEdge, _ type: V.Type,
        viewModels: BindingSource<[Scope.Section: V.ViewModel?]>
    ) -> Self {
        _bind(edge, type, viewModelsBySection: viewModels.map { $0.map { ($0.key, $0.value) } })
    }
}

extension BindingChain where Scope: DataScope {
    private func _bind(
        _ edge: HeaderFooterEdge, titlesBySection titles: BindingSource<[(Scope.Section, String?)]>
    ) -> Self {
        let slot = HeaderFooterSlot(
            number: _target.engine.nextSlotNumber(), chain: _target.chain,
            edge: edge, form: .title,
            shows: "titles", makeView: { _, _ in nil }, rebind: { _, _ in },
            isShowing: { _, _ in true })
        return _install(
            slot,
            titles.map {
                $0.map { section, title in (section, title.map(HeaderFooterContent.title)) }
            })
    }

    private func _bind<V: TableViewHeaderFooterView & ViewModelBindable>(
        _ edge: HeaderFooterEdge, _ type: V.Type,
        viewModelsBySection viewModels: BindingSource<[(Scope.Section, V.ViewModel?)]>
    ) -> Self {
        let identifier = reuseIdentifier(of: type)
        _target.engine.registerHeaderFooter(type)
        let rebind = { (view: TableViewHeaderFooterView, viewModel: Any) -> Void in
            (view as? V)?.viewModel = viewModel as? V.ViewModel
        }
        let slot = HeaderFooterSlot(
            number: _target.engine.nextSlotNumber(), chain: _target.chain,
            edge: edge, form: .view,
            shows: "\(type)",
            makeView: { tableView, viewModel in
                let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: identifier)
                if let view { rebind(view, viewModel) }
                return view
            },
            rebind: rebind,
            isShowing: { view, viewModel in
                guard let view = view as? V else { return false }
                return view.viewModel.map { mayBeEqual($0, viewModel) } ?? false
            })
        return _install(
            slot,
            viewModels.map { lists in
                lists.map { section, viewModel in
                    (
                        section,
                        viewModel.map {
                            HeaderFooterContent.view(reuseIdentifier: identifier, viewModel: $0)
                        }
                    )
                }
            })
    }

    private func _install(
        _ slot: HeaderFooterSlot,
        _ source: BindingSource<[(Scope.Section, HeaderFooterContent?)]>
    ) -> Self {
        let engine = _target.engine
        let coverage = _target.scope.coverage
        guard engine.install(slot, for: coverage) else { return self }
        source.attach(
            engine.connection,
            SourceOutput { [weak engine] contents in
                engine?.replaceContents(of: slot, for: coverage, with: contents)
            } repeatLast: { [weak engine] in
                engine?.setNeedsTurn()
            } fail: { [weak engine] error in
                engine?.reportFailure(error, of: slot.chain)
            })
        return self
    }
}

/// Whether two values are equal; true where they cannot be compared.
private func mayBeEqual(_ value: Any, _ other: Any) -> Bool {
    func isEqual<Value: Equatable>(_ value: Value) -> Bool { value == other as? Value }
    return (value as? any Equatable).map { isEqual($0) } ?? true
}
