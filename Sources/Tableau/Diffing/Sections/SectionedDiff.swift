public import Foundation

/// The changes from one list of sections to another: inserted, deleted and moved sections, and rows
/// that are inserted, deleted, moved (within or across sections) or updated.
///
/// ```swift
/// let old = [RowSection("A", rows: [1, 2]), RowSection("B", rows: [3])]
/// let new = [RowSection("A", rows: [2]), RowSection("B", rows: [3, 1, 4])]
/// let diff = SectionedDiff(old, new)
/// diff.moves    // row 0 of section 0 moves to row 1 of section 1
/// diff.inserts  // row 2 of section 1
/// ```
///
/// Rows are compared as in ``Diff``, according to their conformances. Old places refer to the old
/// sections, new places to the new ones. Rows of inserted or deleted sections are not listed: the
/// section implies them. Moved sections are compared like any other, so rows can change inside a
/// section that moves.
///
/// It is not a batch for a table, which rejects some of these operations together. The binder plans
/// batches from the same comparison.
public struct SectionedDiff: Sendable {
    /// The inserted, deleted and moved sections; its updates have no meaning.
    public let sections: Diff
    private var deletedRows: [RowPath] = []
    private var insertedRows: [RowPath] = []
    /// Rows that stay with other content: from their old to their new places.
    public private(set) var updates: [RowMove] = []
    /// Moved rows: the fewest possible in each section, then those that change their section.
    public private(set) var moves: [RowMove] = []

    /// Deleted rows, at their old places, ascending.
    ///
    /// - Complexity: O(deletes): keep the array instead of asking in a loop.
    public var deletes: [IndexPath] { deletedRows.map(\.indexPath) }

    /// Inserted rows, at their new places, ascending in each section.
    ///
    /// - Complexity: O(inserts).
    public var inserts: [IndexPath] { insertedRows.map(\.indexPath) }

    /// Whether nothing changed.
    public var isEmpty: Bool { count == 0 }

    /// The number of operations.
    public var count: Int {
        sections.deletes.count + sections.inserts.count + sections.moves.count
            + deletedRows.count + insertedRows.count + updates.count + moves.count
    }

    /// Compares two lists of sections, and their rows as in ``Diff``.
    ///
    /// - Complexity: O(1) for each section whose rows are the same array, otherwise as for
    ///   ``Diff``.
    @inlinable
    public init<ID, Row>(_ old: [RowSection<ID, Row>], _ new: [RowSection<ID, Row>]) {
        self.init(SectionScan(old, new), by: RowComparison(Row.self))
    }

    @usableFromInline
    init(_ scan: SectionScan, by comparison: RowComparison) {
        sections = scan.sections
        if scan.candidates.isEmpty { return }
        withUnsafePointer(to: comparison) { comparison in
            DiffScratch.withScratch { compare(scan.candidates, by: comparison, in: $0) }
        }
    }

    /// Compares the rows of sections, then looks for rows that moved to another section.
    private mutating func compare(
        _ candidates: ContiguousArray<SectionScan.Candidate>,
        by comparison: UnsafePointer<RowComparison>, in scratch: DiffScratch
    ) {
        scratch.beginCollecting()
        var changed: ContiguousArray<ChangedSection> = []
        changed.reserveCapacity(candidates.count)
        for candidate in candidates {
            let (old, new) = (candidate.oldRows.borrowed, candidate.newRows.borrowed)
            changed.append(
                ChangedSection(
                    old: candidate.old, new: candidate.new, oldRows: old, newRows: new,
                    changes: scratch.collect(old, new, by: comparison)))
        }
        var join = CrossSectionJoin(changed, scratch)
        join.join(by: comparison)
        let collected = scratch.collected
        for section in changed {
            for row in section.deletes(in: collected) where row >= 0 {
                deletedRows.append(RowPath(section: Int32(section.old), row: row))
            }
            for row in section.inserts(in: collected) where row >= 0 {
                insertedRows.append(RowPath(section: Int32(section.new), row: row))
            }
            for pair in section.updates(in: collected) { updates.append(section.move(pair)) }
            for pair in section.moves(in: collected) { moves.append(section.move(pair)) }
        }
        for crossing in join.moves {
            moves.append(crossing.move)
            if crossing.isUpdated { updates.append(crossing.move) }
        }
    }
}

extension SectionedDiff: CustomStringConvertible {
    /// A short description of all operations.
    public var description: String {
        "sections: \(sections); rows: deletes \(deletes), inserts \(inserts), updates \(updates), "
            + "moves \(moves)"
    }
}
