package import Foundation

/// The way from one table to another: no batch, one or two, each always accepted by a table.
///
/// ```swift
/// let plan = UpdatePlan.make(from: shown, to: wanted)
/// if let reason = plan.reloadReason { reload(with: wanted, because: reason) }
/// for step in plan.steps { adapter.apply(step.update, showing: step.snapshot) }
/// ```
///
/// A plan changes nothing by itself, and rests on the two snapshots it was made from.
package struct UpdatePlan<Section: Hashable> {
    /// One batch, and what the table shows when it has been applied.
    package struct Step {
        /// The changes.
        package let update: CollectionUpdate
        /// What the data source must answer from when the batch's block returns.
        package let snapshot: TableSnapshot<Section>
        /// Whether this is the plan's last step, after which ``UpdatePlan/new`` is shown.
        package let isLast: Bool
    }

    /// The batches in order.
    ///
    /// Empty when nothing changed, or when ``reloadReason`` says so.
    package let steps: [Step]
    /// Why the table must be reloaded instead; nil when the steps will do.
    package let reloadReason: String?
    /// What makes the plan less precise.
    ///
    /// Section indexes are of ``new``.
    package let diagnostics: [PlanDiagnostic]
    /// What is shown before the plan.
    package let old: TableSnapshot<Section>
    /// What is shown after the plan.
    package let new: TableSnapshot<Section>
    private let crossings: [RowMove]

    /// True when there is nothing to do.
    package var isEmpty: Bool { steps.isEmpty && reloadReason == nil }

    /// Plans the way from what is shown to what is to be shown.
    ///
    /// - Parameters:
    ///   - old: What the table shows now.
    ///   - new: What it is to show.
    ///   - options: How; see ``UpdateOptions``.
    /// - Complexity: O(1) for each section whose rows are the same array, else as the diff of its
    ///   rows: linear but for moves.
    package static func make(
        from old: TableSnapshot<Section>, to new: TableSnapshot<Section>,
        options: UpdateOptions = UpdateOptions()
    ) -> UpdatePlan {
        let planner = DiffScratch.withScratch { scratch in
            var planner = Planner(
                old: old.contents, new: new.contents,
                match: old.sectionMatch(with: new, using: scratch), options: options,
                scratch: scratch)
            planner.plan()
            return planner
        }
        let match = planner.match
        let steps = planner.updates.enumerated().map { index, update in
            let isLast = index == planner.updates.count - 1
            return Step(
                update: update, snapshot: isLast ? new : old.surviving(match, as: new),
                isLast: isLast)
        }
        let problem = options.checksPlan ? check(steps, from: old) : nil
        var diagnostics = planner.diagnostics
        if options.diagnoses, !match.isIdentity {
            diagnostics += IdentityCheck.duplicateSections(in: new)
        }
        return UpdatePlan(
            steps: problem == nil ? steps : [], reloadReason: problem, diagnostics: diagnostics,
            old: old, new: new, crossings: planner.crossings)
    }

    /// Checks each batch against the table contract; the first rule broken, if any.
    private static func check(_ steps: [Step], from old: TableSnapshot<Section>) -> String? {
        var before = old.contents.rowCounts
        for step in steps {
            let after = step.snapshot.contents.rowCounts
            if let violation = BatchCheck.violation(
                in: step.update.batch, before: before, after: after)
            {
                return "\(violation)"
            }
            before = after
        }
        return nil
    }

    /// Where rows of the old table are in the new one, whatever way their cells take there.
    ///
    /// - Parameter paths: Rows of ``old``, else this traps.
    /// - Returns: For each its place in ``new``; nil if it was deleted.
    /// - Complexity: See ``RowFollower``.
    package func newPaths(of paths: [IndexPath]) -> [IndexPath?] {
        // Of equal identities, the one that the batch moves.
        var crossed: [IndexPath: IndexPath] = [:]
        for move in crossings { crossed[move.from.indexPath] = move.to.indexPath }
        let others = paths.filter { crossed[$0] == nil }
        let followed = RowFollower(from: old, to: new).newPaths(of: others)
        for (path, target) in zip(others, followed) { crossed[path] = target }
        return paths.map { crossed[$0] }
    }
}

extension TableSnapshot {
    /// Which of these sections is which of another table's.
    func sectionMatch(with new: TableSnapshot, using scratch: DiffScratch) -> SectionMatch {
        let sections = Diff(
            RowList(sections, type: sectionType).erased.borrowed,
            RowList(new.sections, type: new.sectionType).erased.borrowed,
            by: sectionType.comparison, using: scratch)
        return SectionMatch(sections, oldCount: count, newCount: new.count)
    }

    /// What the table shows between two batches: the surviving sections in their old order with
    /// their new contents.
    fileprivate func surviving(_ match: SectionMatch, as new: TableSnapshot) -> TableSnapshot {
        var result = TableSnapshot(sectionType: sectionType)
        for old in sections.indices {
            guard let target = match.new(ofOld: old) else { continue }
            result.append(new.sections[target], new.contents[target])
        }
        return result
    }
}
