/// One of the two ends of a ``Pager``'s rows, at which more can be loaded.
public enum PagerEdge: CaseIterable, Sendable {
    /// The first row, before which more is loaded.
    case start
    /// The last row, after which more is loaded.
    case end

    /// The other edge.
    var opposite: Self { self == .start ? .end : .start }
}
