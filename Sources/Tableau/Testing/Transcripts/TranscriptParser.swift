/// Parses a transcript line by line; any input produces a transcript or an error.
struct TranscriptParser {
    private var version: Int?
    /// The number of the line.
    private var number = 1
    private var shown: Transcript.Contents = []

    /// Returns the turns of a transcript; the first line is its header, the last its end.
    mutating func turns(of lines: [Substring]) throws(TranscriptError) -> [Transcript.Turn] {
        try takeHeader(lines[0])
        var turns: [Transcript.Turn] = []
        var isAtEnd = false
        for line in lines.dropFirst() {
            number += 1
            // After the last line; a line missing elsewhere is detected by the count.
            if line.isEmpty { continue }
            if isAtEnd { throw error(.damaged, "something follows the last line.") }
            if let end = try? TranscriptFormat.value(TranscriptEnd.self, of: line) {
                guard end.end == turns.count else {
                    throw error(.cutOff, "\(turns.count) of \(end.end) turns are there.")
                }
                isAtEnd = true
                continue
            }
            guard let line = try? TranscriptFormat.value(TranscriptLine.self, of: line) else {
                throw error(.damaged, "this is no turn, or only a part of one.")
            }
            turns.append(try turn(line))
        }
        guard isAtEnd else {
            throw error(.cutOff, "the last line is missing, so the end is cut off.")
        }
        return turns
    }

    private func error(_ reason: TranscriptError.Reason, _ detail: String) -> TranscriptError {
        TranscriptError(reason: reason, line: number, version: version, detail: detail)
    }

    private mutating func takeHeader(_ line: Substring) throws(TranscriptError) {
        guard let header = try? TranscriptFormat.value(TranscriptHeader.self, of: line),
            header.format == TranscriptFormat.name
        else { throw error(.foreign, "this is no transcript of a table.") }
        version = header.version
        if header.version > TranscriptFormat.version {
            throw error(
                .newer,
                "this program reads transcripts up to version \(TranscriptFormat.version); a later "
                    + "one of Tableau reads this.")
        }
        if header.version < 1 { throw error(.damaged, "there is no such version.") }
    }

    // MARK: Turns

    private mutating func turn(_ line: TranscriptLine) throws(TranscriptError) -> Transcript.Turn {
        var turn = Transcript.Turn(number: line.turn)
        turn.gestures = line.gestures ?? []
        turn.diagnostics = line.diagnostics ?? []
        turn.reason = line.reason
        if let before = line.before {
            shown = try contents(before)
            turn.before = shown
        }
        for step in line.steps ?? [] {
            shown = try contents(step.after)
            guard let read = Transcript.Step(step.batch, after: shown) else {
                throw error(.damaged, "a batch names an invalid index.")
            }
            turn.steps.append(read)
        }
        if let after = line.after { shown = try contents(after) }
        if line.outcome == .loaded || line.outcome == .reloaded {
            // A reloaded table did not apply the planned batches.
            turn.steps = []
            turn.reloaded = shown
            turn.isLoaded = line.outcome == .loaded
        }
        return turn
    }

    private func contents(
        _ sections: [TranscriptLine.Section]
    ) throws(TranscriptError) -> Transcript.Contents {
        var contents: Transcript.Contents = []
        // Each place may be named only once: otherwise a short text could describe a table of any
        // size.
        var used: Set<Int> = []
        for section in sections {
            if let same = section.same {
                guard shown.indices.contains(same), used.insert(same).inserted else {
                    throw error(.damaged, "section \(same) of the turn before is not there.")
                }
                contents.append(.init(section.name, shown[same].rows))
                continue
            }
            let rows = section.rows ?? []
            if let texts = section.texts, texts.count != rows.count {
                throw error(.damaged, "\(rows.count) rows have \(texts.count) texts.")
            }
            contents.append(
                .init(
                    section.name,
                    rows.indices.map { TranscriptRow(rows[$0], section.texts?[$0]) }))
        }
        return contents
    }
}
