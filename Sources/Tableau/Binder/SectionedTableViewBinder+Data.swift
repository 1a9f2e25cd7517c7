// Chains install bindings before `finish()`; sources deliver data to them at any time.

extension SectionedTableViewBinder {
    /// Installs the binding that supplies cells; returns whether it may, see `admitBinding`.
    func install(_ binding: CellBinding, for coverage: SectionCoverage<Section>) -> Bool {
        install(binding, named: "cells", as: "cells", at: \.cells, for: coverage) {
            [pending] section in
            pending.setRows(nil, in: section, of: binding)
        }
    }

    /// Installs the binding that supplies headers or footers of its kind.
    func install(
        _ binding: HeaderFooterBinding, for coverage: SectionCoverage<Section>
    ) -> Bool {
        install(
            binding, named: binding.part, as: binding.edge.rawValue,
            at: \PartBindings.[binding.edge], for: coverage
        ) { [pending] section in
            pending.setContent(nil, in: section, of: binding)
        }
    }

    /// - Parameters:
    ///   - name: Its name in messages.
    ///   - part: The part of a section that it is for, in explanations.
    ///   - clear: Removes the replaced binding's data from a section.
    private func install<Binding: DataBinding>(
        _ binding: Binding, named name: String, as part: String,
        at place: WritableKeyPath<PartBindings, Binding?>,
        for coverage: SectionCoverage<Section>, clear: (AnySectionState) -> Void
    ) -> Bool {
        guard admitBinding(name, binding.chain) else { return false }
        pending.register(binding)
        /// Returns whether the binding is used, in place of an earlier one.
        func replaces(_ earlier: Binding?, _ state: SectionState<Section>?) -> Bool {
            guard let earlier else { return true }
            let givesWay = binding.givesWay(to: earlier)
            let bindings = state?.ownBindings ?? handlers.others
            bindings.replaced[part, default: []].append((givesWay ? binding : earlier).chain)
            if givesWay { return false }
            // It has fewer sections now, so its next data needs a new look-up.
            earlier.hasRecipientForEachKey = false
            for section in state.map({ [$0] }) ?? pending.sections { clear(section) }
            if !earlier.givesWay(to: binding) {
                reportReplaced(name, of: earlier.chain, by: binding.chain, in: state?.section)
            }
            return true
        }
        switch coverage {
        case .named(let sections):
            for state in sections.map(pending.state(named:)) {
                if replaces(state.namedBindings[keyPath: place], state) {
                    state.namedBindings[keyPath: place] = binding
                }
            }
        case .allOthers:
            if replaces(pending.others[keyPath: place], nil) {
                pending.others[keyPath: place] = binding
            }
        case .any: break  // not a data scope: does not compile
        }
        return true
    }

    /// Returns an output for a binding's source, which doesn't keep the binder alive.
    func output<Value>(
        of binding: DataBinding,
        deliver: @escaping @MainActor (SectionedTableViewBinder, Value) -> Void
    ) -> SourceOutput<Value> {
        SourceOutput { [weakSelf] value in
            if let binder = weakSelf.object { deliver(binder, value) }
        } repeatLast: { [weakSelf] in
            weakSelf.object?.setNeedsTurn()
        } fail: { [weakSelf] error in
            weakSelf.object?.reportFailure(error, of: binding.chain)
        }
    }

    // MARK: Data

    func replaceRows<Scope: DataScope<Section>>(
        of binding: CellBinding, for coverage: SectionCoverage<Section>, in scope: Scope,
        with lists: SectionLists<Scope.Layout.Key>
    ) {
        guard planning.diagnoses else {
            return setRows(of: binding, for: coverage, in: scope, to: lists)
        }
        diagnoseRows(of: binding, for: coverage, in: scope, to: lists)
    }

    /// A function of its own, because its result types are looked up at run time.
    @inline(never)
    private func diagnoseRows<Scope: DataScope<Section>>(
        of binding: CellBinding, for coverage: SectionCoverage<Section>, in scope: Scope,
        to lists: SectionLists<Scope.Layout.Key>
    ) {
        let shared = sharedInstances(of: binding, in: lists, scope)
        setRows(of: binding, for: coverage, in: scope, to: lists)
        // Last, because a diagnostic handler may push newer data.
        if let shared { report(shared, of: binding.chain) }
    }

    private func setRows<Scope: DataScope<Section>>(
        of binding: CellBinding, for coverage: SectionCoverage<Section>, in scope: Scope,
        to lists: SectionLists<Scope.Layout.Key>
    ) {
        if !edit(binding, by: lists, scope) {
            deliver(
                lists.rows.count, of: binding, for: coverage,
                section: { scope.section(at: lists.keys[$0]) },
                isInForce: { $0.cells === binding },
                set: { [pending] index, section in
                    var rows: SectionRows?
                    if let index { rows = lists.rows[index] }
                    pending.setRows(rows, in: section, of: binding)
                })
        }
        setNeedsTurn()
    }

    /// Sets the rows of the sections that differ from the previous data set.
    ///
    /// - Returns: False if they are unknown, or if a new section needs more than a look-up.
    private func edit<Scope: DataScope<Section>>(
        _ binding: CellBinding, by lists: SectionLists<Scope.Layout.Key>, _ scope: Scope
    ) -> Bool {
        guard binding.hasRecipientForEachKey else { return false }
        let edits: SectionEdits
        switch lists.changes {
        case .unknown: return false
        case .firstRows:
            pending.setRows(
                lists.rows[0], in: pending.recipients[binding.number][0], of: binding)
            return true
        case .edits(let several): edits = several
        }
        for index in edits.removed {
            let state = pending.recipients[binding.number][index]
            pending.setRows(nil, in: state, of: binding)
        }
        var inserted: [AnySectionState] = []
        for index in edits.inserted {
            let section = scope.section(at: lists.keys[index])
            // A named section that the binding doesn't supply yet may be outside its scope.
            let bindings = binding.isNamed ? pending.known(section)?.namedBindings : pending.others
            guard bindings?.cells === binding else { return false }
            let state = pending.state(of: section)
            // Two keys of one identity.
            guard state.rows(of: binding) == nil else { return false }
            inserted.append(state)
            pending.setRows(lists.rows[index], in: state, of: binding)
        }
        pending.recipients[binding.number].edit(
            removing: edits.removed, inserting: inserted, at: edits.inserted)
        for index in edits.changed {
            let state = pending.recipients[binding.number][index]
            pending.setRows(lists.rows[index], in: state, of: binding)
        }
        binding.hasRecipientForEachKey = true
        return true
    }

    func replaceContents(
        of binding: HeaderFooterBinding, for coverage: SectionCoverage<Section>,
        with contents: [(section: Section, content: HeaderFooterContent?)]
    ) {
        deliver(
            contents.count, of: binding, for: coverage, section: { contents[$0].section },
            isInForce: { $0[binding.edge] === binding },
            set: { [pending] index, section in
                pending.setContent(
                    index.flatMap { contents[$0].content }, in: section, of: binding)
            })
        setNeedsTurn()
    }

    /// Distributes a data set to its sections, and clears sections that it doesn't contain.
    ///
    /// - Parameters:
    ///   - isInForce: Returns whether the binding is the current one of its level.
    ///   - set: Sets or removes a section's entry.
    private func deliver(
        _ count: Int, of binding: DataBinding, for coverage: SectionCoverage<Section>,
        section: @MainActor (_ index: Int) -> Section,
        isInForce: @MainActor (PartBindings) -> Bool,
        set: @MainActor (_ index: Int?, _ section: AnySectionState) -> Void
    ) {
        func supplies(_ state: AnySectionState) -> Bool {
            isInForce(binding.isNamed ? state.namedBindings : pending.others)
        }
        var recipients: [AnySectionState] = []
        recipients.reserveCapacity(count)
        var (repeated, outside): ([Section], [Section]) = ([], [])
        func take(_ index: Int, _ state: AnySectionState) {
            set(index, state)
            if state.isMarked {
                repeated.append(section(index))
            } else {
                state.isMarked = true
                recipients.append(state)
            }
        }
        for index in 0..<count {
            let section = section(index)
            if binding.isNamed {
                // Sections that the binding supplies are in its scope, which saves a search by name.
                var isSupplied = false
                if let state = pending.known(section) { isSupplied = supplies(state) }
                guard isSupplied || covers(coverage, section) else {
                    outside.append(section)
                    continue
                }
            }
            let state = pending.state(of: section)
            // A later binding may have replaced this one.
            if supplies(state) { take(index, state) }
        }
        let before = pending.recipients[binding.number]
        for old in before where !old.isMarked && supplies(old) { set(nil, old) }
        recipients.mark(false)
        pending.recipients[binding.number] = recipients
        binding.hasRecipientForEachKey = recipients.count == count
        // Last, because a diagnostic handler may push newer data.
        for section in outside { reportOutsideScope(section, binding.chain) }
        for section in repeated { reportSharedIdentity(section, binding.chain) }
    }

    private func covers(_ coverage: SectionCoverage<Section>, _ section: Section) -> Bool {
        guard case .named(let names) = coverage else { return true }
        let identity = sectionIdentity(of: section)
        return names.contains { $0 == section || sectionIdentity(of: $0) == identity }
    }

    // MARK: Reports

    private func reportOutsideScope(_ section: Section, _ chain: ChainLabel) {
        report(
            .dataOutsideScope, in: section, of: chain,
            "Data for section \(section) is bound on a chain that does not name it.",
            advice: "It is ignored: add the section to the chain, or leave it out of the data.")
    }

    private func reportSharedIdentity(_ section: Section, _ chain: ChainLabel) {
        report(
            .duplicateSections, in: section, of: chain,
            "Two keys of one data set have the identity of section \(section).",
            advice: "One of them is used at random: give each section a unique collectionId.")
    }

    func reportReplaced(
        _ what: String, of bound: ChainLabel, by chain: ChainLabel, in section: Section?
    ) {
        report(
            .sectionBoundTwice, in: section, of: chain,
            "\(section.map { "Section \($0) has" } ?? "All sections have") two bindings of \(what), "
                + "the first by \(bound).",
            advice: "The later binding is used: remove one of the two.")
    }
}
