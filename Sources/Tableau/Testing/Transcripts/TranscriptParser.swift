/// Parses a transcript line by line; any input produces a transcript or an error.
struct TranscriptParser {
    private var version: Int?
    private var number = 0
    private var turns: [Transcript.Turn] = []
    private var shown: Transcript.Contents = []
    private var isAtEnd = false

    mutating func take(_ line: Substring) throws(TranscriptError) {
        number += 1
        if line.isEmpty {
            if version == nil { throw error(.foreign, "this is no transcript of a table.") }
            // After the last line; a line missing elsewhere is detected by the count.
            return
        }
        if version == nil { return try takeHeader(line) }
        if isAtEnd { throw error(.damaged, "something follows the last line.") }
        if let end = try? TranscriptFormat.value(TranscriptEnd.self, of: line) {
            guard end.end == turns.count else {
                throw error(.cutOff, "\(turns.count) of \(end.end) turns are there.")
            }
            isAtEnd = true
            return
        }
        do {
            turns.append(try turn(TranscriptFormat.value(TranscriptLine.self, of: line)))
        } catch let error as TranscriptError {
            throw error
        } catch {
            throw self.error(.damaged, "this is no turn, or only a part of one.")
        }
    }

    func finish() throws(TranscriptError) -> [Transcript.Turn] {
        guard version != nil else { throw error(.foreign, "this is no transcript of a table.") }
        guard isAtEnd else {
            throw error(.cutOff, "the last line is missing, so the end is cut off.")
        }
        return turns
    }

    private func error(_ reason: TranscriptError.Reason, _ detail: String) -> TranscriptError {
        TranscriptError(reason: reason, line: max(1, number), version: version, detail: detail)
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
