import Foundation

// Applies pending data to the table, once per turn and in one direction.

extension SectionedTableViewBinder {
    /// Schedules pending data for the next turn; any number of calls result in one turn.
    func setNeedsTurn() {
        switch phase {
        case .binding, .scheduled: break  // `finish()`, or the turn, takes whatever there is
        case .working: phase = .working(again: true)
        case .idle:
            phase = .scheduled
            scheduleTurn()
        }
    }

    private func scheduleTurn() { clock.schedule { [weak self] in self?.turn() } }

    /// Runs every bound closure again, and animates the changes, in the next turn; may be called at
    /// any time, also by handlers.
    public func refresh() {
        connection.needsReading = true
        setNeedsTurn()
    }

    /// Completes the binding: becomes the table's data source and delegate, and loads the table.
    ///
    /// No chains can be started afterwards; further calls do nothing.
    public func finish() {
        if hasFinishedBinding { return }
        perform {
            connection.needsReading = true
            let table = nextTable()
            reporter.recorder?.note(TurnEvent.loaded(recorded(table.snapshot)))
            // The first load isn't animated, but its rows are checked as those of an update.
            let diagnostics = planning.checks ? plan(to: table.snapshot).diagnostics : []
            shown = table
            reportHandlersThatCannotRun()
            report(diagnostics, in: table.snapshot)
            reportReplacedDelegates()
            adapter.install(self)
            addBasicFeatures()
            for feature in features {
                feature.note(.firstLoad)
                feature.didUpdate(from: ShownTable())
            }
            reportUnboundSections(after: [])
            for feature in features { feature.settle() }
        }
        // The sections to display may still be set before the next turn.
        if mayDisplayNothing { setNeedsTurn() }
    }

    func turn() {
        guard case .scheduled = phase else { return }
        // The clock was advanced by what the table calls, such as the closure of a height.
        if tableView.isBusy { return scheduleTurn() }
        perform {
            let (before, states) = (dataTable, shown.states)
            let next = nextTable()
            for feature in features { feature.willUpdate() }
            apply(next)
            for feature in features { feature.didUpdate(from: before) }
            // A handler may have changed what is displayed next.
            let isCurrent = unarranged == nil && !expectsTurn
            pending.forgetGoneSections(except: isCurrent ? [] : shown.all.states)
            reportUnboundSections(after: states)
            reportNoDisplayedSections()
            showVisibleRowsAgain()
            for feature in features { feature.settle() }
        }
    }

    /// Runs work of the binder that must not be re-entered.
    ///
    /// Changes that user code makes meanwhile, for example in a handler, take a separate turn.
    private func perform(_ work: () -> Void) {
        phase = .working(again: false)
        work()
        guard case .working(let again) = phase else { return }
        phase = .idle
        if again { setNeedsTurn() }
    }

    private func nextTable() -> ShownTable {
        connection.takeNews()
        // What reading has delivered belongs to this turn; what it has asked for doesn't.
        phase = .working(again: connection.hasNews)
        let (table, repeated) = pending.takeTable(after: dataTable)
        reportDisplayedTwice(repeated)
        return arranged(table)
    }

    /// The table according to the data of the last turn.
    var dataTable: ShownTable { unarranged ?? shown }

    private func arranged(_ next: ShownTable) -> ShownTable {
        var arranged: ShownTable?
        for feature in features { arranged = feature.arrange(arranged ?? next) ?? arranged }
        unarranged = arranged == nil ? nil : next
        return arranged ?? next
    }

    // MARK: Applying

    private func apply(_ next: ShownTable) {
        // Index paths of another data source may be those of other rows, or of none. A table that
        // carries a row must not be reloaded: what changes is shown in place.
        guard animateChanges || tableView.isCarryingRow, adapter.isInstalled else {
            return reload(with: next)
        }
        let plan = plan(to: next.snapshot)
        report(plan.diagnostics, in: next.snapshot)
        reporter.recorder?.note(
            TurnEvent.planned(
                from: recorded(shown.snapshot), to: recorded(next.snapshot),
                plan.steps.map {
                    ($0.update, recorded(shown.snapshot.after($0, to: next.snapshot)))
                }))
        if plan.steps.isEmpty {
            shown = next
            return
        }
        if let reason = adapter.reasonToReload {
            adapter.place.reload(following: following(to: next)) {
                shown = next
                reload(because: reason)
            }
            return
        }
        adapter.place.keep {
            // The handlers of a batch may have given the table another data source.
            for step in plan.steps where adapter.isInstalled {
                var after = next
                after.snapshot = shown.snapshot.after(step, to: next.snapshot)
                let following = following(to: after, through: [step])
                adapter.place.apply(following: following) { apply(step, after, following) }
            }
        }
        shown = next
    }

    private func recorded(_ table: TableSnapshot) -> TurnEvent<Section>.Table {
        if !table.states.isSame(as: recordedSections.states) {
            recordedSections = (table.states, table.states.names(as: Section.self))
        }
        return (recordedSections.names, table.contents)
    }

    private func reload(with next: ShownTable) {
        if !pending.hasRenamed, shown.states.elementsEqual(next.states, by: ===),
            shown.contents.showsSame(as: next.contents)
        {
            reporter.recorder?.note(
                TurnEvent.planned(from: recorded(shown.snapshot), to: recorded(next.snapshot), []))
            shown = next
            return
        }
        reporter.recorder?.note(
            TurnEvent.reloaded(from: recorded(shown.snapshot), to: recorded(next.snapshot)))
        guard adapter.isInstalled else {
            shown = next
            // Another binder's rows have not changed.
            if tableView.dataSource is TableViewAdapter { return }
            return reload(because: adapter.reasonToReload ?? "")
        }
        for feature in features { feature.note(.reload("animateChanges is false.")) }
        adapter.place.reload(following: following(to: next)) {
            shown = next
            tableView.reloadData()
        }
    }

    /// Returns a function that finds displayed rows in the next table.
    private func following(
        to next: ShownTable, through steps: [UpdatePlan.Step] = []
    ) -> RowFollowing {
        { [self, shown] rows in
            let (old, new) = (shown.all, next.all)
            var places = old.places(of: rows, in: new, through: steps)
            var hiding: [(path: IndexPath, row: RowReference<Section>)] = []
            for row in rows {
                guard let place = places[row], place.section >= next.contents.count
                else { continue }
                hiding.append((row.indexPath, reference(at: place.indexPath, in: new)))
                places[row] = nil
            }
            if !hiding.isEmpty { for feature in features { feature.rowsWillHide(hiding) } }
            return places
        }
    }

    /// Plans an update to new contents, in one batch if a row with the selection, the focus or an edit
    /// would be missing between two: then sections move without animation.
    private func plan(to next: TableSnapshot) -> UpdatePlan {
        let current = shown.snapshot
        var options = planning
        options.showsSectionMoves = animateSectionMoves
        options.animations = UpdateAnimations(
            rowInsertion: rowInsertionAnimation, rowDeletion: rowDeletionAnimation,
            rowUpdate: rowUpdateAnimation, sectionInsertion: sectionInsertionAnimation,
            sectionDeletion: sectionDeletionAnimation, sectionUpdate: sectionUpdateAnimation,
            undiffableSectionUpdate: undiffableSectionUpdateAnimation,
            sectionHeaderFooterUpdate: sectionHeaderFooterUpdateAnimation)
        let plan = current.plan(to: next, options: options)
        guard plan.steps.count > 1 else { return plan }
        let rows = tableView.heldRows
        let middle = current.after(plan.steps[0], to: next)
        let between = current.places(of: rows, in: middle, through: [plan.steps[0]])
        let after = current.places(of: rows, in: next, through: plan.steps)
        guard after.keys.contains(where: { between[$0] == nil }) else { return plan }
        options.showsSectionMoves = false
        return current.plan(to: next, options: options)
    }

    private func apply(
        _ step: UpdatePlan.Step, _ next: ShownTable, _ following: RowFollowing
    ) {
        shownBefore = shown.snapshot
        defer { shownBefore = nil }
        var isUpdated = false
        let updateData = { [self] in
            guard !isUpdated else { return }
            isUpdated = true
            shown = next
        }
        if let violation = adapter.violation(of: step) {
            updateData()
            return reload(because: violation.description)
        }
        let batch = AppliedUpdate.batches([step.update])
        for feature in features { feature.note(batch) }
        let hasTakenOver =
            updateDelegate?.tableView(tableView, apply: step.update, updateData: updateData)
            ?? false
        if !hasTakenOver, !isUpdated {
            return adapter.apply(step.update, following: following, updateData: updateData)
        }
        guard let mistake = mistake(hasTakenOver: hasTakenOver, isUpdated: isUpdated) else {
            return adapter.applyHeadersFooters(of: step.update)
        }
        updateData()
        reload(because: mistake)
    }

    private func mistake(hasTakenOver: Bool, isUpdated: Bool) -> String? {
        if !hasTakenOver { return "The update delegate called updateData, but returned false." }
        if !isUpdated { return "The update delegate returned true without calling updateData." }
        let isInStep =
            tableView.numberOfSections == shown.contents.count
            && shown.contents.indices.allSatisfy {
                tableView.numberOfRows(inSection: $0) == shown.contents[$0].rows.count
            }
        return isInStep
            ? nil : "The update delegate returned true, but did not update the table view."
    }

    private func reload(because reason: String) {
        for feature in features { feature.note(.reload(reason)) }
        reporter.recorder?.note(TurnEvent<Section>.reloadedInstead(reason))
        tableView.reloadData()
        updateDelegate?.tableView(tableView, didReloadInsteadOfAnimating: reason)
        guard adapter.reasonToReload == nil else { return }
        report(
            .reloadedInsteadOfAnimated,
            "The table was reloaded instead of animated. \(reason)",
            advice: "See TableViewUpdateDelegate; if the table has none, please report a defect.")
    }

    // MARK: After an update

    /// Rows that have not moved may be near the end now that the number of rows has changed.
    func showVisibleRowsAgain() {
        // Querying UIKit's table may trigger a layout, which must not happen off screen; there,
        // rows are checked once they are shown.
        guard watchesRows, adapter.reasonToReload == nil else { return }
        for path in tableView.indexPathsForVisibleRows ?? [] { willShow(rowAt: path) }
    }
}
