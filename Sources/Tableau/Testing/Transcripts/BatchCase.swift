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

    /// Returns the case without the sections of these names and the rows of these identities, on both
    /// sides; nil if an operation ties one of them to a remaining place.
    func without(sections: Set<String> = [], rows: Set<String> = []) -> BatchCase? {
        let old = Places(of: sections, rows, in: before)
        let new = Places(of: sections, rows, in: after)
        var rest = TableBatch()
        for isOfSections in [false, true] {
            let moves = isOfSections ? \TableBatch.sectionMoves : \.rowMoves
            for move in batch[keyPath: moves] {
                let from = old.path(move.from, isSection: isOfSections)
                let to = new.path(move.to, isSection: isOfSections)
                guard (from == nil) == (to == nil) else { return nil }
                if let from, let to { rest[keyPath: moves].append(RowMove(from: from, to: to)) }
            }
            for list in isOfSections ? TableBatch.sectionLists : TableBatch.rowLists {
                let places = list.isBefore ? old : new
                rest[keyPath: list.path] = batch[keyPath: list.path].compactMap {
                    places.run($0, isOfSections: isOfSections)
                }
            }
        }
        return BatchCase(
            before: old.rest(of: before), batch: rest, after: new.rest(of: after))
    }
}

/// Places on one side of a batch that are removed, and where the others are then.
///
/// Places outside the table, which an invalid batch may name, stay equally far outside.
private struct Places {
    /// As rows of one section.
    var sections: Set<RowPath> = []
    var rows: Set<RowPath> = []

    init(of names: Set<String>, _ identities: Set<String>, in contents: Transcript.Contents) {
        for (section, content) in contents.enumerated() {
            if names.contains(content.section) { sections.insert(.section(Int32(section))) }
            for (row, element) in content.rows.enumerated()
            where element.identity.map(identities.contains) == true {
                rows.insert(RowPath(section: section, row: row))
            }
        }
    }

    func path(_ path: RowPath, isSection: Bool) -> RowPath? {
        run(RowRun(path), isOfSections: isSection)?.first
    }

    func run(_ run: RowRun, isOfSections: Bool) -> RowRun? {
        var section = run.section
        if !isOfSections {
            guard let place = path(.section(section), isSection: true) else { return nil }
            section = place.row
        }
        let removed = isOfSections ? sections : rows
        let cut = removed.filter { $0.section == run.section && $0.row < run.end }
        let above = cut.count { $0.row < run.row }
        let count = run.count - Int32(cut.count - above)
        return count == 0
            ? nil : RowRun(section: section, row: run.row - Int32(above), count: count)
    }

    func rest(of contents: Transcript.Contents) -> Transcript.Contents {
        contents.indices.filter { !sections.contains(.section(Int32($0))) }.map { section in
            let all = contents[section].rows
            let kept = all.indices.filter { !rows.contains(RowPath(section: section, row: $0)) }
            return .init(contents[section].section, kept.map { all[$0] })
        }
    }
}
