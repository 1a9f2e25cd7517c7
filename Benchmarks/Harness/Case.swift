/// Work that is measured, what it is compared with, and what we aim at.
///
/// What it is compared with is measured in the same run, in turns with the work, so that a ratio
/// holds on a busy machine as well.
package struct Case {
    let work: Work
    let allocations: Double?
    let aim: Double?
    private(set) var comparands: [(name: String, isBound: Bool, work: Work, aim: Double?)] = []

    /// - Parameters:
    ///   - work: The measured work.
    ///   - atMost: The longest acceptable time in nanoseconds: where a person waits.
    ///   - allocations: Heap allocations of an event, if they were counted.
    package init(_ work: Work, atMost aim: Double? = nil, allocations: Double? = nil) {
        self.work = work
        self.aim = aim
        self.allocations = allocations
    }

    /// Compares with a part of the work: nothing that does the work can be faster.
    package func bound(_ name: String, _ work: Work, atMost aim: Double? = nil) -> Case {
        compared((name, true, work, aim))
    }

    /// Compares with other work, which may be slower or faster: how fast the machine is, or what
    /// one would do without the package.
    package func yardstick(_ name: String, _ work: Work, atMost aim: Double? = nil) -> Case {
        compared((name, false, work, aim))
    }

    private func compared(_ comparand: (String, Bool, Work, Double?)) -> Case {
        var copy = self
        copy.comparands.append(comparand)
        return copy
    }
}
