/// Finds rows that left one section and came to another, so that they can move instead.
///
/// Only rows that their own sections could not place are looked at. They are numbered: leaving rows
/// through all changed sections in their order, coming rows likewise.
struct CrossSectionJoin {
    /// A row that goes from one section to another.
    struct Crossing {
        /// Its section before, counted among the changed sections.
        let from: Int
        /// Its row before.
        let oldRow: Int
        /// Its number among all leaving rows.
        let leaver: Int
        /// Its section after, counted among the changed sections.
        let target: Int
        /// Its row after.
        let newRow: Int
        /// Its number among all coming rows.
        let comer: Int
        /// Whether its content changed on the way.
        let isUpdated: Bool
    }

    /// The rows that change their section.
    private(set) var crossings: ContiguousArray<Crossing> = []
    /// All indexes of what changed in the sections.
    let collected: UnsafePointer<Int32>

    private let sections: ContiguousArray<ChangedSection>
    /// For each section the number of its first leaving and of its first coming row.
    private var starts: ContiguousArray<(leaver: Int, comer: Int)> = []
    private let scratch: DiffScratch
    /// For each leaving row whether it crosses; empty when none does.
    private var out: ContiguousArray<Bool> = []
    /// For each coming row whether it crosses; empty when none does.
    private var into: ContiguousArray<Bool> = []

    /// Prepares a join over changed sections.
    ///
    /// - Parameters:
    ///   - sections: The sections.
    ///   - scratch: What collected their changes, and collects no more while the join is used.
    init(_ sections: ContiguousArray<ChangedSection>, _ scratch: DiffScratch) {
        self.sections = sections
        collected = scratch.collected
        self.scratch = scratch
    }

    /// Whether a leaving row crosses to another section.
    @inline(__always)
    func crossesOut(_ leaver: Int) -> Bool { !out.isEmpty && out[leaver] }

    /// Whether a coming row crosses from another section.
    @inline(__always)
    func crossesIn(_ comer: Int) -> Bool { !into.isEmpty && into[comer] }

    /// Joins all leaving rows with all coming rows, which are of one type.
    mutating func join(by comparison: UnsafePointer<RowComparison>) {
        join(
            by: comparison, leaving: sections.indices.filter { sections[$0].deleteCount > 0 },
            coming: sections.indices.filter { sections[$0].insertCount > 0 })
    }

    /// Joins the leaving rows of some sections with the coming rows of some.
    ///
    /// - Parameters:
    ///   - comparison: How the rows are compared.
    ///   - leaving: The changed sections with leaving rows of the type compared here, ascending.
    ///   - coming: The changed sections with coming rows of that type, ascending.
    mutating func join(
        by comparison: UnsafePointer<RowComparison>, leaving: [Int], coming: [Int]
    ) {
        guard comparison.pointee.kind.identifies else { return }
        guard !leaving.isEmpty, !coming.isEmpty else { return }
        // What leaves a section and comes to it has been compared already.
        if leaving.count == 1, leaving == coming { return }
        if starts.isEmpty { numberRows() }
        for source in comparison.pointee.bitsDecide ? [KeySource.bits] : [.content, .hash] {
            let pass = CrossSectionPass(
                sections: sections, starts: starts, collected: collected, comparison: comparison,
                source: source, scratch: scratch)
            guard let found = pass.crossings(from: leaving, to: coming) else { continue }
            record(found)
            return
        }
    }

    private mutating func numberRows() {
        starts.reserveCapacity(sections.count + 1)
        var next = (leaver: 0, comer: 0)
        for section in sections {
            starts.append(next)
            next.leaver += section.deleteCount
            next.comer += section.insertCount
        }
        starts.append(next)
    }

    private mutating func record(_ found: ContiguousArray<Crossing>) {
        guard !found.isEmpty, let end = starts.last else { return }
        if crossings.isEmpty {
            out = ContiguousArray(repeating: false, count: end.leaver)
            into = ContiguousArray(repeating: false, count: end.comer)
        }
        for crossing in found {
            out[crossing.leaver] = true
            into[crossing.comer] = true
        }
        crossings += found
    }
}
