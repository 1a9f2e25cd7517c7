/// A map from the rows of one table to those of another, for state that belongs to rows: a
/// selection, the focus, an edit.
///
/// ```swift
/// let map = RowMap(old: shown, new: wanted) { match }
/// map.places(of: [RowPath(section: 0, row: 2)])  // section 1, row 0: it went to the next section
/// ```
///
/// If batches lead from one table to the other, a row is where they put it, and no rows are
/// compared for that. A batch also deletes and inserts rows that remain: those that get another
/// cell, and those of sections that change their order. They are searched for by identity, as are
/// all rows if there are no batches.
///
/// A row is first searched for in its own section, then among the inserted rows of other sections.
/// It is found regardless of its cell: sections may be inserted, deleted and moved, and other
/// chains may make the cells. Of rows with equal identities, those of the same chain are paired
/// first, as in a batch. Rows without identity are found only in their own section, as their diff
/// pairs them.
package struct RowMap {
    // Both tables may have further sections after those that the steps between them change.
    private let old: SectionContents
    private let new: SectionContents
    private let steps: [UpdatePlan.Step]
    private let match: () -> SectionMatch

    /// - Parameter match: Returns where the old sections are; called only for rows that no step keeps.
    package init(
        old: SectionContents, new: SectionContents, steps: [UpdatePlan.Step] = [],
        match: @escaping () -> SectionMatch
    ) {
        (self.old, self.new, self.steps, self.match) = (old, new, steps, match)
    }

    /// Returns the places in the new table of those rows of the old one that it still has; traps for
    /// other rows.
    ///
    /// - Complexity: O(log *n*) for each row that the batches keep, and O(*n*) for *n* operations.
    ///   For others, that of the diff of their sections; if a row has left its section, that of the
    ///   diff of the tables.
    package func places(of rows: [RowPath]) -> [RowPath: RowPath] {
        guard let last = steps.last else { return placesByIdentity(of: rows) }
        let maps = steps.map { BatchMap($0.update.batch) }
        var places: [RowPath: RowPath] = [:]
        for row in rows {
            places[row] = maps.reduce(row as RowPath?) { $0.flatMap($1.path(ofOld:)) }
        }
        for (row, target) in placesByIdentity(of: rows.filter { places[$0] == nil }) {
            // Of rows with equal identities, the batches may have put another one there.
            let origin = maps.reversed().reduce(target as RowPath?) { $0.flatMap($1.path(ofNew:)) }
            if target.section >= last.contents.count || origin == nil { places[row] = target }
        }
        return places
    }

    /// Returns the places of rows where plans from one table to the other put them: first of their own
    /// sections alone; then of all, with the cells of their chains; then regardless of chains; then by
    /// what identifies rows, since other chains may compare them by other view models.
    private func placesByIdentity(of rows: [RowPath]) -> [RowPath: RowPath] {
        if rows.isEmpty { return [:] }
        let match = match()
        return DiffScratch.withScratch { scratch in
            var places: [RowPath: RowPath] = [:]
            for (section, rows) in Dictionary(grouping: rows, by: { $0.section }) {
                guard let target = match.new(ofOld: Int(section)) else { continue }
                let map = map(
                    [old[Int(section)]], [new[target]], replacesCells: false,
                    in: scratch)
                for row in rows {
                    places[row] = map.path(ofOld: RowPath(section: 0, row: row.row)).map {
                        RowPath(section: Int32(target), row: $0.row)
                    }
                }
            }
            if rows.allSatisfy({ places[$0] != nil }) { return places }
            var maps: [BatchMap] = []
            let targets =
                old.indices.map(match.new(ofOld:)) + match.inserts.map { $0 as Int? }
            // Rows may leave a section that goes, and enter one that comes: it is empty before or after.
            let none = SectionContent(rows: RowList(count: 0))
            func search(
                replacesCells: Bool, _ view: (SectionContent) -> SectionContent = { $0 }
            ) {
                let rest = rows.filter { places[$0] == nil }
                if rest.isEmpty { return }
                let map = map(
                    (old + match.inserts.map { _ in none }).map(view),
                    targets.map { view($0.map { new[$0] } ?? none) },
                    replacesCells: replacesCells, in: scratch)
                for row in rest {
                    // Of rows with equal identities, another one may be there.
                    guard let place = map.path(ofOld: row),
                        let target = targets[Int(place.section)],
                        maps.allSatisfy({ $0.path(ofNew: place) == nil })
                    else { continue }
                    places[row] = RowPath(section: Int32(target), row: place.row)
                }
                maps.append(map)
            }
            let contents = Array(old) + new
            if Set(contents.map { $0.cellSource }).count > 1 { search(replacesCells: true) }
            search(replacesCells: false)
            if contents.contains(where: { !$0.identifyingRows.isSame(as: $0.rows) }) {
                search(replacesCells: false) { SectionContent(rows: $0.identifyingRows) }
            }
            return places
        }
    }

    /// Returns the map of a plan between sections that stay where they are.
    private func map(
        _ before: [SectionContent], _ after: [SectionContent], replacesCells: Bool,
        in scratch: DiffScratch
    ) -> BatchMap {
        var options = UpdateOptions()
        (options.checks, options.namesDuplicates) = (false, false)
        options.replacesCells = replacesCells
        let planner = Planner(
            old: SectionContents(before), new: SectionContents(after), match: .identity,
            options: options, scratch: scratch)
        return BatchMap(planner.updates.first?.batch ?? TableBatch())
    }
}
