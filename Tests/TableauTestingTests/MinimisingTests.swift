import Foundation
import Tableau
import TableauTesting
import TestEnvironment
import TestSupport
import Testing

/// Planners with deliberate faults: a replay of the transcript finds the fault, and the transcript
/// is minimised.
@MainActor
struct MinimisingTests {
    /// The fault of the planner.
    enum Fault: CaseIterable {
        case forgetsADelete
        case deletesTheNextRow
        case forgetsAMove
        case insertsTwice
        case forgetsToReconfigure
    }

    private func broken(_ batch: TableBatch, _ fault: Fault) -> TableBatch? {
        var batch = batch
        switch fault {
        case .forgetsADelete:
            guard let run = batch.rows.deletes.popLast() else { return nil }
            if run.count > 1 {
                batch.rows.deletes.append(
                    RowRun(section: run.section, row: run.row, count: run.count - 1))
            }
        case .deletesTheNextRow:
            guard let run = batch.rows.deletes.first else { return nil }
            batch.rows.deletes[0] = RowRun(section: run.section, row: run.row + 1, count: run.count)
        case .forgetsAMove:
            guard !batch.rows.moves.isEmpty else { return nil }
            batch.rows.moves.removeFirst()
        case .insertsTwice:
            guard let run = batch.rows.inserts.first else { return nil }
            batch.rows.inserts.append(run)
        case .forgetsToReconfigure:
            guard batch.rows.reconfigures.popLast() != nil else { return nil }
        }
        return batch
    }

    @Test(arguments: Fault.allCases, 0..<Effort.count(2, full: 5))
    func aPlannersFaultIsFoundAndMinimised(fault: Fault, seed: Int) throws {
        var transcript = try RandomTranscript.make(seed: UInt64(seed), clock: TestClock())
        var isBroken = false
        for turn in transcript.turns.indices.dropFirst(seed) where !isBroken {
            for step in transcript.turns[turn].steps.indices {
                let batch = transcript.turns[turn].steps[step].changes.batch
                guard let worse = broken(batch, fault) else { continue }
                transcript.turns[turn].steps[step].changes = TableChanges(worse)
                isBroken = true
            }
        }
        try #require(isBroken)
        let rule = #expect(throws: ReplayFailure.self) { try transcript.replay() }?.violation.rule
        let small = transcript.minimised()
        let step = try #require(small.turns.first?.steps.first)
        expect(small.turns.count, 1)
        expect(step.changes.count <= 3, "\(step.changes.source)")
        expect(step.after.reduce(0) { $0 + $1.rows.count } <= 3, "\(step.after)")
        let failure = #expect(throws: ReplayFailure.self) { try small.replay() }
        expect(failure?.violation.rule, rule)
        // The transcript fails in the same way after it is written and parsed.
        try expect(Transcript(parsing: small.text), small)
    }

    @Test func aCorrectTranscriptIsNotMinimised() throws {
        let transcript = try RandomTranscript.make(seed: 3, clock: TestClock())
        expect(transcript.minimised(), transcript)
    }

    @Test func aFailureIsPrintedAsATest() throws {
        let contents: (String...) -> Transcript.Contents = { rows in
            [.init("a \"b\"", rows.map { TranscriptRow($0) })]
        }
        let step = Transcript.Step(TableChanges(deleteRows: [[0, 1]]), after: contents("2"))
        let transcript = Transcript(
            turns: [.init(number: 4, before: contents("1", "2"), steps: [step])])
        expect(
            transcript.swiftTest(named: "wrongRow"),
            """
            import TableauTesting
            import Testing

            @Test func wrongRow() throws {
                typealias Section = StrictTable<String, TranscriptRow>.Content
                // turn 4 in a "b": Row 0 of section 0 shows 1, but 2 is expected there \
            [wrongRow]. Delete and insert, or move, the rows that differ.
                var table = StrictTable(
                    [Section("a \\"b\\"", [.init("1"), .init("2")])],
                    identifiedBy: \\.identity)
                try table.apply(
                    TableChanges(deleteRows: [[0, 1]]),
                    showing: [Section("a \\"b\\"", [.init("2")])])
            }

            """)
    }

    @Test func correctBatchesArePrintedWithTheirTables() {
        // A correct batch is printed with the table before it. What is printed of a transcript
        // without a failure is a batch on the table that it changed.
        do {
            let contents: (String...) -> Transcript.Contents = { rows in
                [.init("a", rows.map { TranscriptRow($0) })]
            }
            var loaded = Transcript.Turn(number: 1)
            loaded.reloaded = contents("1", "2")
            let step = Transcript.Step(TableChanges(deleteRows: [[0, 0]]), after: contents("2"))
            let printed = Transcript(turns: [loaded, .init(number: 2, steps: [step])])
                .swiftTest(named: "first")
            expect(printed.contains("    [Section(\"a\", [.init(\"1\"), .init(\"2\")])],"))
        }
        // A correct batch of several is printed with the rows that it shows. After the first of two
        // batches, a row may show its earlier content.
        do {
            let contents: (String) -> Transcript.Contents = { text in
                [.init("a", [TranscriptRow("1", text)]), .init("b", [])]
            }
            var turn = Transcript.Turn(number: 1, before: contents("old"))
            turn.steps = [
                .init(TableChanges(deleteSections: [1]), after: Array(contents("new").prefix(1))),
                .init(
                    TableChanges(reconfigureRows: [[0, 0]]), after: Array(contents("new").prefix(1))
                ),
            ]
            let printed = Transcript(turns: [turn]).swiftTest(named: "first")
            expect(printed.contains("showing: [Section(\"a\", [.init(\"1\", \"old\")])])"))
        }
    }
}
