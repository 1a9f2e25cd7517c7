import Tableau

/// A batch with the rows before and after it, from which sections and rows can be removed.
///
/// Removal is sound: it drops all operations on removed places, and is refused if one of them also
/// names a remaining place. So a valid batch stays valid, and a batch that still fails failed
/// before.
struct BatchCase: Equatable {
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

    /// Returns the case without the sections of these names and the rows of these identities, on both
    /// sides; nil if an operation ties one of them to a remaining place.
    func without(sections: Set<String> = [], rows: Set<String> = []) -> BatchCase? {
        let old = Removal(of: sections, rows, from: before)
        let new = Removal(of: sections, rows, from: after)
        var rest = TableBatch()
        for isOfSections in [false, true] {
            let moves = isOfSections ? \TableBatch.sections.moves : \.rows.moves
            let (sources, targets) =
                isOfSections ? (old.sections, new.sections) : (old.rows, new.rows)
            for move in batch[keyPath: moves] {
                let (from, to) = (sources.path(ofOld: move.from), targets.path(ofOld: move.to))
                guard (from == nil) == (to == nil) else { return nil }
                if let from, let to { rest[keyPath: moves].append(RowMove(from: from, to: to)) }
            }
            for list in isOfSections ? TableBatch.sectionLists : TableBatch.rowLists {
                let map = list.isBefore ? sources : targets
                rest[keyPath: list.path] = batch[keyPath: list.path].compactMap(map.rest)
            }
        }
        return BatchCase(
            before: old.rest(of: before), batch: rest, after: new.rest(of: after))
    }
}

/// The sections and rows that are removed on one side of a batch, as by another batch.
private struct Removal {
    let rows: BatchMap
    let sections: BatchMap

    init(of names: Set<String>, _ identities: Set<String>, from contents: Transcript.Contents) {
        var batch = TableBatch()
        for (section, content) in contents.enumerated() {
            if names.contains(content.section) {
                batch.sections.deletes.append(.section(Int32(section)))
            }
            for (row, element) in content.rows.enumerated()
            where element.identity.map(identities.contains) == true {
                batch.rows.deletes.append(RowPath(section: section, row: row))
            }
        }
        rows = BatchMap(batch)
        sections = BatchMap(batch.sections)
    }

    func rest(of contents: Transcript.Contents) -> Transcript.Contents {
        contents.indices.filter { rows.section(ofOld: Int32($0)) != nil }.map { section in
            let all = contents[section].rows
            let kept = all.indices.filter {
                rows.path(ofOld: RowPath(section: section, row: $0)) != nil
            }
            return .init(contents[section].section, kept.map { all[$0] })
        }
    }
}

extension BatchMap {
    /// Returns what remains of a run after a batch of deletes; nil if nothing does.
    ///
    /// Places outside the table, which an invalid batch may name, stay equally far outside.
    fileprivate func rest(of run: RowRun) -> RowRun? {
        guard let section = section(ofOld: run.section) else { return nil }
        let row = run.row - removed.count(before: run.first)
        let end = run.end - removed.count(before: RowPath(section: run.section, row: run.end))
        return row < end ? RowRun(section: section, row: row, count: end - row) : nil
    }
}
