// Answers to "why does my section look like this?".

extension BinderEngine {
    /// Returns which chain supplies each part of a section.
    func explain(_ section: Section) -> SectionExplanation {
        // An unknown section is explained like one that data may still add.
        let state = pending.known(section) ?? SectionState(section: section)
        var parts = [cells(of: state)]
        parts += HeaderFooterKind.allCases.compactMap { headerFooter($0, of: state) }
        parts += HandlerKind.allCases.compactMap { kind in
            handler(kind.name, of: state) { $0.handlers[kind] }
        }
        parts += events(of: state)
        parts += RowActionPlace.allCases.compactMap { place in
            handler(place.name, of: state) { $0.actions[place] }
        }
        parts += [fallback("reorderable", of: state) { $0.reorder?.chain }].compactMap { $0 }
        parts += [handler("prefetch", of: state, \.prefetch)].compactMap { $0 }
        parts += [handler("searchText", of: state, \.searchText)].compactMap { $0 }
        parts += DimensionKind.allCases.compactMap { kind in
            fallback(kind.name, of: state) { $0.dimensions[kind]?.chain }
        }
        return SectionExplanation(
            section: "\(state.section)", isDisplayed: pending.displayed.contains { $0 === state },
            leavesOutAllSections: !state.takesFromAllSections && bindsAllSections, parts: parts)
    }

    /// Whether a chain for all sections binds anything.
    private var bindsAllSections: Bool { !pending.others.isEmpty || !handlers.others.isEmpty }

    private func cells(of state: SectionState<Section>) -> SectionExplanation.Part {
        let binding = state.cells(others: pending.others)
        let count = state.makeContent(others: pending.others).rows.count
        return part(
            "cells", content: binding.map { "\($0.shows), \(count) row\(count == 1 ? "" : "s")" },
            bound: [state.namedBindings.cells?.chain, pending.others.cells?.chain],
            used: binding?.chain,
            replaced: ["cells"], in: state)
    }

    private func headerFooter(
        _ edge: HeaderFooterKind, of state: SectionState<Section>
    ) -> SectionExplanation.Part? {
        let others = pending.others
        let all = [state.namedBindings, others].flatMap { [$0[edge, .view], $0[edge, .title]] }
        guard all.contains(where: { $0 != nil }) else { return nil }
        let content = state.headerFooter(edge, others)
        // If there is no content, names the chain that would supply it.
        let supplier = state.headerFooterBinding(edge, others: others)
        let shows =
            content?.title.map { "title \"\($0)\"" }
            ?? (content == nil ? supplier.map { _ in "nothing now" } : supplier?.shows)
        return part(
            edge.rawValue, content: shows, bound: all.map { $0?.chain }, used: supplier?.chain,
            replaced: HeaderFooterForm.allCases.map { "\(edge.rawValue) \($0)" }, in: state)
    }

    private func handler<Value>(
        _ name: String, of state: SectionState<Section>,
        _ kind: (SectionBindings<Section>) -> Bound<Value>?
    ) -> SectionExplanation.Part? {
        let used = handlers(in: state, kind)
        let bound = [state.bindings.flatMap(kind), kind(handlers.others)].compactMap { $0?.chain }
        let additions = [used.any?.chain].compactMap { $0 } + (handlers.any.added[name] ?? [])
        guard !bound.isEmpty || !additions.isEmpty else { return nil }
        let unused = used.own == nil ? bound : Array(bound.dropFirst())
        return SectionExplanation.Part(
            name: name, content: nil, chain: used.own?.chain.description,
            additions: texts(additions), shadowed: texts(unused + replaced(name, in: state)))
    }

    private func events(of state: SectionState<Section>) -> [SectionExplanation.Part] {
        let rules = [state.bindings, handlers.others, handlers.any].compactMap { $0 }.flatMap {
            level in
            level.onEvent.map { (key: $0.key, name: $0.value.value.name) }
        }
        var names: [ObjectIdentifier: String] = [:]
        for rule in rules { names[rule.key] = rule.name }
        return names.sorted { $0.value < $1.value }.compactMap { key, name in
            handler(name, of: state) { $0.onEvent[key] }
        }
    }

    /// Returns a part for which the any-section chain is the last resort, not an addition.
    private func fallback(
        _ name: String, of state: SectionState<Section>,
        _ chain: (SectionBindings<Section>) -> ChainLabel?
    ) -> SectionExplanation.Part? {
        let chains = [state.bindings, handlers.others, handlers.any].map { $0.flatMap(chain) }
        let used = chains[0] ?? (state.takesFromAllSections ? chains[1] : nil) ?? chains[2]
        if chains.allSatisfy({ $0 == nil }) { return nil }
        return part(
            name, content: nil, bound: chains, used: used, replaced: [name], in: state)
    }

    /// Returns a part that one of several chains supplies.
    private func part(
        _ name: String, content: String?, bound: [ChainLabel?], used: ChainLabel?,
        replaced keys: [String], in state: SectionState<Section>
    ) -> SectionExplanation.Part {
        var unused = bound.compactMap { $0 }
        if let used, let index = unused.firstIndex(of: used) { unused.remove(at: index) }
        return SectionExplanation.Part(
            name: name, content: content, chain: used?.description, additions: [],
            shadowed: texts(unused + keys.flatMap { replaced($0, in: state) }))
    }

    private func replaced(_ part: String, in state: SectionState<Section>) -> [ChainLabel] {
        [state.bindings, handlers.others, handlers.any].flatMap { $0?.replaced[part] ?? [] }
    }

    private func texts(_ chains: some Sequence<ChainLabel>) -> [String] {
        chains.map(\.description)
    }
}
