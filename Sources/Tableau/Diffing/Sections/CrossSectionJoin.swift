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

    /// Joins the leaving rows of some sections with the coming rows of some.
    ///
    /// - Parameters:
    ///   - leaves: Which changed sections have leaving rows of the type compared here.
    ///   - comes: Which changed sections have coming rows of the type compared here.
    ///   - comparison: How the rows are compared.
    mutating func join(
        by comparison: UnsafePointer<RowComparison>, leaving leaves: (Int) -> Bool = { _ in true },
        coming comes: (Int) -> Bool = { _ in true }
    ) {
        guard comparison.pointee.kind.identifies else { return }
        let leaving = sections.indices.filter { sections[$0].deleteCount > 0 && leaves($0) }
        let coming = sections.indices.filter { sections[$0].insertCount > 0 && comes($0) }
        guard !leaving.isEmpty, !coming.isEmpty else { return }
        // What leaves a section and comes to it has been compared already.
        if leaving.count == 1, leaving == coming { return }
        for source in comparison.pointee.bitsDecide ? [KeySource.bits] : [.content, .hash] {
            let pass = CrossSectionPass(
                sections: sections, collected: collected, comparison: comparison, source: source,
                scratch: scratch)
            guard let found = pass.crossings(from: leaving, to: coming) else { continue }
            record(found)
            return
        }
    }

    private mutating func record(_ found: ContiguousArray<Crossing>) {
        if found.isEmpty { return }
        if crossings.isEmpty {
            let leavers = sections.reduce(0) { $0 + $1.deleteCount }
            let comers = sections.reduce(0) { $0 + $1.insertCount }
            out = ContiguousArray(repeating: false, count: leavers)
            into = ContiguousArray(repeating: false, count: comers)
        }
        for crossing in found {
            out[crossing.leaver] = true
            into[crossing.comer] = true
        }
        crossings += found
    }
}
