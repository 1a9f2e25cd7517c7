/// One batch of changes that turns what a table shows into what it shall show.
///
/// Given to whoever applies it: the binder's adapter, or the binder's `updateDelegate` if it takes
/// over. Indexes are either of the table *before* the batch or *after* it, as each property says;
/// applied together between `beginUpdates()` and `endUpdates()` they are always accepted.
///
/// ```swift
/// tableView.performBatchUpdates {
///     tableView.deleteRows(at: Array(update.rowDeletes), with: .fade)
///     tableView.insertRows(at: Array(update.rowInserts), with: .fade)
///     for move in update.rowMoves { tableView.moveRow(at: move.old, to: move.new) }
///     // ... sections and reloads alike; the data must be the new ones when this block ends
/// }
/// tableView.reconfigureRows(at: Array(update.rowReconfigures))
/// ```
///
/// It is not a difference between two collections for general use: that is ``SectionedDiff``.
public struct CollectionUpdate: Sendable, Hashable {
    /// A section that changes its place.
    public struct SectionMove: Sendable, Hashable {
        /// Its index before the batch.
        public var old: Int
        /// Its index after the batch.
        public var new: Int

        /// Makes a move of a section.
        ///
        /// - Parameters:
        ///   - old: Its index before the batch.
        ///   - new: Its index after the batch.
        public init(old: Int, new: Int) {
            self.old = old
            self.new = new
        }
    }

    /// Rows that leave and come back in one batch, to be shown anew by another cell: deleted at
    /// their index before it and inserted at their index after it.
    ///
    /// Given as a pair because `reloadRows` in a batch with moves corrupts a table's counts.
    public struct Reloads: Sendable, Hashable {
        /// The rows before the batch.
        public internal(set) var old = RowSpans()
        /// The same rows after the batch.
        ///
        /// Row for row the same order as ``old``.
        public internal(set) var new = RowSpans()

        /// Makes an empty list.
        public init() {}

        /// The number of rows.
        public var count: Int { old.count }

        /// True when there is no row.
        public var isEmpty: Bool { old.isEmpty }
    }

    /// Sections that go: indexes before the batch, ascending.
    public internal(set) var sectionDeletes: [Int] = []
    /// Sections that come: indexes after the batch, ascending.
    public internal(set) var sectionInserts: [Int] = []
    /// Sections among ``sectionDeletes`` and ``sectionInserts`` that leave and come back only to
    /// change their order.
    package internal(set) var sectionReplacements: [SectionMove] = []
    /// Sections that move; only where section moves are wanted, and then in a batch of their own.
    public internal(set) var sectionMoves: [SectionMove] = []

    /// Rows that go: before the batch, ascending.
    public internal(set) var rowDeletes = RowSpans()
    /// Rows that come: after the batch, ascending.
    public internal(set) var rowInserts = RowSpans()
    /// Rows that move, the fewest possible in each section.
    public internal(set) var rowMoves = RowMoves()
    /// Rows with changed content whose cells are to be replaced with the row update animation.
    public internal(set) var rowReloads = Reloads()
    /// Rows of undiffable sections to be replaced with the undiffable section update animation.
    public internal(set) var undiffableReloads = Reloads()
    /// Rows whose cells are to be bound anew in place: after the batch, once it has been applied.
    public internal(set) var rowReconfigures = RowSpans()

    /// Sections whose visible header is to be bound anew in place: after the batch, ascending.
    public internal(set) var headerUpdates: [Int] = []
    /// Sections whose header changed its kind, came or went: after the batch, ascending.
    public internal(set) var headerReplacements: [Int] = []
    /// Sections whose visible footer is to be bound anew in place: after the batch, ascending.
    public internal(set) var footerUpdates: [Int] = []
    /// Sections whose footer changed its kind, came or went: after the batch, ascending.
    public internal(set) var footerReplacements: [Int] = []

    /// Makes an update that changes nothing.
    public init() {}

    /// True when there is nothing to do at all.
    public var isEmpty: Bool {
        !changesStructure && rowReconfigures.isEmpty && !changesHeadersOrFooters
    }

    /// True when rows or sections come, go, move or are replaced: what needs a batch.
    public var changesStructure: Bool {
        !(sectionDeletes.isEmpty && sectionInserts.isEmpty && sectionMoves.isEmpty
            && rowDeletes.isEmpty && rowInserts.isEmpty && rowMoves.isEmpty
            && rowReloads.isEmpty && undiffableReloads.isEmpty)
    }

    /// True when a header or footer is to be bound anew or replaced.
    public var changesHeadersOrFooters: Bool {
        !(headerUpdates.isEmpty && headerReplacements.isEmpty && footerUpdates.isEmpty
            && footerReplacements.isEmpty)
    }

    /// The number of operations: rows and sections inserted, deleted, moved, reloaded or
    /// reconfigured, headers and footers bound anew or replaced.
    public var operationCount: Int {
        sectionDeletes.count + sectionInserts.count + sectionMoves.count + rowDeletes.count
            + rowInserts.count + rowMoves.count + rowReloads.count + undiffableReloads.count
            + rowReconfigures.count + headerUpdates.count + headerReplacements.count
            + footerUpdates.count + footerReplacements.count
    }
}

extension CollectionUpdate: CustomStringConvertible {
    /// Every kind of operation that occurs, with its indexes.
    public var description: String {
        var parts: [String] = []
        func add(_ name: String, _ isEmpty: Bool, _ what: @autoclosure () -> Any) {
            if !isEmpty { parts.append("\(name) \(what())") }
        }
        add("section deletes", sectionDeletes.isEmpty, sectionDeletes)
        add("section inserts", sectionInserts.isEmpty, sectionInserts)
        add("section moves", sectionMoves.isEmpty, sectionMoves.map { "\($0.old)>\($0.new)" })
        add("row deletes", rowDeletes.isEmpty, rowDeletes)
        add("row inserts", rowInserts.isEmpty, rowInserts)
        add("row moves", rowMoves.isEmpty, rowMoves)
        add("row reloads", rowReloads.isEmpty, "\(rowReloads.old) as \(rowReloads.new)")
        add(
            "undiffable reloads", undiffableReloads.isEmpty,
            "\(undiffableReloads.old) as \(undiffableReloads.new)")
        add("reconfigures", rowReconfigures.isEmpty, rowReconfigures)
        add("header updates", headerUpdates.isEmpty, headerUpdates)
        add("header replacements", headerReplacements.isEmpty, headerReplacements)
        add("footer updates", footerUpdates.isEmpty, footerUpdates)
        add("footer replacements", footerReplacements.isEmpty, footerReplacements)
        return parts.isEmpty ? "no change" : parts.joined(separator: "; ")
    }
}

extension CollectionUpdate.Reloads {
    mutating func append(_ oldSection: Int, _ oldRow: Int, _ newSection: Int, _ newRow: Int) {
        old.append(section: oldSection, row: oldRow)
        new.append(section: newSection, row: newRow)
    }
}
