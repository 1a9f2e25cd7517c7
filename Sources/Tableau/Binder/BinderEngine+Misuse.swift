import Foundation

// Reports likely mistakes in the use of the binder as a whole: its life, its table, its sources.

extension BinderEngine {
    /// Reports what the table asks no longer once this binder is its data source and delegate.
    func reportReplacedDelegates() {
        if let other = tableView.dataSource as? TableViewAdapter, other.contents != nil {
            replacesBinder = true
            return report(
                .tableBoundTwice, nil, firstChain,
                "Another binder has finished on the same table; nothing it binds is shown any more.",
                "Bind all sections of a table on one binder, or release the other one first.")
        }
        var replaced: [String] = []
        if let dataSource = tableView.dataSource {
            replaced.append("data source, a \(type(of: dataSource))")
        }
        if let delegate = tableView.delegate, !(delegate is TableViewAdapter) {
            replaced.append("delegate, a \(type(of: delegate))")
        }
        if replaced.isEmpty { return }
        report(
            .delegateReplaced, nil, firstChain,
            "finish() replaced the table's \(replaced.joined(separator: " and its ")).",
            "Move what it does into chains: onTapped, dimensions, prefetch and so on.")
    }

    /// Whether nothing is displayed only because nobody has said what to display.
    var mayDisplayNothing: Bool {
        behavior.rule == .manual && displayed.isEmpty && !hasSetDisplayedSections
    }

    /// Reports, once, that there are rows and none is displayed.
    func reportNoDisplayedSections() {
        guard mayDisplayNothing, !hasReportedNoSections else { return }
        let others = otherSlots
        guard let state = stateList.first(where: { $0.hasRows(others: others) }) else { return }
        hasReportedNoSections = true
        report(
            .noDisplayedSections, nil, typed(state).cells(others: others)?.chain,
            "Rows are bound, but the table shows no section: displayedSections was never set.",
            "Set it, or let the data decide: sectionDisplayBehavior = .hidesSectionsWithNoCellData."
        )
    }

    /// Reports an error that ended a source.
    func reportFailure(_ error: any Error, of chain: ChainLabel) {
        report(
            .sourceFailed, nil, chain, "An observable bound by this chain failed: \(error).",
            "What it gave before stays. Handle the error before binding, with catchAndReturn(_:) "
                + "or retry().")
    }

    /// Reports, once for each row type, instances of a class that an older data set shares with a
    /// newer one: changed in place, they are equal to themselves.
    ///
    /// Before the newer data set is taken.
    func reportSharedInstances<Scope: DataScope>(
        of slot: CellSlot, in lists: SectionLists<Scope.Layout.Key>, _ scope: Scope
    ) where Scope.Section == Section {
        guard planOptions.diagnoses, let kind = lists.rows.first?.compared.kind, kind.isClass,
            !reportedClasses.contains(kind.rowType)
        else { return }
        for (index, rows) in lists.rows.enumerated() {
            let section = scope.section(at: lists.keys[index])
            guard let old = states[section]?.rows(of: slot),
                old.compared.sharesInstances(with: rows.compared)
            else { continue }
            reportedClasses.insert(kind.rowType)
            return report(
                .sharedInstances, section, slot.chain,
                "New data for section \(section) has the same instances of class \(kind.name) as "
                    + "before: rows whose model was changed in place are not updated.",
                "Make \(kind.name) a struct, or give changed rows new instances.")
        }
    }
}

// MARK: What UIKit raises exceptions for

extension BinderEngine {
    /// Reports, once, an estimate that the table may refuse.
    func reportEstimate(_ estimate: CGFloat, in section: Section) {
        if hasReportedEstimate { return }
        hasReportedEstimate = true
        report(
            .estimateTooSmall, section, nil,
            "A height in section \(section) is estimated as \(estimate), which UIKit may refuse: it "
                + "is given \(TableView.smallestEstimate).",
            "Estimate 2 or more, or bind no estimate.")
    }

    /// Reports a class whose nib is not where it is looked for.
    func reportMissingNib(of type: any AnyObject.Type) {
        guard let type = type as? any UINibInitable.Type, let place = type.missingNib else {
            return
        }
        report(
            .nibNotFound, nil, nil,
            "\(type) is laid out in a nib, but there is no \(type.nibName).nib in \(place).",
            "State its nibName or nibBundle: in a Swift package, "
                + "static var nibBundle: Bundle { .module }.")
    }
}

// MARK: Update delegates

extension BinderEngine {
    /// What an update delegate forgot: a header or footer on screen that still shows the old
    /// content.
    func staleHeaderOrFooter(after update: CollectionUpdate) -> String? {
        guard update.changesHeadersOrFooters else { return nil }
        tableView.layoutIfNeeded()
        let headers = update.headerUpdates + update.headerReplacements
        let footers = update.footerUpdates + update.footerReplacements
        guard
            let stale = headers.first(where: { isStale(.header, inSection: $0) })
                .map({ (HeaderFooterKind.header, $0) })
                ?? footers.first(where: { isStale(.footer, inSection: $0) })
                .map({ (HeaderFooterKind.footer, $0) })
        else { return nil }
        return "The update delegate returned true, but the \(stale.0) of section "
            + "\(shown.sections[stale.1]) still shows what it did before."
    }

    private func isStale(_ edge: HeaderFooterKind, inSection section: Int) -> Bool {
        let view =
            edge == .header
            ? tableView.headerView(forSection: section) : tableView.footerView(forSection: section)
        guard let view, let content = content(of: edge, inSection: section) else {
            // A view that nothing asks for any more; one that is off screen is asked for later.
            return view != nil
        }
        if let title = content.title {
            // A table may show titles in capitals.
            guard let text = view.textLabel?.text else { return false }
            return text.lowercased() != title.lowercased()
        }
        let slots = shownStates[section].headerFooterSlots(edge, others: otherSlots)
        guard let viewModel = content.viewModel, let slot = slots.view else { return false }
        return !slot.isShowing(view, viewModel)
    }
}
