/// A map from the rows of one table to those of another, for state that belongs to rows: a
/// selection, the focus, an edit.
///
/// ```swift
/// let map = RowMap(from: shown, to: wanted)
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
package struct RowMap<Section: Hashable> {
    private let old: TableSnapshot<Section>
    private let new: TableSnapshot<Section>
    private let steps: [UpdatePlan<Section>.Step]

    /// Creates a map from one table to another, both of which may have further sections after those that
    /// the steps between them change.
    package init(
        from old: TableSnapshot<Section>, to new: TableSnapshot<Section>,
        through steps: [UpdatePlan<Section>.Step] = []
    ) {
        self.old = old
        self.new = new
        self.steps = steps
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
            if target.section >= last.snapshot.count || origin == nil { places[row] = target }
        }
        return places
    }

    private func placesByIdentity(of rows: [RowPath]) -> [RowPath: RowPath] {
        if rows.isEmpty { return [:] }
        return DiffScratch.withScratch { scratch in
            let match = old.sectionMatch(with: new, using: scratch)
            var maps: [Int32: BatchMap] = [:]
            var crossed: [RowPath: RowPath]?
            return rows.reduce(into: [:]) { places, row in
                if let target = match.new(ofOld: Int(row.section)) {
                    let map = maps[row.section] ?? map(Int(row.section), to: target, using: scratch)
                    maps[row.section] = map
                    if let place = map.path(ofOld: RowPath(section: 0, row: row.row)) {
                        places[row] = RowPath(section: Int32(target), row: place.row)
                        return
                    }
                }
                if crossed == nil { crossed = rowsThatCross(match, scratch) }
                places[row] = crossed?[row]
            }
        }
    }

    /// Returns the places of the rows of a remaining section, as a batch on a table of this section
    /// alone.
    private func map(
        _ section: Int, to target: Int, using scratch: DiffScratch
    ) -> BatchMap {
        scratch.beginCollecting()
        let section = ChangedSection(
            old: 0, old.contents[section].rows, new: 0, new.contents[target].rows, in: scratch)
        section.lift(in: scratch.collected)
        var batch = TableBatch()
        for row in section.deletes(in: scratch.collected) {
            batch.rows.deletes.append(RowPath(section: 0, row: row))
        }
        for row in section.inserts(in: scratch.collected) {
            batch.rows.inserts.append(RowPath(section: 0, row: row))
        }
        batch.rows.moves = section.moves(in: scratch.collected).map(section.move)
        return BatchMap(batch)
    }

    /// Returns all rows that are found in another section: as they are compared, or else by what
    /// identifies them, since other chains may compare them by other view models.
    private func rowsThatCross(
        _ match: SectionMatch, _ scratch: DiffScratch
    ) -> [RowPath: RowPath] {
        var paths = rowsThatCross(match, from: old.contents, to: new.contents, scratch)
        let taken = Set(paths.values)
        let (old, new) = (identifying(old.contents), identifying(new.contents))
        for (row, target) in rowsThatCross(match, from: old, to: new, scratch)
        where paths[row] == nil && !taken.contains(target) {
            paths[row] = target
        }
        return paths
    }

    private func rowsThatCross(
        _ match: SectionMatch, from old: SectionContents, to new: SectionContents,
        _ scratch: DiffScratch
    ) -> [RowPath: RowPath] {
        scratch.beginCollecting()
        var changed: ContiguousArray<ChangedSection> = []
        let none = RowList(count: 0)
        func compare(_ section: Int?, with target: Int?) {
            let before = section.map { old[$0].rows } ?? none
            let after = target.map { new[$0].rows } ?? none
            if after.isSame(as: before) { return }
            changed.append(
                ChangedSection(old: section ?? -1, before, new: target ?? -1, after, in: scratch))
        }
        for section in old.indices { compare(section, with: match.new(ofOld: section)) }
        for section in match.inserts { compare(nil, with: section) }
        var paths: [RowPath: RowPath] = [:]
        // First with rows of the same chain, then with all.
        for isOfOneChain in [true, false] {
            let join = RowGroups.join(changed, from: old, to: new, in: scratch) {
                isOfOneChain ? $0.cellSource : 0
            }
            for crossing in join.moves { paths[crossing.move.from] = crossing.move.to }
            for index in changed.indices { changed[index].keepUnmarked(in: scratch.collected) }
        }
        return paths
    }

    private func identifying(_ contents: SectionContents) -> SectionContents {
        SectionContents(
            contents.map { SectionContent(rows: $0.identifyingRows, cellSource: $0.cellSource) })
    }
}
