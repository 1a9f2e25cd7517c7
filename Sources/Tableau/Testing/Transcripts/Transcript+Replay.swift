import Tableau

/// A violation in a transcript, with its place.
public struct ReplayFailure: Error, Hashable, Sendable {
    /// The number of the turn.
    public let turn: Int
    /// The index of the batch in the turn.
    public let step: Int
    /// The violation.
    public let violation: TableViolation
    /// The name of the affected section.
    public let section: String?
}

extension ReplayFailure: CustomStringConvertible {
    /// The turn, the section and the violation, in one line.
    public var description: String {
        let place = section.map { " in \($0)" } ?? ""
        return PrintableText.line("turn \(turn)\(place): \(violation)")
    }
}

extension Transcript {
    /// Applies every batch to a strict table, and throws the first violation.
    ///
    /// - Complexity: O(rows log operations) per batch.
    public func replay() throws(ReplayFailure) {
        if let failure = firstBatch()?.failure { throw failure }
    }

    /// Returns the first batch that fails, or else the first one, with the rows that the table shows
    /// before it and, unless it fails, after it.
    func firstBatch() -> (failure: ReplayFailure?, batch: BatchCase)? {
        var table = StrictTable<String, TranscriptRow>([], identifiedBy: \.identity)
        var first: BatchCase?
        for turn in turns {
            if let before = turn.before { table.reload(before) }
            for (index, step) in turn.steps.enumerated() {
                var batch = BatchCase(
                    before: table.contents, batch: step.changes.batch, after: step.after)
                do throws(TableViolation) {
                    try table.apply(
                        step.changes, showing: step.after, isLast: index == turn.steps.count - 1)
                } catch {
                    let section = error.name(before: batch.before, after: batch.after)
                    let failure = ReplayFailure(
                        turn: turn.number, step: index, violation: error, section: section)
                    return (failure, batch)
                }
                batch.after = table.contents
                first = first ?? batch
            }
            if let reloaded = turn.reloaded { table.reload(reloaded) }
        }
        return first.map { (nil, $0) }
    }
}

extension TableViolation {
    /// Returns the name of the affected section.
    fileprivate func name(before: Transcript.Contents, after: Transcript.Contents) -> String? {
        let (contents, index): (Transcript.Contents, Int?) =
            switch self {
            case .refused(let violation):
                (violation.space == .before ? before : after, violation.section)
            case .wrongSection(let index, _, _), .wrongRow(let index, _, _, _),
                .staleRow(let index, _, _, _):
                (after, index)
            }
        guard let index, contents.indices.contains(index) else { return nil }
        return contents[index].section
    }
}
