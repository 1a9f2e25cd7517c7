/// A case that is compared with a bound measured in the same run.
package struct Case {
    let operations: Int
    let work: Work
    let bound: Bound?
    let target: Double?

    /// A case and its bound.
    ///
    /// - Parameters:
    ///   - operations: The number of operations that the work yields, to judge its time.
    ///   - work: The measured work.
    ///   - boundName: What the bound does, in a word or two.
    ///   - bound: The work that it is compared with, on the same inputs.
    ///   - target: The largest acceptable ratio of work to bound, if there is one.
    package init(
        operations: Int, _ work: Work, bound boundName: String, _ bound: Work,
        target: Double? = nil
    ) {
        self.operations = operations
        self.work = work
        self.bound = Bound(name: boundName, .measured(bound))
        self.target = target
    }

    /// A case without a bound.
    package init(operations: Int, _ work: Work) {
        self.operations = operations
        self.work = work
        bound = nil
        target = nil
    }

    /// A case that must not take longer than a fixed time.
    package init(operations: Int, _ work: Work, atMost nanoseconds: Double) {
        self.operations = operations
        self.work = work
        bound = Bound(name: "target", .fixed(nanoseconds))
        target = 1
    }
}

/// What a case is compared with.
struct Bound {
    let name: String
    let kind: Kind

    enum Kind {
        case measured(Work)
        case fixed(Double)
    }

    init(name: String, _ kind: Kind) {
        self.name = name
        self.kind = kind
    }
}

/// A stream of events: a ``Case`` measured per event.
package struct EventCase {
    let allocations: Double?
    let work: Work
    let bound: Bound?

    /// - Parameters:
    ///   - allocations: Heap allocations per event or subscription, if they were counted.
    ///   - work: Sends all events once.
    ///   - boundName: What the bound does, in a word or two.
    ///   - bound: The same work by the simplest means; nil if there is none.
    package init(
        allocations: Double? = nil, _ work: Work, bound boundName: String? = nil,
        _ bound: Work? = nil
    ) {
        self.allocations = allocations
        self.work = work
        self.bound = bound.map { Bound(name: boundName ?? "bound", .measured($0)) }
    }
}
