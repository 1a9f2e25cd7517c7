// The shared implementation of header and footer bindings: values by section, including `nil`
// values.

extension BindingChain where Scope: DataScope & SingleSectionScope, Scope.Layout == OneList {
    func _entries<Value>(_ source: BindingSource<Value>) -> BindingSource<[(Section, Value)]> {
        let section = _target.scope.section(at: ())
        return source.map { [(section, $0)] }
    }
}

extension BindingChain where Scope: DataScope & MultiSectionScope {
    func _entries<Value>(
        _ source: BindingSource<[Section: Value]>
    ) -> BindingSource<[(Section, Value)]> {
        source.map { $0.map { ($0.key, $0.value) } }
    }
}

extension BindingChain where Scope: DataScope {
    func _bind(_ edge: HeaderFooterKind, _ titles: BindingSource<[(Section, String?)]>) -> Self {
        let binding = DataBinding(edge, chain: _target.chain)
        return _install(binding, from: titles) { .init(title: $0) }
    }

    func _bind<V: TableViewHeaderFooterView & ViewModelBindable>(
        _ edge: HeaderFooterKind, type: V.Type,
        _ viewModels: BindingSource<[(Section, V.ViewModel?)]>
    ) -> Self {
        let identifier = reuseIdentifier(of: type)
        _target.binder.register(type, by: _target.binder.tableView.register)
        let views = DataBinding.Views(type: type) { viewModel, view in
            (view as? V)?.viewModel = viewModel as? V.ViewModel
        }
        let binding = DataBinding(edge, chain: _target.chain, views: views)
        return _install(binding, from: viewModels) {
            .init(reuseIdentifier: identifier, viewModel: $0)
        }
    }

    private func _install<Value>(
        _ binding: DataBinding, from source: BindingSource<[(Section, Value?)]>,
        content: @escaping (Value) -> HeaderFooterContent
    ) -> Self {
        let contents = source.map { $0.map { ($0, $1.map(content)) } }
        _target.binder.install(binding, for: _target.coverage, from: contents) {
            $0.replaceContents(of: binding, with: $1)
        }
        return self
    }
}
