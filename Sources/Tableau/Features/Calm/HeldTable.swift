import Foundation

/// A table whose rows keep their places while their data go on.
///
/// Each turn costs what planning the change of the data costs, and once the look-up of the identities
/// in a changed section. What is kept beside the latest data is bounded by the rows that are shown.
struct HeldTable {
    /// The held rows, with the latest values.
    private(set) var shown: ShownTable
    /// The identities of the rows, by section, that the data no longer have there.
    private(set) var gone: [Int: Set<AnyHashable>] = [:]
    private var data: ShownTable
    /// The sections at first, in which rows have the identities and places that are held.
    private let contents: SectionContents
    private let sections: [Int: Int]

    init(_ shown: ShownTable) {
        self.shown = shown
        data = shown
        contents = shown.contents
        sections = shown.snapshot.indexesByNumber
    }

    /// The changes from the held rows to the latest data, as a diff finds them.
    var pendingChanges: PendingChanges {
        var changes = PendingChanges()
        // By section, in the order before the sections move.
        var arrivals: [Int32: Int] = [:]
        for step in Self.plan(from: shown, to: data, showsSectionMoves: true).steps {
            let batch = step.update.batch
            changes.insertions += batch.rows.inserts.filter { $0.cause == .change }.rowCount
            changes.removals += batch.rows.deletes.filter { $0.cause == .change }.rowCount
            changes.moves += batch.rows.moves.count
            for section in batch.sections.deletes.filter({ $0.cause == .change }).sections {
                changes.removals += shown.contents[section].rows.count
            }
            for section in batch.sections.inserts.filter({ $0.cause == .change }).sections {
                changes.insertions += data.contents[section].rows.count
            }
            for run in batch.rows.inserts where run.cause == .change {
                arrivals[run.section, default: 0] += Int(run.count)
            }
            for move in batch.rows.moves { arrivals[move.to.section, default: 0] += 1 }
            // The other rows of a section move with it.
            for move in batch.sections.moves {
                let count = data.contents[Int(move.to.row)].rows.count
                changes.moves += count - arrivals[move.from.row, default: 0]
            }
        }
        return changes
    }

    /// Takes the values of newer data into the rows that they still have.
    ///
    /// - `replacesCells`: Whether also those for which a row's cell must be replaced.
    mutating func take(_ next: ShownTable, replacingCells replacesCells: Bool) {
        for step in Self.plan(from: data, to: next).steps {
            let batch = step.update.batch
            for section in batch.sections.deletes.sections {
                noteGone(Int32(section), 0..<data.contents[section].rows.count)
            }
            // Whether a row that moves has left its section, the rows that are taken tell.
            for run in batch.rows.deletes + batch.rows.moves.map({ RowRun($0.from) }) {
                noteGone(run.section, run.rows)
            }
            var changed: [Int: [Range<Int>]] = [:]
            for edge in HeaderFooterKind.allCases {
                for section in step.update.headersFooters[edge].all { changed[section] = [] }
            }
            let runs = batch.rows.inserts + batch.rows.reconfigures
            for run in runs + batch.rows.moves.map({ RowRun($0.to) }) {
                changed[Int(run.section), default: []].append(run.rows)
            }
            // A section that moves is inserted.
            for section in batch.sections.inserts.sections {
                changed[section] = [0..<next.contents[section].rows.count]
            }
            for (section, rows) in changed {
                take(rows, of: next.contents[section], in: next.states[section], replacesCells)
            }
        }
        shown.hidden = next.hidden.map(withoutGone)
        data = next
    }

    /// Takes the values of changed rows, and of the header and footer, if the section is held.
    private mutating func take(
        _ changed: [Range<Int>], of content: SectionContent, in section: AnySectionState,
        _ replacesCells: Bool
    ) {
        guard let held = sections[section.number] else { return }
        let old = shown.contents[held]
        var pairs: [RowList.Replacement] = []
        if content.cellSource == old.cellSource, content.rows.isComparable(with: old.rows) {
            for row in changed.joined() {
                guard let id = content.identifyingRows.identity(ofRow: row),
                    let place = self.row(of: id, in: held)
                else { continue }
                gone[held]?.remove(id)
                if replacesCells || content.rowUpdates == .reconfigure {
                    pairs.append((place, row))
                }
            }
        }
        if gone[held]?.isEmpty == true { gone[held] = nil }
        shown.snapshot.contents[held] = old.taking(pairs, from: content)
    }

    /// Returns sections without the rows that have gone there: these are the held ones, which go there
    /// once the table is let go.
    private func withoutGone(_ sections: TableSnapshot) -> TableSnapshot {
        let ids = Set(gone.values.joined())
        var result = sections
        for (index, content) in sections.contents.enumerated() {
            guard let positions = content.positions,
                ids.contains(where: { positions.row(ofAny: $0) != nil })
            else { continue }
            let rows = (0..<content.rows.count).filter { row in
                content.identifyingRows.identity(ofRow: row).map(ids.contains) == true
            }
            result.contents[index] = content.removing(rows)
        }
        return result
    }

    private static func plan(
        from old: ShownTable, to new: ShownTable, showsSectionMoves: Bool = false
    ) -> UpdatePlan {
        var options = UpdateOptions()
        options.showsSectionMoves = showsSectionMoves
        (options.checks, options.namesDuplicates) = (false, false)
        return old.snapshot.plan(to: new.snapshot, options: options)
    }

    private func row(of id: AnyHashable, in section: Int) -> Int? {
        let positions = contents[section].positions
        return positions?.isRepeated(any: id) == true ? nil : positions?.row(ofAny: id)
    }

    /// Notes that rows of the data have left their section.
    private mutating func noteGone(_ section: Int32, _ rows: Range<Int>) {
        guard let held = sections[data.states[Int(section)].number] else { return }
        let content = data.contents[Int(section)]
        for row in rows {
            guard let id = content.identifyingRows.identity(ofRow: row),
                self.row(of: id, in: held) != nil
            else { continue }
            gone[held, default: []].insert(id)
        }
    }
}

extension SectionContent {
    /// Returns the section with the values of another in some rows, and in its header and footer where
    /// they are of the same kind.
    fileprivate func taking(
        _ pairs: [RowList.Replacement], from other: SectionContent
    ) -> SectionContent {
        func content(_ edge: HeaderFooterKind) -> HeaderFooterContent? {
            HeaderFooterContent.change(from: self[edge], to: other[edge]) == .rebind
                ? other[edge] : self[edge]
        }
        var (rows, models) = (rows, models)
        if !pairs.isEmpty {
            let pairs = pairs.sorted { $0.row < $1.row }
            rows = rows.replacing(pairs, from: other.rows)
            models = models.replacing(pairs, from: other.models)
        }
        return SectionContent(
            rows: rows, models: models, header: content(.header), footer: content(.footer),
            rowUpdates: rowUpdates, cellSource: cellSource)
    }
}
