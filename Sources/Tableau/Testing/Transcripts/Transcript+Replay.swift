#if !canImport(UIKit)
import Tableau

/// What is wrong in a transcript, and where.
public struct ReplayFailure: Error, Hashable, Sendable {
    /// The turn's number.
    public let turn: Int
    /// The batch of the turn, from 0.
    public let step: Int
    /// What is wrong.
    public let violation: TableViolation
    /// The section concerned, by name.
    public let section: String?
}

extension ReplayFailure: CustomStringConvertible {
    /// The turn, the section and what is wrong, in one line.
    public var description: String {
        let place = section.map { " in \($0)" } ?? ""
        return PrintableText.line("turn \(turn)\(place): \(violation)")
    }
}

extension Transcript {
    /// Applies every batch to a strict table.
    ///
    /// - Throws: The first violation.
    /// - Complexity: O(rows log operations) for each batch.
    public func replay() throws(ReplayFailure) {
        if let failure = firstFailure()?.failure { throw failure }
    }

    /// The first batch that fails, with what the table showed before it.
    func firstFailure() -> (failure: ReplayFailure, before: Contents, step: Step)? {
        var table = StrictTable<String, TranscriptRow>([], identifiedBy: \.identity)
        for turn in turns {
            if let before = turn.before { table.reload(before) }
            for (index, step) in turn.steps.enumerated() {
                do throws(TableViolation) {
                    try table.apply(step.changes, showing: step.after)
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
    /// The name of the section concerned.
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
