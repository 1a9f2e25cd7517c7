// From pending data to what the table shows: once per turn, in one direction.

extension BinderEngine {
    /// Has pending data applied in the next turn; any number of calls make one turn.
    func setNeedsTurn() {
        guard hasFinished, !isTurnScheduled else { return }
        isTurnScheduled = true
        clock.schedule { [weak self] in self?.turn() }
    }

    /// Has bound closures asked again in the next turn.
    func refresh() {
        needsReading = true
        setNeedsTurn()
    }

    /// Shows the first data and starts listening to the table.
    func finish() {
        guard !hasFinished else { return }
        read()
        hasFinished = true
        let (snapshot, states) = snapshotOfPendingData()
        show(snapshot, states)
        adapter.install(self)
        reportUnboundSections()
    }

    private func turn() {
        isTurnScheduled = false
        if needsReading { read() }
        let (snapshot, states) = snapshotOfPendingData()
        apply(snapshot, states)
    }

    private func read() {
        needsReading = false
        // Deliveries made by reading belong to this turn: they must not schedule another.
        let wasScheduled = isTurnScheduled
        isTurnScheduled = true
        for reader in connection.readers { reader() }
        isTurnScheduled = wasScheduled
    }

    private func snapshotOfPendingData() -> (TableSnapshot<Section>, [SectionState<Section>]) {
        orderSections()
        var snapshot = TableSnapshot<Section>(sectionKind: sectionKind)
        snapshot.reserveCapacity(displayedSections.count)
        var states: [SectionState<Section>] = []
        states.reserveCapacity(displayedSections.count)
        for section in displayedSections {
            let state = state(of: section)
            snapshot.append(section, state.content(others: otherSlots))
            states.append(state)
        }
        return (snapshot, states)
    }

    private func apply(_ snapshot: TableSnapshot<Section>, _ states: [SectionState<Section>]) {
        guard animatesChanges else {
            show(snapshot, states)
            return tableView.reloadData()
        }
        let plan = UpdatePlan.make(from: shown, to: snapshot)
        report(plan.diagnostics)
        if let reason = plan.reloadReason ?? adapter.reasonToReload {
            show(snapshot, states)
            if !plan.isEmpty { reload(because: reason) }
            return
        }
        if plan.steps.isEmpty { return show(snapshot, states) }
        let selection = tableView.indexPathsForSelectedRows ?? []
        for step in plan.steps { apply(step, states) }
        adapter.select(selection.compactMap { plan.newPath(of: $0) })
        reportUnboundSections()
    }

    private func apply(_ step: UpdatePlan<Section>.Step, _ states: [SectionState<Section>]) {
        let updateData = { [self] in
            show(step.snapshot, step.snapshot.count == states.count ? states : nil)
        }
        let violation = adapter.violation(in: step.update) {
            step.snapshot.contents.map { Int32($0.rows.count) }
        }
        if let violation {
            updateData()
            return reload(because: violation.description)
        }
        if updateDelegate?.tableView(tableView, apply: step.update, updateData: updateData) == true
        {
            return
        }
        adapter.apply(step.update, with: animations, updateData: updateData)
    }

    /// Makes a snapshot what the table's questions are answered from.
    private func show(
        _ snapshot: TableSnapshot<Section>, _ states: [SectionState<Section>]?
    ) {
        shown = snapshot
        shownStates = states ?? snapshot.sections.map { state(of: $0) }
    }

    private func reload(because reason: String) {
        tableView.reloadData()
        updateDelegate?.tableView(tableView, didReloadInsteadOfAnimating: reason)
        guard adapter.reasonToReload == nil else { return }
        report(
            .reloadedInsteadOfAnimated, nil, nil,
            "The table was reloaded instead of animated: \(reason)",
            "This is a defect of the library: please report it.")
    }

    // MARK: Diagnostics

    private func report(_ diagnostics: [PlanDiagnostic]) {
        for diagnostic in diagnostics {
            switch diagnostic {
            case .duplicateIdentity(let section, let rows, let identity, let type):
                report(
                    .duplicateIdentities, displayedSections[section], nil,
                    "Rows \(rows[0]) and \(rows[1]) of section \(displayedSections[section]) "
                        + "have the same identity \(identity).",
                    "Give each \(type) a collectionId of its own.")
            case .duplicateSection(let sections, let section):
                report(
                    .duplicateSections, displayedSections[sections[0]], nil,
                    "Section \(section) is displayed twice.", "Display it once.")
            case .equalRowsWithDifferentIdentities(let section, let old, let new, let type):
                report(
                    .identityContradictsEquality, displayedSections[section], nil,
                    "Rows \(old) and \(new) of section \(displayedSections[section]) are ==, but "
                        + "have different identities.",
                    "Compare the collectionId in the == of \(type).")
            case .undiffableSection: break  // meant: that is what undiffable data are
            }
        }
    }

    private func reportUnboundSections() {
        for (section, state) in zip(shown.sections, shownStates)
        where state.namedSlots.isEmpty && otherSlots.isEmpty {
            report(
                .unboundSection, section, nil,
                "Section \(section) is displayed, but no chain binds cells, a header or a footer.",
                "Bind it with onSection(_:), onSections(_:) or onAllOtherSections().")
        }
    }
}
