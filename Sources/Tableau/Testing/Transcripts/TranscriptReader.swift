import Tableau

/// Reads the rows of kept turns, in order; this is the slow part of a transcript.
@MainActor
final class TranscriptReader {
    private let rows: TableTranscript.Rows
    private let redact: (String) -> String
    private var hasRead = false
    /// The names of sections by identity: one whose content changes is the same section.
    private var names: [AnyHashable: String] = [:]

    init(rows: TableTranscript.Rows, redact: @escaping (String) -> String) {
        self.rows = rows
        self.redact = redact
    }

    /// Reads the tables of a turn into it: the one before only of the first turn, since the others
    /// begin where the previous one ended.
    func read<Section: TableViewSection>(
        _ old: TurnEvent<Section>.Table, _ new: TurnEvent<Section>.Table,
        steps: [TurnEvent<Section>.Step], into turn: inout Transcript.Turn
    ) {
        if !hasRead { turn.before = contents(of: old) }
        hasRead = true
        turn.steps = steps.map { step in
            var read = Transcript.Step(
                TableChanges(step.update), after: contents(of: step.after))
            let update = step.update
            read.headers = (update.headerUpdates + update.headerReplacements).sorted()
            read.footers = (update.footerUpdates + update.footerReplacements).sorted()
            return read
        }
        if turn.reloaded != nil { turn.reloaded = turn.steps.last?.after ?? contents(of: new) }
    }

    func tap(_ section: some TableViewSection, row: Int, of rows: RowList) -> String {
        let identity = rows.identity(ofRow: row).map { redact("\($0)") }
        let name = names[sectionIdentity(of: section)] ?? redact("\(section)")
        return "tap \(name)/\(identity ?? "row \(row)")"
    }

    private func contents<Section: TableViewSection>(
        of table: TurnEvent<Section>.Table
    ) -> Transcript.Contents {
        zip(table.sections, table.contents).map { section, content in
            let indices = 0..<content.rows.count
            return .init(
                name(of: section),
                indices.map { row in
                    TranscriptRow(
                        content.rows.identity(ofRow: row).map { redact("\($0)") },
                        rows == .identities ? nil : redact("\(content.rows[row])"))
                })
        }
    }

    /// Returns the name under which a section was first read.
    private func name(of section: some TableViewSection) -> String {
        let identity = sectionIdentity(of: section)
        if let name = names[identity] { return name }
        let name = redact("\(section)")
        names[identity] = name
        return name
    }
}
