public import Tableau

/// An explanation of why a row is shown or not: what each stage did with it.
///
/// ```swift
/// print(lines.why(7))
/// // The store has the row.
/// // A filter refuses it.
/// ```
public struct RowExplanation: CustomStringConvertible {
    /// Whether the last stage includes the row.
    public internal(set) var isIncluded = false
    /// The explanations of the stages, one sentence each, starting with the store.
    public private(set) var steps: [String] = []

    /// The sentences, one per line.
    public var description: String { steps.joined(separator: "\n") }

    @usableFromInline
    init() {}

    @usableFromInline
    mutating func add(_ step: String) { steps.append(step) }
}

extension LiveRows {
    /// Explains which stage refused a row, or that none did.
    ///
    /// - Parameter id: The row's identity.
    public final func why(_ id: ID) -> RowExplanation {
        var explanation = RowExplanation()
        explain(id, &explanation)
        return explanation
    }

    /// Explains how a stage with one source handles a row.
    @usableFromInline
    final func explain<Source>(
        after source: LiveRows<Source>, _ takes: String, _ refuses: String
    ) where Source.CollectionID == ID {
        explain = { [unowned self] id, explanation in
            source.explain(id, &explanation)
            guard explanation.isIncluded else { return }
            explanation.isIncluded = self[id] != nil
            explanation.add(explanation.isIncluded ? takes : refuses)
        }
    }
}
