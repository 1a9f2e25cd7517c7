/// The plan of an update from one table to another: zero to two batches, each always accepted by a
/// table.
package struct UpdatePlan {
    /// One batch, and the table's content after it.
    package struct Step {
        package let update: CollectionUpdate
        /// The content that the data source must provide when the batch's block returns.
        package let contents: SectionContents
        /// The old sections that remain, in their old order, if another step changes it; nil if the
        /// sections are the new ones.
        package let survivors: [Int]?
    }

    /// The batches in order; none if nothing changed.
    package let steps: [Step]
    /// Properties of the data that make the plan less precise; section indexes refer to the new table.
    package let diagnostics: [PlanDiagnostic]

    /// Plans the update from the current content to the new one.
    ///
    /// - Complexity: O(1) for each section whose rows are the same array, otherwise that of the
    ///   diff of its rows: linear except for moves.
    package init(
        from old: SectionContents, to new: SectionContents, match: SectionMatch = .identity,
        options: UpdateOptions = UpdateOptions()
    ) {
        let planner = DiffScratch.withScratch { scratch in
            Planner(old: old, new: new, match: match, options: options, scratch: scratch)
        }
        let last = planner.updates.count - 1
        steps = planner.updates.enumerated().map { index, update in
            if index == last { return Step(update: update, contents: new, survivors: nil) }
            let survivors = old.indices.filter { match.new(ofOld: $0) != nil }
            let contents = survivors.compactMap(match.new(ofOld:)).map { new[$0] }
            return Step(
                update: update, contents: SectionContents(contents), survivors: survivors)
        }
        diagnostics = planner.diagnostics
    }
}
