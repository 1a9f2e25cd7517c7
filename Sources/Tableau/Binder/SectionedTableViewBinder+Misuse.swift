import Dispatch
import Foundation

// Likely mistakes in the use of the binder as a whole: its lifetime, table and sources.

extension SectionedTableViewBinder {
    /// Reports later that `finish()` is missing: a binder that its screen keeps may never be released.
    ///
    /// A test, which has a clock of its own, needs no reminder.
    func expectFinish(after firstChain: ChainLabel) {
        guard clock is MainQueueClock else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
            MainActor.assumeIsolated {
                guard let self, !self.hasFinishedBinding, self.isFirst(.neverFinished)
                else { return }
                self.reporter.report(.missingFinish("A binder is kept", firstChain))
            }
        }
    }

    /// Returns whether nothing of a kind that is reported once for a binder has been reported.
    func isFirst(_ kind: TableDiagnostic.Kind) -> Bool { reported.insert(kind.rawValue).inserted }

    func reportReplacedDelegates() {
        if let other = tableView.dataSource as? TableViewAdapter, other.contents != nil {
            replacesBinder = true
            return report(
                .tableBoundTwice, of: firstChain,
                "Another binder has finished on the same table; its bindings are no longer shown.",
                advice: "Bind all sections on one binder, or release the other one first.")
        }
        let dataSource = tableView.dataSource.map { "data source, a \(type(of: $0))" }
        let delegate = tableView.delegate.flatMap {
            $0 is TableViewAdapter ? nil : "delegate, a \(type(of: $0))"
        }
        let replaced = [dataSource, delegate].compactMap { $0 }
        if replaced.isEmpty { return }
        report(
            .delegateReplaced, of: firstChain,
            "finish() replaced the table's \(replaced.joined(separator: " and its ")).",
            advice: "Move its work into chains: onTapped, dimensions, prefetch and so on.")
    }

    /// Whether nothing is displayed only because `displayedSections` was never set.
    var mayDisplayNothing: Bool {
        sectionDisplayBehavior.isManual && pending.displayed.isEmpty && !hasSetDisplayedSections
    }

    /// Reports once that there are rows but no section is displayed.
    func reportNoDisplayedSections() {
        guard mayDisplayNothing, let state = pending.sections.first(where: \.hasRows),
            isFirst(.noDisplayedSections)
        else { return }
        report(
            .noDisplayedSections, of: state.binding(of: nil)?.chain,
            "Rows are bound, but the table shows no section: displayedSections was never set.",
            advice: "Set it, or sectionDisplayBehavior = .hidesSectionsWithNoCellData.")
    }

    /// Reports an error that ended a source, or a source's data that contradict themselves.
    func reportFailure(_ error: any Error, of chain: ChainLabel) {
        if let error = error as? OrderContradiction {
            return report(.inconsistentOrder, of: chain, error.message, advice: error.advice)
        }
        report(
            .sourceFailed, of: chain, "An observable bound by this chain failed: \(error).",
            advice: "Its last rows stay. Handle the error before binding, with catchAndReturn(_:) "
                + "or retry().")
    }

    /// Returns what reports, once for a row type, that new data shares class instances with those that
    /// they are about to replace; nil if they don't.
    ///
    /// Instances changed in place are equal to themselves.
    func sharedInstances<Scope: DataScope<Section>>(
        of binding: DataBinding, in lists: SectionLists<Scope.Layout.Key>, _ scope: Scope
    ) -> (() -> Void)? {
        guard let kind = lists.rows.first?.compared.type, kind.isClass,
            !reported.contains("instances of \(kind.id)")
        else { return nil }
        for (key, rows) in zip(lists.keys, lists.rows) {
            let section = scope.section(at: key)
            guard let old = pending.known(section)?.rows(of: binding),
                old.compared.sharesInstances(with: rows.compared)
            else { continue }
            reported.insert("instances of \(kind.id)")
            return { [self] in
                report(
                    .sharedInstances, in: section, of: binding.chain,
                    "New data for section \(section) has the same instances of class "
                        + "\(kind.name) as before: what has changed in them is not shown.",
                    advice: "Make \(kind.name) a struct, or give changed rows new instances.")
            }
        }
        return nil
    }
}

// MARK: Misuse for which UIKit raises exceptions

extension SectionedTableViewBinder {
    /// Returns an estimate that the table accepts; reports once one that it may reject.
    func permitted(_ estimate: CGFloat?, in section: Section) -> CGFloat? {
        guard let estimate, estimate != TableView.automaticDimension, estimate != 0,
            estimate < TableView.smallestEstimate
        else { return estimate }
        if isFirst(.estimateTooSmall) {
            report(
                .estimateTooSmall, in: section,
                "A height in section \(section) is estimated as \(estimate), which UIKit may "
                    + "reject: \(TableView.smallestEstimate) is used instead.",
                advice: "Estimate 2 or more, or bind no estimate.")
        }
        return TableView.smallestEstimate
    }

    func reportMissingNib(of type: any AnyObject.Type) {
        guard let type = type as? any UINibInitable.Type, let place = type.missingNib else {
            return
        }
        report(
            .nibNotFound,
            "\(type) has a nib layout, but there is no \(type.nibName).nib in \(place).",
            advice: "Declare its nibName or nibBundle: in a Swift package, "
                + "static var nibBundle: Bundle { .module }.")
    }
}

extension TableDiagnostic {
    static func missingFinish(_ what: String, _ firstChain: ChainLabel) -> TableDiagnostic {
        TableDiagnostic(
            kind: .neverFinished, section: nil, chain: firstChain.description,
            message: "\(what) without finish(), so its table shows nothing.",
            advice: "Call finish() after the last chain, and keep the binder in a property.")
    }
}
