#if !canImport(UIKit)
import Tableau

extension Transcript.Turn {
    /// Formats the changes as lines (`+ .bought/Milk`), from the table before the turn to that after it.
    func lines(_ shown: inout Transcript.Contents) -> [String] {
        if let before { shown = before }
        if let reloaded {
            shown = reloaded
            return ["(\(outcome.rawValue))"]
        }
        var lines: [String] = []
        for step in steps {
            lines += step.lines(from: shown)
            shown = step.after
        }
        return lines
    }
}

extension Transcript.Step {
    fileprivate func lines(from shown: Transcript.Contents) -> [String] {
        let operations = changes.batch.rows.sorted()
        let sections = changes.batch.sections.sorted()
        func row(_ path: RowPath, _ contents: Transcript.Contents) -> String {
            let content = contents[Int(path.section)]
            return ".\(content.section)/"
                + (content.rows[Int(path.row)].identity ?? "row \(path.row)")
        }
        func rows(_ runs: [RowRun], _ contents: Transcript.Contents) -> [String] {
            runs.flatMap { run in
                (run.row..<run.end).map { row(RowPath(section: run.section, row: $0), contents) }
            }
        }
        let deleted = rows(operations.deletes, shown)
        let inserted = rows(operations.inserts, after)
        // Deleted and inserted in one section: the row remains, with another cell.
        let replaced = Set(deleted).intersection(inserted)
        var lines = sections.deletes.sections.map { "- .\(shown[$0].section)" }
        lines += deleted.filter { !replaced.contains($0) }.map { "- \($0)" }
        lines += sections.inserts.sections.map { "+ .\(after[$0].section)" }
        lines += inserted.map { (replaced.contains($0) ? "~ " : "+ ") + $0 }
        lines += sections.moves.map { "> .\(after[Int($0.to.row)].section)" }
        lines += operations.moves.map { "> \(row($0.to, after))" }
        lines += rows(operations.reconfigures, after).map { "~ \($0)" }
        lines += headers.map { "~ .\(after[$0].section) (header)" }
        lines += footers.map { "~ .\(after[$0].section) (footer)" }
        return lines
    }
}
#endif
