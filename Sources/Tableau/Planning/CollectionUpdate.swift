/// One batch of changes that turns what a table shows into what it is to show.
///
/// Given to the binder's adapter, or to the binder's `updateDelegate` if that takes over. Indexes
/// are either of the table *before* the batch or *after* it, as each property says; applied
/// together between `beginUpdates()` and `endUpdates()` they are always accepted.
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

    /// Rows whose cells are replaced: deleted at their index before the batch and inserted at their
    /// index after it.
    ///
    /// Given as a pair because `reloadRows` in a batch with moves corrupts a table's counts.
    public struct Reloads: Sendable, Hashable {
        /// The rows before the batch.
        public let old: RowSpans
        /// The same rows after the batch.
        ///
        /// Row for row the same order as ``old``.
        public let new: RowSpans

        /// The number of rows.
        public var count: Int { old.count }

        /// True when there is no row.
        public var isEmpty: Bool { old.isEmpty }
    }

    /// The operations as a table applies them; what follows are views of it.
    package internal(set) var batch = TableBatch()

    /// Deleted sections: indexes before the batch, ascending.
    public var sectionDeletes: [Int] { batch.sectionDeletes.map { Int($0.section) } }
    /// Inserted sections: indexes after the batch, ascending.
    public var sectionInserts: [Int] { batch.sectionInserts.map { Int($0.section) } }
    /// Sections that move; only where section moves are wanted, and then in a batch of their own.
    public var sectionMoves: [SectionMove] {
        batch.sectionMoves.map { SectionMove(old: Int($0.from), new: Int($0.to)) }
    }

    /// Deleted rows: before the batch, ascending.
    public var rowDeletes: RowSpans { RowSpans(batch.rowDeletes, .change) }
    /// Inserted rows: after the batch, ascending.
    public var rowInserts: RowSpans { RowSpans(batch.rowInserts, .change) }
    /// Rows that move, the fewest possible in each section.
    public var rowMoves: RowMoves { RowMoves(batch.rowMoves) }
    /// Rows with changed content whose cells are replaced with the row update animation.
    public var rowReloads: Reloads { reloads(.reload) }
    /// Rows of undiffable sections, replaced with the undiffable section update animation.
    public var undiffableReloads: Reloads { reloads(.undiffableReload) }
    /// Rows whose cells are reconfigured in place: after the batch, once it has been applied.
    public var rowReconfigures: RowSpans { RowSpans(batch.rowReconfigures, .change) }

    /// Sections whose visible header is reconfigured in place: after the batch, ascending.
    public internal(set) var headerUpdates: [Int] = []
    /// Sections whose header is of another kind, or new, or removed: after the batch, ascending.
    public internal(set) var headerReplacements: [Int] = []
    /// Sections whose visible footer is reconfigured in place: after the batch, ascending.
    public internal(set) var footerUpdates: [Int] = []
    /// Sections whose footer is of another kind, or new, or removed: after the batch, ascending.
    public internal(set) var footerReplacements: [Int] = []

    /// How headers and footers are replaced.
    package internal(set) var headerFooterAnimation = TableView.RowAnimation.none

    /// Makes an update that changes nothing.
    public init() {}

    /// True when there is nothing to do at all.
    public var isEmpty: Bool { batch.isEmpty && !changesHeadersOrFooters }

    /// True when rows or sections are inserted, deleted, moved or replaced: what needs a batch.
    public var changesStructure: Bool { batch.isStructural }

    /// True when a header or footer is reconfigured or replaced.
    public var changesHeadersOrFooters: Bool {
        !(headerUpdates.isEmpty && headerReplacements.isEmpty && footerUpdates.isEmpty
            && footerReplacements.isEmpty)
    }

    /// The number of operations: rows and sections inserted, deleted, moved, reloaded or
    /// reconfigured, headers and footers reconfigured or replaced.
    public var operationCount: Int {
        batch.sectionDeletes.count + batch.sectionInserts.count + batch.sectionMoves.count
            + rowDeletes.count + batch.rowInserts.rowCount + batch.rowMoves.count
            + batch.rowReconfigures.rowCount + headerUpdates.count + headerReplacements.count
            + footerUpdates.count + footerReplacements.count
    }

    private func reloads(_ cause: OperationCause) -> Reloads {
        Reloads(
            old: RowSpans(batch.rowDeletes, cause), new: RowSpans(batch.rowInserts, cause))
    }
}

extension RowSpans {
    /// The rows of the runs with a cause.
    fileprivate init(_ runs: [RowRun], _ cause: OperationCause) {
        self.init()
        for run in runs where run.cause == cause {
            append(section: Int(run.section), row: Int(run.row), count: Int(run.count))
        }
    }
}

extension RowMoves {
    fileprivate init(_ moves: [RowMove]) {
        self.init()
        for move in moves {
            append(
                oldSection: Int(move.from.section), oldRow: Int(move.from.row),
                newSection: Int(move.to.section), newRow: Int(move.to.row))
        }
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
