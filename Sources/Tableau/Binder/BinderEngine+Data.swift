// Slots come from chains while they are written; data come from sources, now and later.

extension BinderEngine {
    /// Makes a slot the one that supplies cells.
    ///
    /// - Returns: Whether it may; see `admitBinding`.
    func install(_ slot: CellMaker<Section>) -> Bool {
        guard admitBinding("cells", slot.chain) else { return false }
        // A binding that this one replaces must look up its sections again: they are fewer now.
        sectionsVersion += 1
        switch slot.coverage {
        case .named(let sections):
            for section in sections {
                let state = state(of: section)
                noteReplaced("cells", state.namedSlots.cells?.chain, slot.chain, state)
                state.namedSlots.cells = slot
            }
        case .allOthers:
            noteReplaced("cells", otherSlots.cells?.chain, slot.chain, nil)
            otherSlots.cells = slot
        case .any: break  // not a data scope: does not compile
        }
        return true
    }

    /// Makes a slot the one that supplies headers or footers of its form.
    ///
    /// - Returns: Whether it may; see `admitBinding`.
    func install(_ slot: HeaderFooterSlot, for coverage: SectionCoverage<Section>) -> Bool {
        let part = "\(slot.edge.rawValue) \(slot.form)"
        let keyPath: WritableKeyPath<LevelSlots.HeaderFooter, HeaderFooterSlot?> =
            slot.form == .title ? \.title : \.view
        guard admitBinding(part, slot.chain) else { return false }
        switch coverage {
        case .named(let sections):
            for section in sections {
                let state = state(of: section)
                let bound = state.namedSlots[slot.edge][keyPath: keyPath]
                noteReplaced(part, bound?.chain, slot.chain, state)
                state.namedSlots[slot.edge][keyPath: keyPath] = slot
            }
        case .allOthers:
            noteReplaced(part, otherSlots[slot.edge][keyPath: keyPath]?.chain, slot.chain, nil)
            otherSlots[slot.edge][keyPath: keyPath] = slot
        case .any: break  // not a data scope: does not compile
        }
        return true
    }

    /// Takes a whole new data set of a cell binding.
    func replaceRows<Scope: DataScope>(
        of slot: CellMaker<Section>, with lists: SectionLists<Scope.Layout.Key>, in scope: Scope
    ) where Scope.Section == Section {
        reportSharedInstances(of: slot, in: lists, scope)
        if let changed = lists.changed, recipients[slot.number].number == lists.number - 1,
            recipients[slot.number].version == sectionsVersion
        {
            recipients[slot.number].number = lists.number
            for index in changed {
                replaceRows(
                    of: slot, in: recipients[slot.number].sections[index], with: lists.rows[index])
            }
            return setNeedsTurn()
        }
        slot.generation += 1
        let sections = lookUp(lists, in: scope, for: slot)
        recipients[slot.number] =
            sections.map {
                Recipients(number: lists.number, sections: $0, version: sectionsVersion)
            } ?? Recipients()
        dataChanged()
    }

    /// Takes the rows of one section, where a data set is for the same sections as the one before.
    private func replaceRows(
        of slot: CellSlot, in section: SectionSupply, with rows: SectionRows
    ) {
        let wasEmpty = section.rows(of: slot)?.compared.isEmpty
        section.set(rows, of: slot)
        if wasEmpty != rows.compared.isEmpty { needsOrdering = true }
        if section.isDirty { return }
        section.isDirty = true
        dirtySections.append(section)
    }

    /// Finds the sections of a data set by its keys and gives them their rows.
    ///
    /// - Returns: The sections; nil if they are not as many as there are keys.
    private func lookUp<Scope: DataScope>(
        _ lists: SectionLists<Scope.Layout.Key>, in scope: Scope, for slot: CellMaker<Section>
    ) -> [SectionSupply]? where Scope.Section == Section {
        var sections: [SectionSupply] = []
        sections.reserveCapacity(lists.rows.count)
        for (index, rows) in lists.rows.enumerated() {
            let section = scope.section(at: lists.keys[index])
            guard
                let state = supplied(
                    section, slot.coverage, slot.chain, { $0.namedSlots.cells === slot })
            else { continue }
            // A later binding has taken the place of this one.
            guard slot === (slot.isNamed ? state.namedSlots.cells : otherSlots.cells)
            else { continue }
            let isTwice = state.rows(of: slot) != nil
            reportIfTwice(isTwice, section, slot.chain)
            state.set(rows, of: slot)
            if !isTwice { sections.append(state) }
        }
        return sections.count == lists.rows.count ? sections : nil
    }

    /// Takes a whole new data set of a header or footer binding.
    func replaceContents(
        of slot: HeaderFooterSlot, for coverage: SectionCoverage<Section>,
        with contents: [(Section, HeaderFooterContent?)]
    ) {
        slot.generation += 1
        for (section, content) in contents {
            guard
                let state = supplied(
                    section, coverage, slot.chain,
                    {
                        let slots = $0.namedSlots[slot.edge]
                        return slots.title === slot || slots.view === slot
                    })
            else { continue }
            if coverage == .allOthers {
                state.othersData.set(content, of: slot)
            } else {
                state.namedData.set(content, of: slot)
            }
        }
        dataChanged()
    }

    /// Any section may have other data, or none any more.
    private func dataChanged() {
        needsOrdering = true
        isEverythingDirty = true
        hasOutdatedData = true
        setNeedsTurn()
    }

    /// The state of a section that a chain has data for; `nil` where the chain does not name it.
    ///
    /// - Parameter isInstalled: Whether the data's slot is the section's own; saves a search
    ///   through the names, which is left for keys that are out of scope or bound twice.
    private func supplied(
        _ section: Section, _ coverage: SectionCoverage<Section>, _ chain: ChainLabel,
        _ isInstalled: (SectionState<Section>) -> Bool
    ) -> SectionState<Section>? {
        guard case .named(let names) = coverage else { return state(of: section) }
        if let known = states[section], isInstalled(known) || contains(names, section) {
            return state(of: section)
        }
        report(
            .dataOutsideScope, section, chain,
            "Data for section \(section) is bound on a chain that does not name it.",
            "It is ignored: add the section to the chain, or leave it out of the data.")
        return nil
    }

    private func contains(_ names: [Section], _ section: Section) -> Bool {
        let identity = sectionIdentity(of: section)
        return names.contains { $0 == section || sectionIdentity(of: $0) == identity }
    }

    private func reportIfTwice(_ isTwice: Bool, _ section: Section, _ chain: ChainLabel) {
        guard isTwice else { return }
        report(
            .duplicateSections, section, chain,
            "Two keys of one data set have the identity of section \(section).",
            "One of them is used, at random: give each section a collectionId of its own.")
    }

    /// Remembers and reports that a binding takes the place of another.
    private func noteReplaced(
        _ part: String, _ bound: ChainLabel?, _ chain: ChainLabel, _ state: SectionState<Section>?
    ) {
        guard let bound else { return }
        bindings(of: state).replaced[part, default: []].append(bound)
        reportReplaced(part, bound, chain, state?.section)
    }

    func reportReplaced(
        _ what: String, _ bound: ChainLabel, _ chain: ChainLabel, _ section: Section?
    ) {
        report(
            .sectionBoundTwice, section, chain,
            "\(section.map { "Section \($0) has" } ?? "All sections have") two bindings of \(what), "
                + "the first by \(bound).",
            "The later binding is used: remove one of the two.")
    }

    /// The bindings of a named section, made when first needed, or those for all others.
    private func bindings(of state: SectionState<Section>?) -> SectionBindings<Section> {
        state?.ownBindings ?? others
    }
}
