import Foundation

// What chains bind besides data, at three levels.

extension SectionedTableViewBinder {
    /// Binds a value in place of the earlier one of its level, which is reported.
    ///
    /// At the any-section level, whose values are used in addition, values are combined if they can
    /// be; observers always are.
    ///
    /// - Parameter combine: Combines two values of one level, the earlier one first.
    func bind<Value>(
        _ kind: BindingKind, to value: Value, for coverage: SectionCoverage<Section>,
        chain: ChainLabel, adding combine: ((Value, Value) -> Value)?
    ) {
        guard admitBinding(kind.name, chain) else { return }
        answers.insert(kind.id.question)
        for (bindings, state) in bindings(at: coverage) {
            guard let earlier = bindings[kind.id] else {
                bindings.set(Bound(kind, [chain], value))
                continue
            }
            if let combine, coverage == .any || kind.role == .observer,
                let before: Value = bindings.value(kind.id)
            {
                bindings.set(Bound(kind, earlier.chains + [chain], combine(before, value)))
            } else {
                bindings.set(Bound(kind, [chain], value))
                bindings.replaced[kind.name, default: []].append(earlier.chain)
                reportReplaced(kind.name, of: earlier.chain, by: chain, in: state?.section)
            }
        }
    }

    /// Returns the bindings of the sections of a chain, each with its section if the chain names it.
    func bindings(
        at coverage: SectionCoverage<Section>
    ) -> [(bindings: SectionBindings, state: SectionState<Section>?)] {
        switch coverage {
        case .named(let sections):
            sections.map { section in
                let state = pending.state(named: section)
                // A section that a chain names outlives its data.
                let bindings = state.bindings ?? SectionBindings()
                state.bindings = bindings
                return (bindings, state)
            }
        case .allOthers: [(pending.others, nil)]
        case .any: [(anySection, nil)]
        }
    }

    // MARK: Resolving

    /// Returns a dimension of one kind from the most specific level that has one and applies.
    func dimension(
        _ kind: DimensionKind, in state: AnySectionState, of context: RowContext<Section>
    ) -> CGFloat? {
        func height(_ bindings: SectionBindings?) -> CGFloat? {
            let height: Dimension<Section>? = bindings?.value(.dimension(kind))
            return height?(context)
        }
        return height(state.bindings) ?? height(state.inherited) ?? height(anySection)
    }

    /// Returns the values of the most specific level that applies and of the any-section level.
    @inline(__always)
    func values<Value>(_ id: BindingKind.ID, in state: AnySectionState) -> [Value] {
        // Not by a key path, which generic code makes anew for each call: this runs for each cell.
        var values: [Value] = []
        if let own: Value = state.bindings?.value(id) ?? state.inherited?.value(id) {
            values.append(own)
        }
        if let any: Value = anySection.value(id) { values.append(any) }
        return values
    }

    /// Returns the observers of all levels that apply, the most specific first.
    func observers<Value>(_ id: BindingKind.ID, in state: AnySectionState) -> [Value] {
        levels(of: state).compactMap { $0.value(id) }
    }

    /// Returns what chains have bound at the levels that apply, the most specific first.
    func levels(of state: AnySectionState) -> [SectionBindings] {
        [state.bindings, state.inherited, anySection].compactMap { $0 }
    }
}
