import Foundation

// Chains bind handlers and dimensions at three levels.

extension BinderEngine {
    func bind(
        _ kind: HandlerKind, for coverage: SectionCoverage<Section>, chain: ChainLabel,
        _ run: @escaping SectionBindings<Section>.CellHandler
    ) {
        bind(
            \.handlers[kind], named: kind.name, to: Bound(value: run, chain: chain), for: coverage
        ) { earlier in
            { context, cell in
                earlier(context, cell)
                run(context, cell)
            }
        }
    }

    func bind(
        _ rule: PrefetchRule<Section>, for coverage: SectionCoverage<Section>, chain: ChainLabel
    ) {
        bind(
            \.prefetch, named: "prefetch", to: Bound(value: rule, chain: chain), for: coverage,
            adding: nil)
        handlers.bindsPrefetch = true
    }

    func bind(
        _ rule: SearchTextRule, for coverage: SectionCoverage<Section>, chain: ChainLabel
    ) {
        bind(
            \.searchText, named: "searchText", to: Bound(value: rule, chain: chain), for: coverage,
            adding: nil)
    }

    func bind(
        _ kind: DimensionKind, _ height: @escaping SectionBindings<Section>.Dimension,
        for coverage: SectionCoverage<Section>, chain: ChainLabel
    ) {
        handlers.boundHeights.insert(kind.asked)
        let bound = Bound(value: height, chain: chain)
        bind(\.dimensions[kind], named: kind.name, to: bound, for: coverage, adding: nil)
    }

    func bindEvents<E: TableViewCell & ViewEventEmitting>(
        of cellType: E.Type, for coverage: SectionCoverage<Section>, chain: ChainLabel,
        _ run: @escaping SectionBindings<Section>.EventHandler
    ) {
        let emitter = CellClass(cellType)
        let rule = EventRule<Section>(
            name: "onEvent(from: \(cellType))", mayComeFrom: { $0.mayBe(emitter) }, run: run)
        bind(
            \.onEvent[ObjectIdentifier(cellType)], named: rule.name,
            to: Bound(value: rule, chain: chain), for: coverage
        ) { earlier in
            var both = rule
            both.run = { context, cell, event in
                earlier.run(context, cell, event)
                run(context, cell, event)
            }
            return both
        }
    }

    func observeTaps(
        in coverage: SectionCoverage<Section>, chain: ChainLabel,
        _ observer: @escaping SectionBindings<Section>.CellHandler
    ) {
        guard admitBinding("an observer of taps", chain) else { return }
        for (bindings, _) in bindings(at: coverage) { bindings.tapObservers.append(observer) }
    }

    func observeShownRows(
        in coverage: SectionCoverage<Section>, chain: ChainLabel,
        _ observer: @escaping (RowContext<Section>) -> Void
    ) {
        guard admitBinding("an observer of rows", chain) else { return }
        for (bindings, _) in bindings(at: coverage) { bindings.shownObservers.append(observer) }
        handlers.bindsPrefetch = true
    }

    func observePages(
        in coverage: SectionCoverage<Section>, chain: ChainLabel,
        _ endIsReached: @escaping () -> Bool
    ) {
        guard admitBinding("pages", chain) else { return }
        for (bindings, _) in bindings(at: coverage) { bindings.pageEnds.append(endIsReached) }
        place.keepsAtTop = true
        place.pageEnds.append(endIsReached)
    }

    /// Binds a value.
    ///
    /// Replaces the section's existing value and reports that. At the any-section level, whose
    /// handlers run in addition, `adding` combines both values.
    func bind<Value>(
        _ keyPath: ReferenceWritableKeyPath<SectionBindings<Section>, Bound<Value>?>,
        named name: String, to bound: Bound<Value>, for coverage: SectionCoverage<Section>,
        adding combine: ((Value) -> Value)?
    ) {
        guard admitBinding(name, bound.chain) else { return }
        for (bindings, section) in bindings(at: coverage) {
            guard let earlier = bindings[keyPath: keyPath] else {
                bindings[keyPath: keyPath] = bound
                continue
            }
            if coverage == .any, let combine {
                bindings[keyPath: keyPath] =
                    Bound(value: combine(earlier.value), chain: earlier.chain)
                bindings.added[name, default: []].append(bound.chain)
            } else {
                bindings[keyPath: keyPath] = bound
                bindings.replaced[name, default: []].append(earlier.chain)
                reportReplaced(name, of: earlier.chain, by: bound.chain, in: section)
            }
        }
    }

    private func bindings(
        at coverage: SectionCoverage<Section>
    ) -> [(bindings: SectionBindings<Section>, section: Section?)] {
        switch coverage {
        case .named(let sections): sections.map { (pending.state(named: $0).ownBindings, $0) }
        case .allOthers: [(handlers.others, nil)]
        case .any: [(handlers.any, nil)]
        }
    }
}

// MARK: Resolving

extension BinderEngine {
    /// Returns a dimension of one kind from the most specific level that has one and applies.
    func dimension(
        _ kind: DimensionKind, in state: SectionState<Section>, of context: RowContext<Section>
    ) -> CGFloat? {
        state.bindings?.dimensions[kind]?.value(context)
            ?? (state.takesFromAllSections
                ? handlers.others.dimensions[kind]?.value(context) : nil)
            ?? handlers.any.dimensions[kind]?.value(context)
    }

    /// Returns the handler of the most specific level that applies, then that of the any-section
    /// level.
    func handlers<Value>(
        in state: SectionState<Section>, _ kind: (SectionBindings<Section>) -> Bound<Value>?
    ) -> (own: Bound<Value>?, any: Bound<Value>?) {
        let own =
            state.bindings.flatMap(kind)
            ?? (state.takesFromAllSections ? kind(handlers.others) : nil)
        return (own, kind(handlers.any))
    }
}
