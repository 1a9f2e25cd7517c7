/// A case to be measured against a bound of the same run.
package struct Case {
    let operations: Int
    let work: Work
    let bound: Bound?
    let target: Double?

    /// A case and its bound.
    ///
    /// - Parameters:
    ///   - operations: How many operations the work yields, so that a figure can be judged.
    ///   - work: What is measured.
    ///   - boundName: What the bound does, in a word or two.
    ///   - bound: What the work is compared with, on the same inputs.
    ///   - target: The largest ratio of work to bound that will do, if there is one.
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

    /// A case that must not take longer than some time, whatever the machine does otherwise.
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

/// A stream of events to be measured: a ``Case`` by the event.
package struct EventCase {
    let allocations: Double?
    let work: Work
    let bound: Bound?

    /// - Parameters:
    ///   - allocations: Heap allocations for each event or subscription, if they were counted.
    ///   - work: Hands on all events once.
    ///   - boundName: What the bound does, in a word or two.
    ///   - bound: The same work by the plainest means; nil if there is none to compare with.
    package init(
        allocations: Double? = nil, _ work: Work, bound boundName: String? = nil,
        _ bound: Work? = nil
    ) {
        self.allocations = allocations
        self.work = work
        self.bound = bound.map { Bound(name: boundName ?? "bound", .measured($0)) }
    }
}
