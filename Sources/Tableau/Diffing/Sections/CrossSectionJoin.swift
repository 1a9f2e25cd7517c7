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
    private let seed: UInt64
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
        seed = scratch.memory.pointee.seed
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
            let pass = Pass(
                sections: sections, collected: collected, comparison: comparison, source: source,
                seed: seed)
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

/// One attempt at a join, with keys from one source.
private struct Pass {
    let sections: ContiguousArray<ChangedSection>
    let collected: UnsafePointer<Int32>
    let comparison: UnsafePointer<RowComparison>
    let source: KeySource
    let seed: UInt64

    /// The rows that cross; nil if keys from this source cannot tell all rows apart.
    func crossings(
        from leaving: [Int], to coming: [Int]
    ) -> ContiguousArray<CrossSectionJoin.Crossing>? {
        let leavers = leaving.reduce(0) { $0 + sections[$1].deleteCount }
        let mostComers = coming.reduce(0) { max($0, sections[$1].insertCount) }
        var isDecided = true
        let loose = LooseRows(count: leavers) { keys in
            var keys = keys
            for index in leaving where isDecided {
                let section = sections[index]
                isDecided = compute(
                    section.oldRows, section.deletes(in: collected), section.deleteCount, keys)
                keys += section.deleteCount
            }
            return isDecided
        }
        guard isDecided else { return nil }
        let origins = Origins(sections, collected, leaving, count: leavers)
        let keys = UnsafeMutablePointer<UInt64>.allocate(capacity: mostComers)
        defer { keys.deallocate() }
        var found: ContiguousArray<CrossSectionJoin.Crossing> = []
        var firstComer = 0
        var next = 0
        for index in sections.indices where next < coming.count {
            let section = sections[index]
            let count = section.insertCount
            if index == coming[next] {
                next += 1
                let rows = section.inserts(in: collected)
                guard compute(section.newRows, rows, count, keys) else { return nil }
                for position in 0..<count {
                    let row = rows.map { Int($0[position]) } ?? position
                    var isUpdated = false
                    let leaver = loose.take(keys[position]) { leaver in
                        isSame(
                            origins.address(leaver, comparison.pointee.stride), section.newRows,
                            row, &isUpdated)
                    }
                    guard let leaver else { continue }
                    let origin = origins[leaver]
                    found.append(
                        CrossSectionJoin.Crossing(
                            from: origin.section, oldRow: origin.row, leaver: origin.leaver,
                            target: index, newRow: row, comer: firstComer + position,
                            isUpdated: isUpdated))
                }
            }
            firstComer += count
        }
        return found
    }

    private func compute(
        _ rows: BorrowedRows, _ indexes: UnsafePointer<Int32>?, _ count: Int,
        _ keys: UnsafeMutablePointer<UInt64>
    ) -> Bool {
        comparison.pointee.computeKeys(rows.base, indexes, count, keys, source, seed)
    }

    /// Whether two rows are the same row, and if so whether its content changed.
    @inline(__always)
    private func isSame(
        _ old: UnsafeRawPointer, _ new: BorrowedRows, _ newRow: Int, _ isUpdated: inout Bool
    ) -> Bool {
        var index: Int32 = 0
        var match: Int32 = 0
        guard
            comparison.pointee.checkMatches(
                old, new.base + newRow &* comparison.pointee.stride, &index, &match, 1,
                comparison.pointee.bitsDecide)
        else { return false }
        isUpdated = match & MatchFlag.updated != 0
        return true
    }
}

/// Where the leaving rows of a join come from.
private struct Origins {
    /// For each leaving row of the join its changed section.
    private var sections: ContiguousArray<Int32> = []
    /// For each leaving row of the join its row in that section.
    private var rows: ContiguousArray<Int32> = []
    /// For each changed section its first row in memory, and the number of its first leaving row
    /// in the join and among all leaving rows.
    private var starts: ContiguousArray<(base: UnsafeRawPointer, inJoin: Int, overall: Int)> = []

    init(
        _ changed: ContiguousArray<ChangedSection>, _ collected: UnsafePointer<Int32>,
        _ leaving: [Int], count: Int
    ) {
        sections.reserveCapacity(count)
        rows.reserveCapacity(count)
        starts.reserveCapacity(changed.count)
        var overall = 0
        var next = 0
        for index in changed.indices {
            starts.append((changed[index].oldRows.base, sections.count, overall))
            let leavers = changed[index].deleteCount
            overall += leavers
            guard next < leaving.count, leaving[next] == index else { continue }
            next += 1
            let deletes = changed[index].deletes(in: collected)
            for position in 0..<leavers {
                sections.append(Int32(truncatingIfNeeded: index))
                rows.append(deletes.map { $0[position] } ?? Int32(truncatingIfNeeded: position))
            }
        }
    }

    /// The place of a leaving row, numbered within the join.
    subscript(leaver: Int) -> (section: Int, row: Int, leaver: Int) {
        let index = Int(sections[leaver])
        let start = starts[index]
        return (index, Int(rows[leaver]), start.overall + leaver - start.inJoin)
    }

    /// Where a leaving row lies in memory.
    @inline(__always)
    func address(_ leaver: Int, _ stride: Int) -> UnsafeRawPointer {
        starts[Int(sections[leaver])].base + Int(rows[leaver]) &* stride
    }
}
