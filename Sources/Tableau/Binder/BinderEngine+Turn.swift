import Foundation

// From pending data to what the table shows: once per turn, in one direction.

extension BinderEngine {
    /// Has pending data applied in the next turn; any number of calls make one turn.
    func setNeedsTurn() {
        switch phase {
        case .binding: return  // `finish()` takes whatever there is
        case .finishing, .turning: needsAnotherTurn = true
        case .idle:
            guard !isTurnScheduled else { return }
            isTurnScheduled = true
            clock.schedule { [weak self] in self?.turn() }
        }
    }

    /// Has bound closures asked again in the next turn.
    func refresh() {
        needsReading = true
        setNeedsTurn()
    }

    /// Shows the first data and starts listening to the table.
    func finish() {
        guard phase == .binding else { return }
        perform(.finishing) {
            needsReading = true
            read()
            let pending = pendingTable()
            show(pending)
            reportHandlersThatCannotRun()
            reportDuplicates(in: pending.snapshot)
            reportReplacedDelegates()
            adapter.install(self)
            reportUnboundSections()
        }
        // Sections may be displayed until the next turn.
        if mayDisplayNothing { setNeedsTurn() }
    }

    private func turn() {
        isTurnScheduled = false
        // A clock that is advanced from inside a handler: the turn it wants comes after this one.
        guard phase == .idle, !isMakingCell else { return setNeedsTurn() }
        perform(.turning) {
            read()
            apply(pendingTable())
            forgetGoneSections()
            reportUnboundSections()
            reportNoDisplayedSections()
            prefetchVisibleRows()
        }
    }

    /// Runs a part of the engine's work that must not be entered a second time.
    ///
    /// What user code asks for meanwhile, from a handler say, is done in a turn of its own.
    private func perform(_ work: Phase, _ body: () -> Void) {
        phase = work
        body()
        phase = .idle
        guard needsAnotherTurn else { return }
        needsAnotherTurn = false
        setNeedsTurn()
    }

    private func read() {
        guard needsReading else { return }
        needsReading = false
        for reader in connection.readers { reader() }
        // What reading has delivered is part of this turn; a refresh asked for by one of the
        // closures is not.
        needsAnotherTurn = needsReading
    }

    private func pendingTable() -> PendingTable {
        orderSections()
        let snapshot = TableSnapshot(
            sections: displayedSections, contents: pendingContents(), sectionKind: sectionKind)
        return PendingTable(snapshot: snapshot, states: displayed)
    }

    /// What the displayed sections show now: only dirty ones are looked at.
    private func pendingContents() -> [SectionContent] {
        defer {
            for section in dirtySections { section.isDirty = false }
            dirtySections.removeAll(keepingCapacity: dirtySections.count < 64)
            isEverythingDirty = false
        }
        if isEverythingDirty { return displayed.contents(others: otherSlots) }
        // The displayed sections are the shown ones, or everything would be dirty.
        var contents = shown.contents
        for section in dirtySections {
            let index = section.displayIndex
            guard index < displayed.count, displayed[index] === section else { continue }
            contents[index] = section.content(others: otherSlots)
        }
        return contents
    }

    /// A table to be shown, with the states of its sections.
    struct PendingTable {
        let snapshot: TableSnapshot<Section>
        let states: [SectionSupply]
    }

    // MARK: Applying

    private func apply(_ pending: PendingTable) {
        guard animatesChanges else {
            let follower = RowFollower(from: shown, to: pending.snapshot)
            return tableView.follow(by: follower.newPaths) {
                show(pending)
                tableView.reloadData()
            }
        }
        let plan = plan(to: pending.snapshot)
        report(plan.diagnostics, in: pending.snapshot)
        if plan.isEmpty { return show(pending) }
        if let reason = plan.reloadReason ?? adapter.reasonToReload {
            tableView.follow(by: plan.newPaths) {
                show(pending)
                reload(because: reason)
            }
        } else if plan.steps.count == 1 {
            tableView.follow(by: plan.newPaths) { apply(plan.steps[0], pending) }
        } else {
            for step in plan.steps {
                let follower = RowFollower(from: shown, to: step.snapshot)
                tableView.follow(by: follower.newPaths) { apply(step, pending) }
            }
        }
    }

    /// Plans the way to new contents.
    ///
    /// A row that holds a selection, the focus or an edit must be there after each batch; if it
    /// would be missing between two, sections move in one batch, unseen.
    private func plan(to pending: TableSnapshot<Section>) -> UpdatePlan<Section> {
        let plan = UpdatePlan.make(from: shown, to: pending, options: planOptions)
        guard plan.steps.count > 1 else { return plan }
        let rows = tableView.heldRowPaths
        let between = RowFollower(from: shown, to: plan.steps[0].snapshot).newPaths(of: rows)
        let isMissing = zip(between, plan.newPaths(of: rows)).contains { $0 == nil && $1 != nil }
        guard isMissing else { return plan }
        var options = planOptions
        options.showsSectionMoves = false
        return UpdatePlan.make(from: shown, to: pending, options: options)
    }

    private func apply(_ step: UpdatePlan<Section>.Step, _ pending: PendingTable) {
        shownBefore = shown
        defer { shownBefore = nil }
        var isUpdated = false
        let updateData = { [self] in
            guard !isUpdated else { return }
            isUpdated = true
            show(
                step.isLast
                    ? pending
                    : PendingTable(
                        snapshot: step.snapshot, states: step.snapshot.sections.map(state)))
        }
        let violation = adapter.violation(in: step.update) { step.snapshot.contents.rowCounts }
        if let violation {
            updateData()
            return reload(because: violation.description)
        }
        guard let updateDelegate else {
            return adapter.apply(step.update, with: animations, updateData: updateData)
        }
        let hasTakenOver = updateDelegate.tableView(
            tableView, apply: step.update, updateData: updateData)
        if !hasTakenOver, !isUpdated {
            return adapter.apply(step.update, with: animations, updateData: updateData)
        }
        guard
            let mistake = mistake(
                in: step.update, hasTakenOver: hasTakenOver, isUpdated: isUpdated)
        else { return }
        updateData()
        reload(because: mistake)
    }

    /// What an update delegate did wrong, if anything.
    private func mistake(
        in update: CollectionUpdate, hasTakenOver: Bool, isUpdated: Bool
    ) -> String? {
        if !hasTakenOver { return "The update delegate called updateData, but returned false." }
        if !isUpdated { return "The update delegate returned true without calling updateData." }
        let isInStep =
            tableView.numberOfSections == shown.count
            && shown.contents.indices.allSatisfy {
                tableView.numberOfRows(inSection: $0) == shown.contents[$0].rows.count
            }
        return isInStep
            ? staleHeaderOrFooter(after: update)
            : "The update delegate returned true, but did not update the table view."
    }

    /// Makes a table what the table view's questions are answered from.
    private func show(_ table: PendingTable) {
        shown = table.snapshot
        shownStates = table.states
    }

    private func reload(because reason: String) {
        tableView.reloadData()
        updateDelegate?.tableView(tableView, didReloadInsteadOfAnimating: reason)
        guard adapter.reasonToReload == nil else { return }
        report(
            .reloadedInsteadOfAnimated, nil, nil,
            "The table was reloaded instead of animated. \(reason)",
            "See the documentation of TableViewUpdateDelegate; if the table has none, please "
                + "report this as a defect.")
    }

    // MARK: Afterwards

    /// Frees sections that no chain names and no data set holds any more, and their rows.
    private func forgetGoneSections() {
        guard hasOutdatedData else { return }
        hasOutdatedData = false
        guard stateList.dropOutdatedData(others: otherSlots) else { return }
        orderMark += 1
        displayed.mark(orderMark)
        func isGone(_ state: SectionSupply) -> Bool {
            !state.isNamed && state.orderMark != orderMark && state.othersData.isEmpty
        }
        let gone = stateList.filter(isGone)
        if gone.isEmpty { return }
        stateList.removeAll(where: isGone)
        for state in gone { states[typed(state).section] = nil }
        sectionsVersion += 1
    }

    /// Rows that have not moved may be near the end now that the number of rows is another.
    private func prefetchVisibleRows() {
        // To answer, UIKit's table may lay out, which it must not off screen; there, rows are
        // looked at once they are shown.
        guard bindsPrefetch, adapter.reasonToReload == nil else { return }
        for path in tableView.indexPathsForVisibleRows ?? [] { willShow(rowAt: path) }
    }
}
