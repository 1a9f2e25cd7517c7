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
        var old = Places()
        var new = Places()

        mutating func formUnion(_ other: Cut) {
            old.formUnion(other.old)
            new.formUnion(other.new)
        }
    }

    /// Returns the case without a cut; nil if an operation ties it to a remaining place.
    func without(_ cut: Cut) -> BatchCase? {
        var rest = TableBatch()
        for move in batch.rowMoves {
            switch (cut.old.path(move.from), cut.new.path(move.to)) {
            case (let from?, let to?): rest.rowMoves.append(RowMove(from: from, to: to))
            case (nil, nil): break
            default: return nil
            }
        }
        for move in batch.sectionMoves {
            switch (cut.old.section(move.from), cut.new.section(move.to)) {
            case (let from?, let to?): rest.sectionMoves.append(SectionMove(from: from, to: to))
            case (nil, nil): break
            default: return nil
            }
        }
        for list in TableBatch.sectionLists {
            let places = list.isBefore ? cut.old : cut.new
            rest[keyPath: list.path] = batch[keyPath: list.path].compactMap {
                places.section($0.section).map { SectionOperation($0) }
            }
        }
        for list in TableBatch.runLists {
            let places = list.isBefore ? cut.old : cut.new
            rest[keyPath: list.path] = batch[keyPath: list.path].compactMap(places.run)
        }
        return BatchCase(
            before: cut.old.rest(of: before), batch: rest, after: cut.new.rest(of: after))
    }

    // MARK: Candidates for removal

    /// Each section with the section of the same name on the other side.
    var sectionCuts: [Cut] {
        var cuts: [String: Cut] = [:]
        for (index, content) in before.enumerated() {
            cuts[content.section, default: Cut()].old.sections.insert(Int32(index))
        }
        for (index, content) in after.enumerated() {
            cuts[content.section, default: Cut()].new.sections.insert(Int32(index))
        }
        return cuts.sorted { $0.key < $1.key }.map(\.value)
    }

    /// Each row with the rows of the same identity.
    var rowCuts: [Cut] {
        var cuts: [String: Cut] = [:]
        func add(_ contents: Transcript.Contents, _ side: WritableKeyPath<Cut, Places>) {
            for (section, content) in contents.enumerated() {
                for (row, element) in content.rows.enumerated() {
                    guard let identity = element.identity else { continue }
                    let path = RowPath(section: section, row: row)
                    cuts[identity, default: Cut()][keyPath: side].rows.insert(path)
                }
            }
        }
        add(before, \.old)
        add(after, \.new)
        return cuts.sorted { $0.key < $1.key }.map(\.value)
    }
}

/// Places on one side of a batch that are removed, and where the others are then.
///
/// Places outside the table, which an invalid batch may name, stay equally far outside.
struct Places {
    var sections: Set<Int32> = []
    var rows: Set<RowPath> = []

    mutating func formUnion(_ other: Places) {
        sections.formUnion(other.sections)
        rows.formUnion(other.rows)
    }

    func section(_ section: Int32) -> Int32? {
        sections.contains(section) ? nil : section - Int32(sections.count { $0 < section })
    }

    func path(_ path: RowPath) -> RowPath? {
        guard !rows.contains(path), let section = section(path.section) else { return nil }
        let above = rows.count { $0.section == path.section && $0.row < path.row }
        return RowPath(section: section, row: path.row - Int32(above))
    }

    func run(_ run: RowRun) -> RowRun? {
        guard let section = section(run.section) else { return nil }
        let cut = rows.filter { $0.section == run.section && $0.row < run.end }
        let above = cut.count { $0.row < run.row }
        let count = run.count - Int32(cut.count - above)
        return count == 0
            ? nil : RowRun(section: section, row: run.row - Int32(above), count: count)
    }

    func rest(of contents: Transcript.Contents) -> Transcript.Contents {
        contents.indices.filter { !sections.contains(Int32($0)) }.map { section in
            let all = contents[section].rows
            let kept = all.indices.filter { !rows.contains(RowPath(section: section, row: $0)) }
            return .init(contents[section].section, kept.map { all[$0] })
        }
    }
}
