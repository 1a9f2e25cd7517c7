#if !canImport(UIKit) || os(watchOS)
import Tableau

/// The contract of a batch, written row by row without regard to speed: which batches a table must
/// reject, and where each row of an accepted batch ends up.
struct NaiveTable {
    typealias Rule = TableContractViolation.Rule

    let batch: TableBatch
    let before: [Int]
    let after: [Int]

    private var deletes: [RowPath] { paths(batch.rows.deletes) }
    private var inserts: [RowPath] { paths(batch.rows.inserts) }
    private var reloads: [RowPath] { paths(batch.rows.reloads) }
    private var sources: [RowPath] { batch.rows.moves.map(\.from) }
    private var destinations: [RowPath] { batch.rows.moves.map(\.to) }
    private var deletedSections: [Int] { batch.sections.deletes.map { Int($0.row) } }
    private var insertedSections: [Int] { batch.sections.inserts.map { Int($0.row) } }
    private var reloadedSections: [Int] { batch.sections.reloads.map { Int($0.row) } }
    private var sectionSources: [Int] { batch.sections.moves.map { Int($0.from.row) } }
    private var sectionDestinations: [Int] { batch.sections.moves.map { Int($0.to.row) } }

    private func paths(_ runs: [RowRun]) -> [RowPath] {
        runs.flatMap { run in
            (run.row..<run.end).map { RowPath(section: run.section, row: $0) }
        }
    }

    // MARK: Rejecting

    /// All violated rules.
    ///
    /// Rules that need valid indexes are checked only if all indexes are in range, and rules on
    /// rows only if the section operations are valid.
    var brokenRules: Set<Rule> {
        var broken = rangeRules
        if !broken.isEmpty { return broken }
        broken = sectionRules
        if !broken.isEmpty { return broken }
        return rowRules.union(countRules)
    }

    private var rangeRules: Set<Rule> {
        var broken: Set<Rule> = []
        let oldSections = deletedSections + reloadedSections + sectionSources
        let newSections = insertedSections + sectionDestinations
        if oldSections.contains(where: { !before.indices.contains($0) }) {
            broken.insert(.sourceOutOfRange)
        }
        if newSections.contains(where: { !after.indices.contains($0) }) {
            broken.insert(.destinationOutOfRange)
        }
        if (deletes + reloads + sources).contains(where: { !exists($0, before) }) {
            broken.insert(.sourceOutOfRange)
        }
        if (inserts + destinations).contains(where: { !exists($0, after) }) {
            broken.insert(.destinationOutOfRange)
        }
        return broken
    }

    private func exists(_ path: RowPath, _ counts: [Int]) -> Bool {
        counts.indices.contains(Int(path.section))
            && (0..<counts[Int(path.section)]).contains(Int(path.row))
    }

    private var sectionRules: Set<Rule> {
        var broken = conflicts(
            deletes: deletedSections, inserts: insertedSections, reloads: reloadedSections,
            sources: sectionSources, destinations: sectionDestinations)
        for reload in reloadedSections {
            let place = shifted(reload, deletes: deletedSections, inserts: insertedSections)
            if sectionDestinations.contains(place) { broken.insert(.insertedAndMovedTo) }
        }
        if after.count != before.count - deletedSections.count + insertedSections.count {
            broken.insert(.sectionCountMismatch)
        }
        return broken
    }

    private func conflicts<Place: Hashable>(
        deletes: [Place], inserts: [Place], reloads: [Place], sources: [Place],
        destinations: [Place]
    ) -> Set<Rule> {
        var broken: Set<Rule> = []
        func check(_ rule: Rule, _ isBroken: Bool) { if isBroken { broken.insert(rule) } }
        check(.duplicateDelete, Set(deletes).count < deletes.count)
        check(.duplicateInsert, Set(inserts).count < inserts.count)
        check(.duplicateReload, Set(reloads).count < reloads.count)
        check(.sourceMovedTwice, Set(sources).count < sources.count)
        check(.destinationMovedToTwice, Set(destinations).count < destinations.count)
        check(.deletedAndReloaded, !Set(deletes).isDisjoint(with: reloads))
        check(.deletedAndMoved, !Set(deletes + reloads).isDisjoint(with: sources))
        check(.insertedAndMovedTo, !Set(inserts).isDisjoint(with: destinations))
        return broken
    }

    /// The new index of something at `index`, by deletes and inserts alone.
    private func shifted(_ index: Int, deletes: [Int], inserts: [Int]) -> Int {
        var rest = index - Set(deletes).filter { $0 < index }.count
        var place = 0
        while true {
            if !inserts.contains(place) {
                if rest == 0 { return place }
                rest -= 1
            }
            place += 1
        }
    }

    private var rowRules: Set<Rule> {
        var broken = conflicts(
            deletes: deletes, inserts: inserts, reloads: reloads, sources: sources,
            destinations: destinations)
        func check(_ rule: Rule, _ isBroken: Bool) { if isBroken { broken.insert(rule) } }
        func any(_ paths: [RowPath], in sections: [Int]) -> Bool {
            paths.contains { sections.contains(Int($0.section)) }
        }
        check(.deletedAndReloaded, any(reloads, in: deletedSections))
        check(.movedOutOfDeletedSection, any(sources, in: deletedSections))
        check(.movedIntoInsertedSection, any(destinations, in: insertedSections))
        check(.rowOperationInMovedSection, any(deletes + reloads + sources, in: sectionSources))
        check(.rowOperationInMovedSection, any(inserts + destinations, in: sectionDestinations))
        let reloadedPlaces = reloadedSections.compactMap { newSection(ofOld: $0) }
        check(
            .rowOperationInReloadedSection, any(deletes + reloads + sources, in: reloadedSections))
        check(.rowOperationInReloadedSection, any(inserts + destinations, in: reloadedPlaces))
        for reload in reloads {
            guard let section = newSection(ofOld: Int(reload.section)) else { continue }
            let row = shifted(
                Int(reload.row), deletes: rows(deletes, Int(reload.section)),
                inserts: rows(inserts, section))
            check(
                .insertedAndMovedTo, destinations.contains(RowPath(section: section, row: row)))
        }
        return broken
    }

    private func rows(_ paths: [RowPath], _ section: Int) -> [Int] {
        paths.filter { Int($0.section) == section }.map { Int($0.row) }
    }

    private var countRules: Set<Rule> {
        for section in before.indices where !reloadedSections.contains(section) {
            guard let new = newSection(ofOld: section) else { continue }
            let lost = rows(deletes + sources, section).count
            let gained = rows(inserts + destinations, new).count
            if after[new] != before[section] - lost + gained { return [.rowCountMismatch] }
        }
        return []
    }

    // MARK: Applying

    /// The old index of each new section; nil for an inserted one.
    ///
    /// The batch must be valid.
    var origins: [Int?] {
        var origins = [Int?](repeating: nil, count: after.count)
        for move in batch.sections.moves { origins[Int(move.to.row)] = Int(move.from.row) }
        var rest = before.indices.filter {
            !deletedSections.contains($0) && !sectionSources.contains($0)
        }
        for section in after.indices
        where !insertedSections.contains(section) && !sectionDestinations.contains(section) {
            origins[section] = rest.isEmpty ? nil : rest.removeFirst()
        }
        return origins
    }

    func newSection(ofOld section: Int) -> Int? {
        origins.firstIndex { $0 == section }
    }

    /// The old path of each row after the batch; nil for an inserted one.
    var rowOrigins: [[RowPath?]] {
        origins.enumerated().map { new, old in
            guard let old, !reloadedSections.contains(old) else {
                return Array(repeating: nil, count: after[new])
            }
            var staying = (0..<before[old]).map { RowPath(section: old, row: $0) }
            staying.removeAll { deletes.contains($0) || sources.contains($0) }
            return (0..<after[new]).map { row in
                let path = RowPath(section: new, row: row)
                if inserts.contains(path) { return nil }
                if let move = batch.rows.moves.first(where: { $0.to == path }) { return move.from }
                return staying.isEmpty ? nil : staying.removeFirst()
            }
        }
    }
}
#endif
