package import Tableau

/// A batch in the format of a transcript: lists of numbers, with empty lists omitted.
///
/// A run of rows is `[section, row, count]`, a move `[section, row, section, row]`.
package struct TranscriptBatch: Codable, Hashable, Sendable {
    private var deleteSections: [Int32]?
    private var insertSections: [Int32]?
    private var reloadSections: [Int32]?
    private var moveSections: [[Int32]]?
    private var delete: [[Int32]]?
    private var insert: [[Int32]]?
    private var reload: [[Int32]]?
    private var move: [[Int32]]?
    private var reconfigure: [[Int32]]?
    /// Sections whose header is updated or replaced.
    package var headers: [Int]?
    /// Sections whose footer is updated or replaced.
    package var footers: [Int]?

    package init(_ update: CollectionUpdate) {
        self.init(update.batch)
        headers = Self.list((update.headerUpdates + update.headerReplacements).sorted()) { $0 }
        footers = Self.list((update.footerUpdates + update.footerReplacements).sorted()) { $0 }
    }

    package init(_ batch: TableBatch) {
        deleteSections = Self.list(batch.sectionDeletes) { $0.section }
        insertSections = Self.list(batch.sectionInserts) { $0.section }
        reloadSections = Self.list(batch.sectionReloads) { $0.section }
        moveSections = Self.list(batch.sectionMoves) { [$0.from, $0.to] }
        let run = { (run: RowRun) in [run.section, run.row, run.count] }
        delete = Self.list(batch.rowDeletes, run)
        insert = Self.list(batch.rowInserts, run)
        reload = Self.list(batch.rowReloads, run)
        reconfigure = Self.list(batch.rowReconfigures, run)
        move = Self.list(batch.rowMoves) {
            [$0.from.section, $0.from.row, $0.to.section, $0.to.row]
        }
    }

    private static func list<Element, Result>(
        _ elements: [Element], _ transform: (Element) -> Result
    ) -> [Result]? {
        elements.isEmpty ? nil : elements.map(transform)
    }

    /// The batch; nil if a list of numbers has the wrong length, or a run of rows overflows.
    package var batch: TableBatch? {
        guard let moveSections = Self.lists(moveSections, of: 2),
            let move = Self.lists(move, of: 4),
            let delete = Self.runs(delete), let insert = Self.runs(insert),
            let reload = Self.runs(reload), let reconfigure = Self.runs(reconfigure)
        else { return nil }
        var batch = TableBatch()
        batch.sectionDeletes = (deleteSections ?? []).map { SectionOperation($0) }
        batch.sectionInserts = (insertSections ?? []).map { SectionOperation($0) }
        batch.sectionReloads = (reloadSections ?? []).map { SectionOperation($0) }
        batch.sectionMoves = moveSections.map { SectionMove(from: $0[0], to: $0[1]) }
        batch.rowDeletes = delete
        batch.rowInserts = insert
        batch.rowReloads = reload
        batch.rowReconfigures = reconfigure
        batch.rowMoves = move.map {
            RowMove(
                from: RowPath(section: $0[0], row: $0[1]), to: RowPath(section: $0[2], row: $0[3]))
        }
        return batch
    }

    private static func lists(_ lists: [[Int32]]?, of count: Int) -> [[Int32]]? {
        let lists = lists ?? []
        return lists.allSatisfy { $0.count == count } ? lists : nil
    }

    private static func runs(_ runs: [[Int32]]?) -> [RowRun]? {
        guard let runs = lists(runs, of: 3),
            runs.allSatisfy({ $0[2] > 0 && !$0[1].addingReportingOverflow($0[2]).overflow })
        else { return nil }
        return runs.map { RowRun(section: $0[0], row: $0[1], count: $0[2]) }
    }
}
