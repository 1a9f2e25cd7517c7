/// A map between old and new places of rows and sections in an accepted batch.
///
/// A query takes O(log *n*) in the operations, whatever the number of rows. A class, since copying a
/// struct of ten arrays takes longer than a small diff.
package final class BatchMap: Sendable {
    /// The operations on rows, each list ascending.
    package let operations: BatchOperations
    /// Sources and destinations of row moves, ascending, one run each.
    let sources: [RowRun]
    let destinations: [RowRun]
    /// The row moves, ascending by destination; in `operations` they ascend by source.
    private let movesByDestination: [RowMove]
    /// The map of sections as rows of one section; nil if all stay where they are.
    package let sections: BatchMap?
    /// Removed rows (deletes and sources of moves), in the old table.
    package let removed: RunIndex
    /// Added rows (inserts and destinations of moves), in the new table.
    package let added: RunIndex

    /// Creates a map, whose places mean nothing unless ``BatchCheck`` accepts the batch.
    package convenience init(_ recorded: TableBatch) {
        let sections = recorded.sections
        self.init(
            recorded.rows, inSections: sections.areStructural ? BatchMap(sections) : nil)
    }

    package init(_ recorded: BatchOperations, inSections sections: BatchMap? = nil) {
        operations = recorded.sorted()
        // The planner's moves ascend by destination: that order is found at once, not from the
        // sorted moves.
        var moves = recorded.moves
        BatchOperations.sort(&moves) { $0.to.order }
        movesByDestination = moves
        sources = operations.moves.map { RowRun($0.from) }
        destinations = moves.map { RowRun($0.to) }
        removed = RunIndex(operations.deletes, merging: sources)
        added = RunIndex(operations.inserts, merging: destinations)
        self.sections = sections
    }

    /// Whether the batch changes the set or order of rows and sections, or replaces some.
    package var isStructural: Bool { sections != nil || operations.areStructural }

    // MARK: Sections

    /// Returns the section's new index, or nil if it was deleted or reloaded.
    package func section(ofOld section: Int32) -> Int32? {
        guard let sections else { return section }
        let old = RowPath.section(section)
        return sections.reloadAnimation(ofOld: old) == nil ? sections.path(ofOld: old)?.row : nil
    }

    /// Returns the section's old index, or nil if it was inserted or reloaded.
    package func section(ofNew section: Int32) -> Int32? {
        guard let sections else { return section }
        guard let old = sections.path(ofNew: .section(section)) else { return nil }
        return sections.reloadAnimation(ofOld: old) == nil ? old.row : nil
    }

    /// The sections that are neither deleted nor reloaded, in stretches that stay together, with the new
    /// place of each stretch; nil if all stay where they are.
    func keptSections(of count: Int) -> [(old: Range<Int>, new: Int)]? {
        guard let sections else { return nil }
        let reloads = sections.operations.reloads
        let reloaded = reloads.sections.compactMap { sections.path(ofOld: .section(Int32($0))) }
        func ranges(_ runs: [RowRun]) -> [Range<Int>] {
            runs.map { $0.rows }.sorted { $0.lowerBound < $1.lowerBound }
        }
        let kept = stretches(
            of: count, removing: ranges(sections.removed.runs + reloads),
            adding: ranges(sections.added.runs + reloaded.map { RowRun($0) }))
        return kept
            + sections.operations.moves.map { (RowRun($0.from).rows, Int($0.to.row)) }
    }

    // MARK: Rows

    /// Returns the row's new place, or nil if it was deleted or its section was reloaded.
    package func path(ofOld path: RowPath) -> RowPath? {
        guard let section = section(ofOld: path.section) else { return nil }
        if removed.contains(path) {
            return move(ofOld: path)?.to
        }
        let rank = path.row - removed.count(before: path)
        return added.place(ofRank: rank, section: section)
    }

    /// Returns whether all rows of some sections keep their places and cells.
    func keepsRows(of sections: ClosedRange<Int32>) -> Bool {
        self.sections == nil && operations.reloads.isEmpty
            && removed.runs(in: sections).isEmpty && added.runs(in: sections).isEmpty
    }

    /// Returns the row's old place, or nil if it was inserted or its section was reloaded.
    package func path(ofNew path: RowPath) -> RowPath? {
        guard let section = section(ofNew: path.section) else { return nil }
        if added.contains(path) {
            return movesByDestination.index(of: path) { $0.to }.map { movesByDestination[$0].from }
        }
        let rank = path.row - added.count(before: path)
        return removed.place(ofRank: rank, section: section)
    }

    func move(ofOld path: RowPath) -> RowMove? {
        operations.moves.index(of: path) { $0.from }.map { operations.moves[$0] }
    }

    /// Returns the reload animation of an old row; nil if it keeps its cell.
    func reloadAnimation(ofOld path: RowPath) -> TableView.RowAnimation? {
        operations.reloads.run(containing: path)?.animation
    }

    // MARK: Animations

    /// Returns how an old row leaves that has no new place.
    func deletionAnimation(of path: RowPath) -> TableView.RowAnimation {
        let run =
            operations.deletes.run(containing: path) ?? operations.reloads.run(containing: path)
        return run?.animation ?? sections?.deletionAnimation(of: .section(path.section))
            ?? .automatic
    }

    /// Returns how a new row arrives that has no old place.
    func insertionAnimation(of path: RowPath) -> TableView.RowAnimation {
        operations.inserts.run(containing: path)?.animation
            ?? self.path(ofNew: path).flatMap(reloadAnimation(ofOld:))
            ?? sections?.insertionAnimation(of: .section(path.section)) ?? .automatic
    }
}
