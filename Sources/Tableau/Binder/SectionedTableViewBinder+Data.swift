// Chains install bindings before `finish()`; sources deliver data to them at any time.

extension SectionedTableViewBinder {
    /// Installs a binding, and attaches a source of its data.
    func install<Data>(
        _ binding: DataBinding, for coverage: SectionCoverage<Section>,
        from source: BindingSource<Data>,
        deliver: @escaping @MainActor (SectionedTableViewBinder, Data) -> Void
    ) {
        guard install(binding, for: coverage) else { return }
        source.attach(
            connection,
            // Doesn't keep the binder alive.
            SourceOutput { [weakSelf] data in
                if let binder = weakSelf.object { deliver(binder, data) }
            } fail: { [weakSelf] error in
                weakSelf.object?.reportFailure(error, of: binding.chain)
            })
    }

    /// Installs a binding; returns whether it may, see `admitBinding`.
    func install(_ binding: DataBinding, for coverage: SectionCoverage<Section>) -> Bool {
        guard admitBinding(binding.name, binding.chain) else { return false }
        pending.register(binding)
        for (bindings, state) in bindings(at: coverage) {
            if let earlier = bindings[part: binding.edge] {
                let givesWay = binding.givesWay(to: earlier)
                let unused = givesWay ? binding : earlier
                bindings.replaced[binding.part, default: []].append(unused.chain)
                if givesWay { continue }
                if !earlier.givesWay(to: binding) {
                    reportReplaced(
                        binding.name, of: earlier.chain, by: binding.chain, in: state?.section)
                }
            }
            bindings[part: binding.edge] = binding
            // What is there is another binding's.
            for section in state.map({ [$0] }) ?? pending.sections {
                pending.set(nil, in: section, of: binding)
            }
        }
        return true
    }

    // MARK: Data

    func replaceRows<Scope: DataScope<Section>>(
        of binding: DataBinding, in scope: Scope, with lists: SectionLists<Scope.Layout.Key>
    ) {
        let report = planning.checks ? sharedInstances(of: binding, in: lists, scope) : nil
        if !edit(binding, by: lists, scope) {
            deliver(
                lists.rows.count, of: binding,
                section: { scope.section(at: lists.keys[$0]) }, data: { lists.rows[$0] })
        }
        setNeedsTurn()
        // Last, because a diagnostic handler may push newer data.
        report?()
    }

    /// Sets only the rows of the sections that differ from the previous data set; returns false if
    /// these are unknown, or if a new section needs more than a look-up.
    private func edit<Scope: DataScope<Section>>(
        _ binding: DataBinding, by lists: SectionLists<Scope.Layout.Key>, _ scope: Scope
    ) -> Bool {
        guard binding.hasRecipientForEachKey, let edits = lists.edits else { return false }
        for index in edits.removed {
            let state = pending.recipients[binding.number][index]
            pending.set(nil, in: state, of: binding)
        }
        var inserted: [AnySectionState] = []
        for index in edits.inserted {
            let section = scope.section(at: lists.keys[index])
            // A named section that the binding doesn't supply yet may be outside its scope.
            if binding.chain.isNamed, pending.known(section)?.takes(from: binding) != true {
                return false
            }
            let state = pending.state(of: section)
            // Two keys of one identity.
            guard state.rows(of: binding) == nil else { return false }
            inserted.append(state)
            pending.set(lists.rows[index], in: state, of: binding)
        }
        if edits.changesSections {
            pending.recipients[binding.number].edit(
                removing: edits.removed, inserting: inserted, at: edits.inserted)
            binding.hasRecipientForEachKey = true
        }
        for index in edits.changed {
            let state = pending.recipients[binding.number][index]
            pending.set(lists.rows[index], in: state, of: binding)
        }
        return true
    }

    func replaceContents(
        of binding: DataBinding,
        with contents: [(section: Section, content: HeaderFooterContent?)]
    ) {
        deliver(
            contents.count, of: binding, section: { contents[$0].section },
            data: { contents[$0].content })
        setNeedsTurn()
    }

    /// Distributes a data set to its sections, and clears sections that it doesn't contain.
    private func deliver(
        _ count: Int, of binding: DataBinding, section: @MainActor (_ index: Int) -> Section,
        data: @MainActor (_ index: Int) -> AnyObject?
    ) {
        var recipients: [AnySectionState] = []
        recipients.reserveCapacity(count)
        var (repeated, outside): ([Section], [Section]) = ([], [])
        for index in 0..<count {
            let section = section(index)
            if binding.chain.isNamed, pending.known(section)?.isNamed(by: binding) != true {
                outside.append(section)
                continue
            }
            let state = pending.state(of: section)
            pending.set(data(index), in: state, of: binding)
            if state.isMarked {
                repeated.append(section)
            } else {
                state.isMarked = true
                recipients.append(state)
            }
        }
        let before = pending.recipients[binding.number]
        for old in before where !old.isMarked {
            pending.set(nil, in: old, of: binding)
        }
        recipients.mark(false)
        pending.recipients[binding.number] = recipients
        binding.hasRecipientForEachKey = recipients.count == count
        // Last, because a diagnostic handler may push newer data.
        for section in outside {
            report(
                .dataOutsideScope, in: section, of: binding.chain,
                "Data for section \(section) is bound on a chain that does not name it.",
                advice: "It is ignored: add the section to the chain, or leave it out of the data.")
        }
        for section in repeated {
            report(
                .duplicateSections, in: section, of: binding.chain,
                "Two keys of one data set have the identity of section \(section).",
                advice: "One of them is used at random: give each section a unique collectionId.")
        }
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
