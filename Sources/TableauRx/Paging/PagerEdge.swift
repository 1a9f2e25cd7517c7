/// One of the two ends of a ``Pager``'s rows, at which more can be loaded.
public enum PagerEdge: CaseIterable, Sendable {
    /// The first row, before which more is loaded.
    case start
    /// The last row, after which more is loaded.
    case end

    /// The other edge.
    var opposite: Self { self == .start ? .end : .start }
}

struct EdgePair<Value> {
    var start: Value
    var end: Value

    init(start: Value, end: Value) {
        self.start = start
        self.end = end
    }

    init(both value: Value) { self.init(start: value, end: value) }

    subscript(edge: PagerEdge) -> Value {
        get { edge == .start ? start : end }
        set { if edge == .start { start = newValue } else { end = newValue } }
    }
}
