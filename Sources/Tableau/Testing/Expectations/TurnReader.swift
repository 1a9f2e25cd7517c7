#if !canImport(UIKit)
import Tableau

/// Formats the changes of turns as lines: `+ .bought/Milk`.
struct TurnReader {
    private var shown: [TranscriptTurn.Section] = []

    mutating func lines(of turn: TranscriptTurn) -> [String] {
        if let before = turn.before { shown = before }
        if turn.outcome == .loaded || turn.outcome == .reloaded {
            shown = resolved(turn.steps?.last?.after ?? turn.after ?? [])
            return ["(\(turn.outcome.rawValue))"]
        }
        var lines: [String] = []
        for step in turn.steps ?? [] {
            let after = resolved(step.after)
            lines += self.lines(of: step.batch, after)
            shown = after
        }
        return lines
    }

    private func resolved(_ sections: [TranscriptTurn.Section]) -> [TranscriptTurn.Section] {
        sections.map { section in
            guard let same = section.same, shown.indices.contains(same) else { return section }
            return TranscriptTurn.Section(name: section.name, rows: shown[same].rows)
        }
    }

    private func lines(
        of line: TranscriptBatch, _ after: [TranscriptTurn.Section]
    ) -> [String] {
        let batch = line.batch?.sorted() ?? TableBatch()
        func row(_ path: RowPath, _ sections: [TranscriptTurn.Section]) -> String {
            let section = sections[Int(path.section)]
            let name = section.rows?[Int(path.row)] ?? "row \(path.row)"
            return ".\(section.name)/\(name)"
        }
        func rows(_ runs: [RowRun], _ sections: [TranscriptTurn.Section]) -> [String] {
            runs.flatMap { run in
                (run.row..<run.end).map { row(RowPath(section: run.section, row: $0), sections) }
            }
        }
        let deleted = rows(batch.rowDeletes, shown)
        let inserted = rows(batch.rowInserts, after)
        // Deleted and inserted in one section: the row remains, with another cell.
        let replaced = Set(deleted).intersection(inserted)
        var lines = batch.sectionDeletes.map { "- .\(shown[Int($0.section)].name)" }
        lines += deleted.filter { !replaced.contains($0) }.map { "- \($0)" }
        lines += batch.sectionInserts.map { "+ .\(after[Int($0.section)].name)" }
        lines += inserted.map { (replaced.contains($0) ? "~ " : "+ ") + $0 }
        lines += batch.sectionMoves.map { "> .\(after[Int($0.to)].name)" }
        lines += batch.rowMoves.map { "> \(row($0.to, after))" }
        lines += rows(batch.rowReconfigures, after).map { "~ \($0)" }
        lines += (line.headers ?? []).map { "~ .\(after[$0].name) (header)" }
        lines += (line.footers ?? []).map { "~ .\(after[$0].name) (footer)" }
        return lines
    }
}
#endif
