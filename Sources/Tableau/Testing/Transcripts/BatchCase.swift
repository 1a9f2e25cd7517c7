#if !canImport(UIKit)
import Tableau

/// A batch with the rows before and after it, from which sections and rows can be removed.
///
/// Removal is sound: it drops all operations on removed places, and is refused if one of them also
/// names a remaining place. So a valid batch stays valid, and a batch that still fails failed
/// before.
struct BatchCase {
    var before: Transcript.Contents
    var batch: TableBatch
    var after: Transcript.Contents

    /// The violation of the batch, if any.
    var failure: TableViolation? {
        var table = StrictTable(before, identifiedBy: \.identity)
        do throws(TableViolation) {
            try table.apply(TableChanges(batch), showing: after)
            return nil
        } catch {
            return error
        }
    }

    /// Places to remove, before and after the batch.
    struct Cut {
        var oldSections: Set<Int32> = []
        var newSections: Set<Int32> = []
        var oldRows: Set<RowPath> = []
        var newRows: Set<RowPath> = []

        func hasOld(_ path: RowPath) -> Bool {
            oldSections.contains(path.section) || oldRows.contains(path)
        }

        func hasNew(_ path: RowPath) -> Bool {
            newSections.contains(path.section) || newRows.contains(path)
        }

        mutating func formUnion(_ other: Cut) {
            oldSections.formUnion(other.oldSections)
            newSections.formUnion(other.newSections)
            oldRows.formUnion(other.oldRows)
            newRows.formUnion(other.newRows)
        }
    }

    /// Returns the case without a cut; nil if an operation ties it to a remaining place.
    func without(_ cut: Cut) -> BatchCase? {
        let old = Renumbering(before, withoutSections: cut.oldSections, rows: cut.oldRows)
        let new = Renumbering(after, withoutSections: cut.newSections, rows: cut.newRows)
        var result = TableBatch()
        for move in batch.rowMoves {
            if cut.hasOld(move.from) != cut.hasNew(move.to) { return nil }
            guard !cut.hasOld(move.from) else { continue }
            guard let from = old.path(move.from), let to = new.path(move.to) else { return nil }
            result.rowMoves.append(RowMove(from: from, to: to))
        }
        for move in batch.sectionMoves {
            if cut.oldSections.contains(move.from) != cut.newSections.contains(move.to) {
                return nil
            }
            guard !cut.oldSections.contains(move.from) else { continue }
            guard let from = old.section(move.from), let to = new.section(move.to) else {
                return nil
            }
            result.sectionMoves.append(SectionMove(from: from, to: to))
        }
        guard let deletes = old.runs(batch.rowDeletes), let reloads = old.runs(batch.rowReloads),
            let inserts = new.runs(batch.rowInserts),
            let reconfigures = new.runs(batch.rowReconfigures),
            let sectionDeletes = old.operations(batch.sectionDeletes),
            let sectionReloads = old.operations(batch.sectionReloads),
            let sectionInserts = new.operations(batch.sectionInserts)
        else { return nil }
        (result.rowDeletes, result.rowReloads, result.rowInserts) = (deletes, reloads, inserts)
        result.rowReconfigures = reconfigures
        (result.sectionDeletes, result.sectionReloads) = (sectionDeletes, sectionReloads)
        result.sectionInserts = sectionInserts
        return BatchCase(before: old.contents, batch: result, after: new.contents)
    }

    // MARK: Candidates for removal

    /// Each section with the section of the same name on the other side.
    var sectionCuts: [Cut] {
        let olds = Dictionary(grouping: before.indices) { before[$0].section }
        let news = Dictionary(grouping: after.indices) { after[$0].section }
        return Set(olds.keys).union(news.keys).sorted().map { name in
            Cut(
                oldSections: Set((olds[name] ?? []).map { Int32($0) }),
                newSections: Set((news[name] ?? []).map { Int32($0) }))
        }
    }

    /// Each row with the rows of the same identity.
    var rowCuts: [Cut] {
        func places(_ contents: Transcript.Contents) -> [String: Set<RowPath>] {
            var places: [String: Set<RowPath>] = [:]
            for (section, content) in contents.enumerated() {
                for (row, element) in content.rows.enumerated() {
                    guard let identity = element.identity else { continue }
                    places[identity, default: []].insert(RowPath(section: section, row: row))
                }
            }
            return places
        }
        let (olds, news) = (places(before), places(after))
        return Set(olds.keys).union(news.keys).sorted().map { identity in
            Cut(oldRows: olds[identity] ?? [], newRows: news[identity] ?? [])
        }
    }
}

/// Maps places of sections and rows after a removal.
private struct Renumbering {
    private(set) var contents: Transcript.Contents = []
    private var sections: [Int32?] = []
    private var rows: [[Int32?]] = []

    init(
        _ old: Transcript.Contents, withoutSections sections: Set<Int32>, rows cutRows: Set<RowPath>
    ) {
        for (index, content) in old.enumerated() {
            let isCut = sections.contains(Int32(index))
            self.sections.append(isCut ? nil : Int32(contents.count))
            var kept: [TranscriptRow] = []
            rows.append(
                content.rows.indices.map { row in
                    if isCut || cutRows.contains(RowPath(section: index, row: row)) { return nil }
                    kept.append(content.rows[row])
                    return Int32(kept.count - 1)
                })
            if !isCut { contents.append(.init(content.section, kept)) }
        }
    }

    /// Places outside the table, which an invalid batch may name, stay equally far outside.
    func section(_ section: Int32) -> Int32? {
        guard section >= 0 else { return section }
        return section < sections.count
            ? sections[Int(section)] : section - Int32(sections.count - contents.count)
    }

    func path(_ path: RowPath) -> RowPath? {
        guard let section = section(path.section) else { return nil }
        guard path.section >= 0, path.section < sections.count, path.row >= 0 else {
            return RowPath(section: section, row: path.row)
        }
        let rows = rows[Int(path.section)]
        if path.row < rows.count {
            return rows[Int(path.row)].map { RowPath(section: section, row: $0) }
        }
        let cut = rows.count - contents[Int(section)].rows.count
        return RowPath(section: section, row: path.row - Int32(cut))
    }

    func operations(_ operations: [SectionOperation]) -> [SectionOperation]? {
        operations.compactMap { section($0.section).map { SectionOperation($0) } }
    }

    /// Returns the remaining rows of runs; nil if a run is too long to check row by row.
    func runs(_ runs: [RowRun]) -> [RowRun]? {
        var result: [RowRun] = []
        for run in runs {
            guard run.count <= 1 << 20 else { return nil }
            for row in run.row..<run.end {
                guard let path = path(RowPath(section: run.section, row: row)) else { continue }
                result.append(path)
            }
        }
        return result
    }
}
#endif
