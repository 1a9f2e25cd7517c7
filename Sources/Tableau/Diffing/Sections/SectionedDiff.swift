/// What turns one list of sections into another: sections that come, go or move, and rows that
/// come, go, move (within or across sections) or change.
///
/// ```swift
/// let old = [RowSection("A", rows: [1, 2]), RowSection("B", rows: [3])]
/// let new = [RowSection("A", rows: [2]), RowSection("B", rows: [3, 1, 4])]
/// let diff = SectionedDiff(old, new)
/// diff.moves    // row 0 of section 0 moves to row 1 of section 1
/// diff.inserts  // row 2 of section 1
/// ```
///
/// Rows are compared as ``Diff`` compares them, by what they conform to. Old places count in the
/// old sections, new places in the new ones. Rows of sections that come or go are not mentioned:
/// their section says it. Sections that move are compared like any other, so rows may change inside
/// a section that moves.
///
/// It is not a batch for a table: a table refuses some of these operations together. The binder
/// plans batches from the same comparison.
public struct SectionedDiff: Sendable {
    /// Sections that come, go and move.
    ///
    /// Its updates say nothing.
    public let sections: Diff
    /// Deleted rows, at their old places, ascending.
    public let deletes: RowSpans
    /// Inserted rows, at their new places, ascending in each section.
    public let inserts: RowSpans
    /// Rows that are still there with other content: from their old to their new places.
    public let updates: RowMoves
    /// Rows that change their place: the fewest possible in each section, then those that change
    /// their section.
    public let moves: RowMoves

    /// Whether nothing changed.
    public var isEmpty: Bool { count == 0 }

    /// How many operations there are.
    public var count: Int {
        sections.deletes.count + sections.inserts.count + sections.moves.count + deletes.count
            + inserts.count + updates.count + moves.count
    }

    /// Compares two lists of sections; their rows as ``Diff`` does.
    ///
    /// - Parameters:
    ///   - old: The sections before.
    ///   - new: The sections after.
    /// - Complexity: O(1) for each section whose rows are the same array, else as ``Diff``.
    @inlinable
    public init<Section: DiffableSection>(_ old: [Section], _ new: [Section]) {
        self.init(SectionScan(old, new), by: RowComparison(Section.Row.self))
    }

    @usableFromInline
    init(_ scan: SectionScan, by comparison: RowComparison) {
        sections = scan.sections
        var (deletes, inserts) = (RowSpans(), RowSpans())
        var (updates, moves) = (RowMoves(), RowMoves())
        scan.compare(by: comparison) { changed, join, collected in
            for section in changed {
                for row in section.deletes(in: collected) where row >= 0 {
                    deletes.append(section: section.old, row: Int(row))
                }
                for row in section.inserts(in: collected) where row >= 0 {
                    inserts.append(section: section.new, row: Int(row))
                }
                updates.append(section.updates(in: collected), of: section)
                moves.append(section.moves(in: collected), of: section)
            }
            for move in join.moves {
                let (from, target) = (changed[move.from].old, changed[move.target].new)
                moves.append(
                    oldSection: from, oldRow: move.oldRow, newSection: target, newRow: move.newRow)
                if move.isUpdated, let last = moves.moves.last { updates.append(last) }
            }
        }
        self.deletes = deletes
        self.inserts = inserts
        self.updates = updates
        self.moves = moves
    }
}

extension RowMoves {
    fileprivate mutating func append(
        _ pairs: UnsafeBufferPointer<RowPair>, of section: ChangedSection
    ) {
        for pair in pairs {
            append(
                oldSection: section.old, oldRow: Int(pair.old),
                newSection: section.new, newRow: Int(pair.new))
        }
    }
}

extension SectionedDiff: CustomStringConvertible {
    /// All operations in short.
    public var description: String {
        "sections: \(sections); rows: deletes [\(deletes)], inserts [\(inserts)], "
            + "updates [\(updates)], moves [\(moves)]"
    }
}
