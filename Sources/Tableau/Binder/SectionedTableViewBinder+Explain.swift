extension SectionedTableViewBinder {
    /// Explains which chains supply the parts of a section, displayed or not, and which they replace.
    ///
    /// ```swift
    /// print(binder.explain(.savings))
    /// // Section savings, displayed
    /// //   cells: AccountCell, 3 rows, from onSections(.checking, .savings) at Accounts/Screen.swift:40
    /// //     instead of onAllOtherSections() at Accounts/Screen.swift:60
    /// //   onTapped: onSections(.checking, .savings) at Accounts/Screen.swift:40
    /// //     and then onAnySection() at Accounts/Screen.swift:70
    /// ```
    ///
    /// The text is for people to read. Unbound parts are omitted, except for the cells.
    public func explain(_ section: Section) -> String {
        // An unknown section is explained like one that data may still add.
        let state =
            pending.known(section) ?? SectionState(section: section, others: pending.others)
        let isDisplayed = pending.displayed.contains { $0 === state }
        var lines = ["Section \(state.section), \(isDisplayed ? "displayed" : "not displayed")"]
        if !state.takesFromAllSections, !pending.others.isEmpty {
            let reason = "its cells are bound by name"
            lines.append("  takes nothing from chains for all sections: \(reason)")
        }
        for edge: HeaderFooterKind? in [nil, .header, .footer] {
            lines += explainData(edge, of: state)
        }
        var seen: Set<BindingKind.ID> = []
        let kinds = allLevels(of: state).flatMap { $0?.all ?? [] }.map(\.kind)
        for kind in kinds.sorted(by: BindingKind.precedes)
        where kind.role != .observer && seen.insert(kind.id).inserted {
            lines += explain(kind, of: state)
        }
        return lines.joined(separator: "\n")
    }

    /// Explains the cells, for nil, or a header or footer that any chain binds.
    private func explainData(_ edge: HeaderFooterKind?, of state: AnySectionState) -> [String] {
        let bound = [state.bindings, pending.others].compactMap { $0?[part: edge]?.chain }
        if edge != nil, bound.isEmpty { return [] }
        // If there is no content, names the chain that would supply it.
        let supplier = state.binding(of: edge)
        let content = state.makeContent()
        var shows = supplier?.shows
        if let edge {
            if content[edge] == nil { shows = shows.map { _ in "nothing now" } }
            if let title = content[edge]?.title { shows = "title \"\(title)\"" }
        } else {
            shows?.append(", \(content.rows.count) row\(content.rows.count == 1 ? "" : "s")")
        }
        return explain(
            edge?.rawValue ?? "cells", content: shows, bound, used: supplier?.chain, in: state)
    }

    private func allLevels(of state: AnySectionState) -> [SectionBindings?] {
        [state.bindings, pending.others, anySection]
    }

    private func explain(_ kind: BindingKind, of state: AnySectionState) -> [String] {
        var chains = allLevels(of: state).map { $0?[kind.id]?.chain }
        let own = chains[0] ?? (state.takesFromAllSections ? chains[1] : nil)
        var (used, additions) = (own ?? chains[2], [ChainLabel]())
        if kind.role == .addition {
            (used, additions) = (own, anySection[kind.id]?.chains ?? [])
            chains.removeLast()
        }
        return explain(
            kind.name, chains.compactMap { $0 }, used: used, additions: additions, in: state)
    }

    /// Explains a part that one of several chains supplies, and others add to.
    private func explain(
        _ name: String, content: String? = nil, _ bound: [ChainLabel], used: ChainLabel?,
        additions: [ChainLabel] = [], in state: AnySectionState
    ) -> [String] {
        var unused = bound
        if let used, let index = unused.firstIndex(of: used) { unused.remove(at: index) }
        unused += allLevels(of: state).flatMap { $0?.replaced[name] ?? [] }
        let what = [content, used?.description].compactMap { $0 }.joined(separator: ", from ")
        return ["  \(name): \(what.isEmpty ? "bound by no chain" : what)"]
            + additions.map { "    and then \($0)" } + unused.map { "    instead of \($0)" }
    }
}
