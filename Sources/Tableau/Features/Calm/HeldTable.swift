import Foundation

/// A table whose rows keep their places while their data go on.
///
/// Each turn costs what planning the change of the data costs, and once the look-up of the identities
/// in a changed section. What is kept beside the latest data is bounded by the rows that are shown.
struct HeldTable<Section: TableViewSection> {
    /// The held rows, with the latest values.
    private(set) var shown: ShownTable<Section>
    /// The identities of the rows, by section, that the data no longer have there.
    private(set) var gone: [Int: Set<AnyHashable>] = [:]
    private var data: ShownTable<Section>
    /// The sections at first, in which rows have the identities and places that are held.
    private let contents: SectionContents
    private let sections: [AnyHashable: Int]

    init(_ shown: ShownTable<Section>) {
        self.shown = shown
        self.shown.isRearranged = false
        data = shown
        contents = shown.contents
        sections = shown.snapshot.indexesByIdentity
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
    mutating func take(_ next: ShownTable<Section>) {
        var taken: [Int: TakenRows] = [:]
        var contents = shown.contents
        for step in Self.plan(from: data, to: next).steps {
            let batch = step.update.batch
            for section in batch.sections.deletes.sections {
                noteGone(Int32(section), 0..<data.contents[section].rows.count)
            }
            // Whether a row that moves has left its section, the rows that are taken tell.
            for run in batch.rows.deletes + batch.rows.moves.map({ RowRun($0.from) }) {
                noteGone(run.section, Int(run.row)..<Int(run.end))
            }
            for section in batch.sections.inserts.sections {
                note(0..<next.contents[section].rows.count, of: next, section, in: &taken)
            }
            let runs = batch.rows.inserts + batch.rows.reconfigures
            for run in runs + batch.rows.moves.map({ RowRun($0.to) }) {
                note(Int(run.row)..<Int(run.end), of: next, Int(run.section), in: &taken)
            }
            let headers = HeaderFooterKind.allCases.map { step.update.headersFooters[$0].all }
            // A section that moves is inserted.
            for section in Set(headers.joined() + batch.sections.inserts.sections) {
                guard let held = index(of: next.sections[section]) else { continue }
                contents[held] = contents[held].replacingHeaders(by: next.contents[section])
            }
        }
        for (section, rows) in taken {
            contents[section] = contents[section].replacing(rows)
        }
        shown.snapshot.contents = contents
        shown.hidden = next.hidden.map(withoutGone)
        data = next
    }

    /// Returns sections without the rows that have gone there: these are the held ones, which go there
    /// once the table is let go.
    private func withoutGone(_ sections: TableSnapshot<Section>) -> TableSnapshot<Section> {
        let ids = gone.values.joined().map { RowID.row($0) }
        var result = sections
        for index in sections.contents.indices {
            for id in ids {
                while let row = result.contents[index].row(of: id) {
                    result.contents[index] = result.contents[index].removing(row)
                }
            }
        }
        return result
    }

    private static func plan(
        from old: ShownTable<Section>, to new: ShownTable<Section>, showsSectionMoves: Bool = false
    ) -> UpdatePlan<Section> {
        var options = UpdateOptions()
        options.showsSectionMoves = showsSectionMoves
        (options.checks, options.namesDuplicates) = (false, false)
        return UpdatePlan(from: old.snapshot, to: new.snapshot, options: options)
    }

    private func index(of section: Section) -> Int? { sections[sectionIdentity(of: section)] }

    private func row(of id: AnyHashable, in section: Int) -> Int? {
        guard let known = contents[section].positions, !known.isRepeated(any: id) else {
            return nil
        }
        return known.row(ofAny: id)
    }

    /// Notes that rows of the data have left their section.
    private mutating func noteGone(_ section: Int32, _ rows: Range<Int>) {
        guard let held = index(of: data.sections[Int(section)]) else { return }
        let content = data.contents[Int(section)]
        for row in rows {
            guard let id = content.identifyingRows.identity(ofRow: row),
                self.row(of: id, in: held) != nil
            else { continue }
            gone[held, default: []].insert(id)
        }
    }

    /// Notes which held rows newer data have, with other values or again.
    private mutating func note(
        _ rows: Range<Int>, of next: ShownTable<Section>, _ section: Int,
        in taken: inout [Int: TakenRows]
    ) {
        guard let held = index(of: next.sections[section]) else { return }
        let (content, shown) = (next.contents[section], shown.contents[held])
        guard content.cellSource == shown.cellSource, content.rows.isComparable(with: shown.rows)
        else { return }
        for row in rows {
            guard let id = content.identifyingRows.identity(ofRow: row),
                let place = self.row(of: id, in: held)
            else { continue }
            gone[held]?.remove(id)
            if gone[held]?.isEmpty == true { gone[held] = nil }
            taken[held, default: TakenRows(source: content)].pairs.append((place, row))
        }
    }
}

/// Rows of newer data to show in the places of those with the same identities.
private struct TakenRows {
    let source: SectionContent
    var pairs: [RowList.Replacement] = []
}

extension SectionContent {
    /// Returns the section with other values in some rows.
    fileprivate func replacing(_ taken: TakenRows) -> SectionContent {
        let pairs = taken.pairs.sorted { $0.row < $1.row }
        return with(
            rows.replacing(pairs, from: taken.source.rows),
            taken.source.models.flatMap { models?.replacing(pairs, from: $0) } ?? models)
    }

    /// Returns the section with the contents of another's header and footer where they are of the
    /// same kind.
    fileprivate func replacingHeaders(by other: SectionContent) -> SectionContent {
        func content(_ edge: HeaderFooterKind) -> HeaderFooterContent? {
            HeaderFooterContent.change(from: self[edge], to: other[edge]) == .rebind
                ? other[edge] : self[edge]
        }
        return SectionContent(
            rows: rows, models: models, header: content(.header), footer: content(.footer),
            rowUpdates: rowUpdates, cellSource: cellSource)
    }
}
