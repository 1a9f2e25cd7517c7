extension SectionedTableViewBinder {
    /// Explains which chain supplies each part of a section, displayed or not.
    public func explain(_ section: Section) -> SectionExplanation {
        // An unknown section is explained like one that data may still add.
        let state =
            pending.known(section) ?? SectionState(section: section, others: pending.others)
        var parts = [nil, .header, .footer].compactMap { data($0, of: state) }
        parts += kinds(of: state).map { part($0, of: state) }
        return SectionExplanation(
            section: "\(state.section)", isDisplayed: pending.displayed.contains { $0 === state },
            leavesOutAllSections: !state.takesFromAllSections && !pending.others.isEmpty,
            parts: parts)
    }

    /// Explains the cells, for nil, or a header or footer that any chain binds.
    private func data(
        _ edge: HeaderFooterKind?, of state: AnySectionState
    ) -> SectionExplanation.Part? {
        let all = [state.bindings?.parts[edge], pending.others.parts[edge]]
        // If there is no content, names the chain that would supply it.
        let supplier = state.binding(of: edge)
        let content = state.makeContent()
        var shows = supplier?.shows
        if let edge {
            if all.allSatisfy({ $0 == nil }) { return nil }
            shows = content[edge] == nil ? shows.map { _ in "nothing now" } : shows
            if let title = content[edge]?.title { shows = "title \"\(title)\"" }
        } else {
            shows?.append(", \(content.rows.count) row\(content.rows.count == 1 ? "" : "s")")
        }
        return part(
            edge?.rawValue ?? "cells", content: shows, bound: all.map { $0?.chain },
            used: supplier?.chain, in: state)
    }

    /// Returns the kinds that chains bind for a section at any level, in order.
    private func kinds(of state: AnySectionState) -> [BindingKind] {
        var seen: Set<BindingKind.ID> = []
        return allLevels(of: state).flatMap { $0?.all ?? [] }.map(\.kind)
            .filter { $0.role != .observer && seen.insert($0.id).inserted }
            .sorted(by: BindingKind.precedes)
    }

    private func allLevels(of state: AnySectionState) -> [SectionBindings?] {
        [state.bindings, pending.others, anySection]
    }

    private func part(_ kind: BindingKind, of state: AnySectionState) -> SectionExplanation.Part {
        let chains = allLevels(of: state).map { $0?[kind.id]?.chain }
        let own = chains[0] ?? (state.takesFromAllSections ? chains[1] : nil)
        guard kind.role == .addition, let any = anySection[kind.id] else {
            return part(kind.name, bound: chains, used: own ?? chains[2], in: state)
        }
        return part(
            kind.name, bound: Array(chains[...1]), used: own, additions: any.chains, in: state)
    }

    /// Returns a part that one of several chains supplies, and others add to.
    private func part(
        _ name: String, content: String? = nil, bound: [ChainLabel?], used: ChainLabel?,
        additions: [ChainLabel] = [], in state: AnySectionState
    ) -> SectionExplanation.Part {
        var unused = bound.compactMap { $0 }
        if let used, let index = unused.firstIndex(of: used) { unused.remove(at: index) }
        unused += allLevels(of: state).flatMap { $0?.replaced[name] ?? [] }
        return SectionExplanation.Part(
            name: name, content: content, chain: used?.description,
            additions: additions.map(\.description), shadowed: unused.map(\.description))
    }
}
