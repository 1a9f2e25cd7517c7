import Foundation

// What chains bind besides data, at three levels.

extension BinderEngine {
    /// Binds a value.
    ///
    /// Replaces the earlier value of the same level and reports that. At the any-section level,
    /// whose values are used in addition, values are combined if they can be; observers always are.
    func bind<Value>(
        _ key: BindingKey<Section, Value>, to value: Value, for coverage: SectionCoverage<Section>,
        chain: ChainLabel
    ) {
        let kind = key.kind
        guard admitBinding(kind.name, chain) else { return }
        handlers.kinds.insert(kind.id)
        for (bindings, section) in bindings(at: coverage) {
            guard let earlier = bindings[key] else {
                bindings.set(Bound(kind, chain, value))
                continue
            }
            if let combine = key.combine, coverage == .any || kind.role == .observer {
                bindings.set(Bound(kind, earlier.chain, combine(earlier.value, value)))
                bindings.added[kind.name, default: []].append(chain)
            } else {
                bindings.set(Bound(kind, chain, value))
                bindings.replaced[kind.name, default: []].append(earlier.chain)
                reportReplaced(kind.name, of: earlier.chain, by: chain, in: section)
            }
        }
    }

    private func bindings(
        at coverage: SectionCoverage<Section>
    ) -> [(bindings: SectionBindings, section: Section?)] {
        switch coverage {
        case .named(let sections): sections.map { (pending.state(named: $0).ownBindings, $0) }
        case .allOthers: [(handlers.others, nil)]
        case .any: [(handlers.any, nil)]
        }
    }

    /// Returns whether any chain binds a kind.
    func binds<Value>(_ key: BindingKey<Section, Value>) -> Bool {
        handlers.kinds.contains(key.kind.id)
    }

    // MARK: Resolving

    /// Returns a dimension of one kind from the most specific level that has one and applies.
    func dimension(
        _ kind: DimensionKind, in state: SectionState<Section>, of context: RowContext<Section>
    ) -> CGFloat? {
        let key = BindingKey<Section, Dimension<Section>>.dimension(kind)
        return state.bindings?[key]?.value(context)
            ?? (state.takesFromAllSections ? handlers.others[key]?.value(context) : nil)
            ?? handlers.any[key]?.value(context)
    }

    /// Returns the value of the most specific level that applies, then that of the any-section
    /// level.
    func values<Value>(
        _ key: BindingKey<Section, Value>, in state: SectionState<Section>
    ) -> (own: Value?, any: Value?) {
        let own =
            state.bindings?[key] ?? (state.takesFromAllSections ? handlers.others[key] : nil)
        return (own?.value, handlers.any[key]?.value)
    }

    /// Returns the observers of all levels that apply, the most specific first.
    func observers<Value>(
        _ key: BindingKey<Section, Value>, in state: SectionState<Section>
    ) -> [Value] {
        let others = state.takesFromAllSections ? handlers.others[key] : nil
        return [state.bindings?[key], others, handlers.any[key]].compactMap { $0?.value }
    }
}
