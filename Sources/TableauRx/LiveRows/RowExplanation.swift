public import Tableau

/// Why a row is shown, or is not: what each stage said of it.
///
/// ```swift
/// print(lines.why(7))
/// // The store has the row.
/// // A filter refuses it.
/// ```
public struct RowExplanation: CustomStringConvertible {
    /// Whether the last stage has the row.
    public internal(set) var isIncluded = false
    /// What the stages say, one sentence each, from the store on.
    public private(set) var steps: [String] = []

    /// The sentences, a line each.
    public var description: String { steps.joined(separator: "\n") }

    @usableFromInline
    init() {}

    @usableFromInline
    mutating func add(_ step: String) { steps.append(step) }
}

extension LiveRows {
    /// Tells which stage refused a row, or that none did.
    ///
    /// - Parameter id: The row's identity.
    public final func why(_ id: ID) -> RowExplanation {
        var explanation = RowExplanation()
        explain(id, &explanation)
        return explanation
    }

    /// Says what a stage with one source makes of a row.
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
