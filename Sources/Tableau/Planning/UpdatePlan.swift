/// The plan of an update from one table to another: zero to two batches, each always accepted by a
/// table.
package final class UpdatePlan<Section: Hashable> {
    /// One batch, and the table's content after it.
    package struct Step {
        package let update: CollectionUpdate
        /// The content that the data source must provide when the batch's block returns.
        package let snapshot: TableSnapshot<Section>
        /// Whether this is the plan's last step, after which ``UpdatePlan/new`` is shown.
        package let isLast: Bool
    }

    /// The batches in order; none if nothing changed, or if there is a ``reloadReason``.
    package let steps: [Step]
    /// The reason why the table must be reloaded instead; nil if the steps suffice.
    package let reloadReason: String?
    /// Properties of the data that make the plan less precise; section indexes refer to ``new``.
    package let diagnostics: [PlanDiagnostic]
    package let old: TableSnapshot<Section>
    package let new: TableSnapshot<Section>

    package var rowMap: RowMap<Section> { RowMap(old: old, new: new, steps: steps) }

    package var isEmpty: Bool { steps.isEmpty && reloadReason == nil }

    /// Plans the update from the current content to the new one.
    ///
    /// - Complexity: O(1) for each section whose rows are the same array, otherwise that of the
    ///   diff of its rows: linear except for moves.
    package init(
        from old: TableSnapshot<Section>, to new: TableSnapshot<Section>,
        options: UpdateOptions = UpdateOptions()
    ) {
        let planner = DiffScratch.withScratch { scratch in
            Planner(
                old: old.contents, new: new.contents,
                match: old.sectionMatch(with: new, using: scratch), options: options,
                scratch: scratch)
        }
        let steps = planner.updates.enumerated().map { index, update in
            let isLast = index == planner.updates.count - 1
            let snapshot = isLast ? new : old.surviving(planner.match, as: new)
            return Step(update: update, snapshot: snapshot, isLast: isLast)
        }
        reloadReason = options.checks ? Self.check(steps, from: old) : nil
        self.steps = reloadReason == nil ? steps : []
        diagnostics = planner.diagnostics
        self.old = old
        self.new = new
    }

    /// Checks each batch against the table contract; returns the first broken rule, if any.
    private static func check(_ steps: [Step], from old: TableSnapshot<Section>) -> String? {
        var before = old.contents.rowCounts
        for step in steps {
            let after = step.snapshot.contents.rowCounts
            if let violation = BatchCheck.violation(
                in: BatchMap(step.update.batch), before: before, after: after)
            {
                return "\(violation)"
            }
            before = after
        }
        return nil
    }
}

extension TableSnapshot {
    func sectionMatch(with new: TableSnapshot, using scratch: DiffScratch) -> SectionMatch {
        let sections = Diff(
            RowList(sections, type: sectionType).erased.borrowed,
            RowList(new.sections, type: new.sectionType).erased.borrowed,
            by: sectionType.comparison, using: scratch)
        return SectionMatch(sections, oldCount: count)
    }

    /// Returns the content between two batches: the surviving sections in their old order with
    /// their new contents.
    fileprivate func surviving(_ match: SectionMatch, as new: TableSnapshot) -> TableSnapshot {
        let targets = sections.indices.compactMap(match.new(ofOld:))
        return TableSnapshot(
            sections: targets.map { new.sections[$0] },
            contents: SectionContents(targets.map { new.contents[$0] }), sectionType: sectionType)
    }
}
