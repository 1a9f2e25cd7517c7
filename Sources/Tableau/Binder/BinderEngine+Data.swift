// Slots come from chains while they are written; data come from sources, now and later.

extension BinderEngine {
    /// Makes a slot the one that supplies cells.
    func install(_ slot: CellSlot<Section>) {
        switch slot.coverage {
        case .named(let sections):
            for section in sections {
                let state = state(of: section)
                reportIfBound("cells", state.namedSlots.cells?.chain, slot.chain, section)
                state.namedSlots.cells = slot
            }
        case .allOthers:
            reportIfBound("cells", otherSlots.cells?.chain, slot.chain, nil)
            otherSlots.cells = slot
        case .any: break  // not a data scope: does not compile
        }
    }

    /// Makes a slot the one that supplies headers or footers of its form.
    func install(_ slot: HeaderFooterSlot<Section>) {
        let part = "\(slot.edge.rawValue) \(slot.form == .title ? "title" : "view")"
        let keyPath: WritableKeyPath<LevelSlots<Section>.HeaderFooter, HeaderFooterSlot<Section>?> =
            slot.form == .title ? \.title : \.view
        switch slot.coverage {
        case .named(let sections):
            for section in sections {
                let state = state(of: section)
                let bound = state.namedSlots[slot.edge][keyPath: keyPath]
                reportIfBound(part, bound?.chain, slot.chain, section)
                state.namedSlots[slot.edge][keyPath: keyPath] = slot
            }
        case .allOthers:
            reportIfBound(part, otherSlots[slot.edge][keyPath: keyPath]?.chain, slot.chain, nil)
            otherSlots[slot.edge][keyPath: keyPath] = slot
        case .any: break  // not a data scope: does not compile
        }
    }

    /// Takes a whole new data set of a cell binding.
    func replaceRows(
        of slot: CellSlot<Section>, with lists: [(section: Section, rows: SectionRows<Void>)]
    ) {
        slot.generation += 1
        for (section, rows) in lists {
            guard isInScope(section, of: slot.coverage, slot.chain) else { continue }
            let state = state(of: section)
            if slot.coverage == .allOthers {
                state.othersData.set(rows, of: slot)
            } else {
                state.namedData.set(rows, of: slot)
            }
        }
        needsOrdering = true
        setNeedsTurn()
    }

    /// Takes a whole new data set of a header or footer binding.
    func replaceContents(
        of slot: HeaderFooterSlot<Section>, with contents: [(Section, HeaderFooterContent?)]
    ) {
        slot.generation += 1
        for (section, content) in contents {
            guard isInScope(section, of: slot.coverage, slot.chain) else { continue }
            let state = state(of: section)
            if slot.coverage == .allOthers {
                state.othersData.set(content, of: slot)
            } else {
                state.namedData.set(content, of: slot)
            }
        }
        needsOrdering = true
        setNeedsTurn()
    }

    private func isInScope(
        _ section: Section, of coverage: SectionCoverage<Section>, _ chain: ChainLabel
    ) -> Bool {
        guard case .named(let sections) = coverage else { return true }
        let isNamed =
            sections.count == 1 && sections[0] == section
            || sections.contains { $0 == section }
            || sections.contains { sectionIdentity(of: $0) == sectionIdentity(of: section) }
        if !isNamed {
            report(
                .dataOutsideScope, section, chain,
                "Data for section \(section) is bound on a chain that does not name it.",
                "It is ignored: add the section to the chain, or leave it out of the data.")
        }
        return isNamed
    }

    private func reportIfBound(
        _ part: String, _ bound: ChainLabel?, _ chain: ChainLabel, _ section: Section?
    ) {
        guard let bound else { return }
        report(
            .sectionBoundTwice, section, chain,
            "The \(part) of \(section.map { "section \($0)" } ?? "all sections") "
                + "were bound before, by \(bound).",
            "The later binding is used: remove one of the two.")
    }
}
