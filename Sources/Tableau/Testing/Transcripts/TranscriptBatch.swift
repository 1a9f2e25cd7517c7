import Tableau

/// A list of a batch's operations.
struct BatchList {
    /// Its name in the initialiser of ``TableChanges``.
    let label: String
    let path: WritableKeyPath<TableBatch, [RowRun]>
    /// Whether it names places before the batch, not after it.
    let isBefore: Bool
}

/// All lists but those of moves.
extension TableBatch {
    static var sectionLists: [BatchList] {
        [
            .init(label: "deleteSections", path: \.sections.deletes, isBefore: true),
            .init(label: "insertSections", path: \.sections.inserts, isBefore: false),
            .init(label: "reloadSections", path: \.sections.reloads, isBefore: true),
        ]
    }

    static var rowLists: [BatchList] {
        [
            .init(label: "deleteRows", path: \.rows.deletes, isBefore: true),
            .init(label: "insertRows", path: \.rows.inserts, isBefore: false),
            .init(label: "reloadRows", path: \.rows.reloads, isBefore: true),
            .init(label: "reconfigureRows", path: \.rows.reconfigures, isBefore: false),
        ]
    }
}

/// A batch in the format of a transcript: lists of numbers, with empty lists omitted.
///
/// A run of rows is `[section, row, count]`, a move `[section, row, section, row]`.
struct TranscriptBatch: Codable {
    var deleteSections: [Int32]?
    var insertSections: [Int32]?
    var reloadSections: [Int32]?
    var moveSections: [[Int32]]?
    var delete: [[Int32]]?
    var insert: [[Int32]]?
    var reload: [[Int32]]?
    var reconfigure: [[Int32]]?
    var move: [[Int32]]?
    /// Sections whose header or footer is updated or replaced.
    var headers: [Int]?
    var footers: [Int]?

    init(_ step: Transcript.Step) {
        func runs(_ runs: [RowRun]) -> [[Int32]]? {
            runs.map { [$0.section, $0.row, $0.count] }.ifAny
        }
        let batch = step.changes.batch
        deleteSections = batch.sections.deletes.sections.map(Int32.init).ifAny
        insertSections = batch.sections.inserts.sections.map(Int32.init).ifAny
        reloadSections = batch.sections.reloads.sections.map(Int32.init).ifAny
        moveSections = batch.sections.moves.map { [$0.from.row, $0.to.row] }.ifAny
        delete = runs(batch.rows.deletes)
        insert = runs(batch.rows.inserts)
        reload = runs(batch.rows.reloads)
        reconfigure = runs(batch.rows.reconfigures)
        move =
            batch.rows.moves.map { [$0.from.section, $0.from.row, $0.to.section, $0.to.row] }.ifAny
        (headers, footers) = (step.headers.ifAny, step.footers.ifAny)
    }
}

extension Transcript.Step {
    /// Creates a step; nil for a list of the wrong length, or a run of rows that overflows.
    init?(_ line: TranscriptBatch, after: Transcript.Contents) {
        let sections = [line.deleteSections, line.insertSections, line.reloadSections]
        let runs =
            sections.map { list in (list ?? []).map { [0, RowPath.section($0).row, 1] } }
            + [line.delete, line.insert, line.reload, line.reconfigure].map { $0 ?? [] }
        let (sectionMoves, moves) = (line.moveSections ?? [], line.move ?? [])
        let areRuns = runs.joined().allSatisfy {
            $0.count == 3 && $0[2] > 0 && !$0[1].addingReportingOverflow($0[2]).overflow
        }
        guard areRuns, sectionMoves.allSatisfy({ $0.count == 2 }),
            moves.allSatisfy({ $0.count == 4 && max($0[1], $0[3]) < .max })
        else { return nil }
        var batch = TableBatch()
        batch.sections.moves = sectionMoves.map {
            RowMove(from: .section($0[0]), to: .section($0[1]))
        }
        for (list, runs) in zip(TableBatch.sectionLists + TableBatch.rowLists, runs) {
            batch[keyPath: list.path] = runs.map {
                RowRun(section: $0[0], row: $0[1], count: $0[2])
            }
        }
        batch.rows.moves = moves.map {
            RowMove(
                from: RowPath(section: $0[0], row: $0[1]), to: RowPath(section: $0[2], row: $0[3]))
        }
        self.init(TableChanges(batch), after: after)
        (headers, footers) = (line.headers ?? [], line.footers ?? [])
    }
}
