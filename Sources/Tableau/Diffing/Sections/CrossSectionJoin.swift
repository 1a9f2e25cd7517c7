/// Finds rows that left one section and came to another, so that they can move instead.
///
/// Only rows that their own sections could not place are looked at. They are numbered: deleted rows
/// through all changed sections in their order, inserted rows likewise.
struct CrossSectionJoin {
    /// A row that goes from one section to another.
    struct CrossSectionMove {
        /// Its section before, counted among the changed sections.
        let from: Int
        /// Its row before.
        let oldRow: Int
        /// Its number among all deleted rows.
        let deletedRow: Int
        /// Its section after, counted among the changed sections.
        let target: Int
        /// Its row after.
        let newRow: Int
        /// Its number among all inserted rows.
        let insertedRow: Int
        /// Whether its content changed on the way.
        let isUpdated: Bool
    }

    /// The rows that change their section.
    private(set) var crossings: ContiguousArray<CrossSectionMove> = []
    /// All indexes of what changed in the sections.
    let collected: UnsafePointer<Int32>

    private let sections: ContiguousArray<ChangedSection>
    /// For each section the number of its first deleted and of its first inserted row.
    private var starts: ContiguousArray<(deletedRow: Int, insertedRow: Int)> = []
    private let scratch: DiffScratch
    /// For each deleted row whether it crosses; empty when none does.
    private var out: ContiguousArray<Bool> = []
    /// For each inserted row whether it crosses; empty when none does.
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

    /// Whether a deleted row crosses to another section.
    @inline(__always)
    func crossesOut(_ deletedRow: Int) -> Bool { !out.isEmpty && out[deletedRow] }

    /// Whether an inserted row crosses from another section.
    @inline(__always)
    func crossesIn(_ insertedRow: Int) -> Bool { !into.isEmpty && into[insertedRow] }

    /// Joins all deleted rows with all inserted rows, which are of one type.
    mutating func join(by comparison: UnsafePointer<RowComparison>) {
        join(
            by: comparison, deleting: sections.indices.filter { sections[$0].deleteCount > 0 },
            inserting: sections.indices.filter { sections[$0].insertCount > 0 })
    }

    /// Joins the deleted rows of some sections with the inserted rows of some.
    ///
    /// - Parameters:
    ///   - comparison: How the rows are compared.
    ///   - deleting: The changed sections with deleted rows of the type compared here, ascending.
    ///   - inserting: The changed sections with inserted rows of that type, ascending.
    mutating func join(
        by comparison: UnsafePointer<RowComparison>, deleting: [Int], inserting: [Int]
    ) {
        guard comparison.pointee.kind.identifies else { return }
        guard !deleting.isEmpty, !inserting.isEmpty else { return }
        // What leaves a section and comes to it has been compared already.
        if deleting.count == 1, deleting == inserting { return }
        if starts.isEmpty { numberRows() }
        for source in comparison.pointee.bitsDecide ? [KeySource.bits] : [.content, .hash] {
            let pass = CrossSectionPass(
                sections: sections, starts: starts, collected: collected, comparison: comparison,
                source: source, scratch: scratch)
            guard let found = pass.crossings(from: deleting, to: inserting) else { continue }
            record(found)
            return
        }
    }

    private mutating func numberRows() {
        starts.reserveCapacity(sections.count + 1)
        var next = (deletedRow: 0, insertedRow: 0)
        for section in sections {
            starts.append(next)
            next.deletedRow += section.deleteCount
            next.insertedRow += section.insertCount
        }
        starts.append(next)
    }

    private mutating func record(_ found: ContiguousArray<CrossSectionMove>) {
        guard !found.isEmpty, let end = starts.last else { return }
        if crossings.isEmpty {
            out = ContiguousArray(repeating: false, count: end.deletedRow)
            into = ContiguousArray(repeating: false, count: end.insertedRow)
        }
        for crossing in found {
            out[crossing.deletedRow] = true
            into[crossing.insertedRow] = true
        }
        crossings += found
    }
}
