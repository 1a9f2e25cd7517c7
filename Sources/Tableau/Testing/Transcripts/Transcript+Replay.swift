#if !canImport(UIKit)
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
    /// Applies every batch to a strict table.
    ///
    /// - Throws: The first violation.
    /// - Complexity: O(rows log operations) per batch.
    public func replay() throws(ReplayFailure) {
        if let failure = firstFailure()?.failure { throw failure }
    }

    /// Returns the first batch of a transcript that replays, with the table before it, and with the
    /// rows that the table shows after it.
    func firstStep() -> (before: Contents, step: Step)? {
        var shown: Contents = []
        for turn in turns {
            if let before = turn.before { shown = before }
            if let step = turn.steps.first {
                var table = StrictTable<String, TranscriptRow>(shown, identifiedBy: \.identity)
                try? table.apply(step.changes, showing: step.after, isLast: false)
                return (shown, Step(step.changes, after: table.contents))
            }
            if let reloaded = turn.reloaded { shown = reloaded }
        }
        return nil
    }

    /// Returns the first batch that fails, with the table before it.
    func firstFailure() -> (failure: ReplayFailure, before: Contents, step: Step)? {
        var table = StrictTable<String, TranscriptRow>([], identifiedBy: \.identity)
        for turn in turns {
            if let before = turn.before { table.reload(before) }
            for (index, step) in turn.steps.enumerated() {
                do throws(TableViolation) {
                    try table.apply(
                        step.changes, showing: step.after, isLast: index == turn.steps.count - 1)
                } catch {
                    let section = error.name(before: table.contents, after: step.after)
                    let failure = ReplayFailure(
                        turn: turn.number, step: index, violation: error, section: section)
                    return (failure, table.contents, step)
                }
            }
            if let reloaded = turn.reloaded { table.reload(reloaded) }
        }
        return nil
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
#endif
