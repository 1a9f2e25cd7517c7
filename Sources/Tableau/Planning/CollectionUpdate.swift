public import Foundation

/// One batch of changes from a table's current content to its new content.
///
/// Applied by the binder's adapter, or by the binder's `updateDelegate` if it handles updates.
/// Indexes refer to the table *before* the batch or *after* it, as each property states; applied
/// together between `beginUpdates()` and `endUpdates()` they are always accepted.
///
/// ```swift
/// tableView.performBatchUpdates {
///     tableView.deleteRows(at: update.rowDeletes, with: .fade)
///     tableView.insertRows(at: update.rowInserts, with: .fade)
///     for move in update.rowMoves { tableView.moveRow(at: move.old, to: move.new) }
///     // ... sections and reloads alike; the data must be the new ones when this block ends
/// }
/// tableView.reconfigureRows(at: update.rowReconfigures)
/// ```
///
/// Operations on rows are kept as runs of adjacent rows. Each property makes an array of their paths:
/// keep it instead of asking in a loop.
///
/// For a general difference between two collections, use ``SectionedDiff``.
public struct CollectionUpdate: Sendable, Hashable {
    /// Rows whose cells are replaced: deleted before the batch and inserted after it, because `reloadRows`
    /// in a batch with moves corrupts a table's counts.
    public struct Reloads: Sendable, Hashable {
        /// The rows before the batch.
        public let old: [IndexPath]
        /// The same rows after the batch, in the same order.
        public let new: [IndexPath]

        /// The number of rows.
        public var count: Int { old.count }

        /// Whether there are no rows.
        public var isEmpty: Bool { old.isEmpty }
    }

    /// The operations as a table applies them; the following properties are views of it.
    package internal(set) var batch = TableBatch()

    /// Deleted sections: indexes before the batch, ascending.
    public var sectionDeletes: [Int] { batch.sections.deletes.sections }
    /// Inserted sections: indexes after the batch, ascending.
    public var sectionInserts: [Int] { batch.sections.inserts.sections }
    /// Sections that move; only if section moves are enabled, and then in a separate batch.
    public var sectionMoves: [Diff.Pair] {
        batch.sections.moves.map { Diff.Pair(old: Int($0.from.row), new: Int($0.to.row)) }
    }

    /// Deleted rows: before the batch, ascending.
    public var rowDeletes: [IndexPath] { batch.rows.deletes.indexPaths(.change) }
    /// Inserted rows: after the batch, ascending.
    public var rowInserts: [IndexPath] { batch.rows.inserts.indexPaths(.change) }
    /// Moved rows, the fewest possible in each section.
    public var rowMoves: [RowMove] { batch.rows.moves }
    /// Rows with changed content whose cells are replaced with the row update animation.
    public var rowReloads: Reloads { reloads(.reload) }
    /// Rows of undiffable sections, replaced with the undiffable section update animation.
    public var undiffableReloads: Reloads { reloads(.undiffableReload) }
    /// Rows whose cells are reconfigured in place: after the batch, once it has been applied.
    public var rowReconfigures: [IndexPath] { batch.rows.reconfigures.indexPaths(.change) }

    package struct HeaderFooterChanges: Sendable, Hashable {
        /// Sections whose visible view is reconfigured in place: after the batch, ascending.
        var updates: [Int] = []
        /// Sections whose view is inserted, removed or of another kind: after the batch, ascending.
        var replacements: [Int] = []

        var all: [Int] { updates + replacements }

        var isEmpty: Bool { updates.isEmpty && replacements.isEmpty }
    }

    package internal(set) var headersFooters = HeaderFooterPair(
        header: HeaderFooterChanges(), footer: HeaderFooterChanges())

    /// Sections whose visible header is reconfigured in place: after the batch, ascending.
    public var headerUpdates: [Int] { headersFooters.header.updates }
    /// Sections whose header is inserted, removed or of another kind: after the batch, ascending.
    public var headerReplacements: [Int] { headersFooters.header.replacements }
    /// Sections whose visible footer is reconfigured in place: after the batch, ascending.
    public var footerUpdates: [Int] { headersFooters.footer.updates }
    /// Sections whose footer is inserted, removed or of another kind: after the batch, ascending.
    public var footerReplacements: [Int] { headersFooters.footer.replacements }

    package internal(set) var headerFooterAnimation = TableView.RowAnimation.none

    /// Creates an update without changes.
    public init() {}

    /// Whether there are no operations at all.
    public var isEmpty: Bool { batch.isEmpty && !changesHeadersOrFooters }

    /// Whether rows or sections are inserted, deleted, moved or replaced, which requires a batch.
    public var changesStructure: Bool { batch.isStructural }

    /// Whether a header or footer is reconfigured or replaced.
    public var changesHeadersOrFooters: Bool {
        !(headersFooters.header.isEmpty && headersFooters.footer.isEmpty)
    }

    /// The number of operations: rows and sections inserted, deleted, moved, reloaded or
    /// reconfigured, headers and footers reconfigured or replaced.
    public var operationCount: Int {
        batch.sections.deletes.rowCount + batch.sections.inserts.rowCount
            + batch.sections.moves.count
            + batch.rows.deletes.filter { $0.cause == .change }.rowCount
            + batch.rows.inserts.rowCount + batch.rows.moves.count
            + batch.rows.reconfigures.rowCount + headersFooters.header.all.count
            + headersFooters.footer.all.count
    }

    private func reloads(_ cause: OperationCause) -> Reloads {
        Reloads(
            old: batch.rows.deletes.indexPaths(cause), new: batch.rows.inserts.indexPaths(cause))
    }
}

extension [RowRun] {
    func indexPaths(_ cause: OperationCause) -> [IndexPath] {
        filter { $0.cause == cause }.flatMap { $0.indexPaths }
    }

    /// A short description of the rows with a cause: `0:3-4, 1:0`.
    fileprivate func description(_ cause: OperationCause) -> String {
        filter { $0.cause == cause }.map { run in
            "\(run.section):\(run.row)" + (run.count == 1 ? "" : "-\(run.end - 1)")
        }.joined(separator: ", ")
    }
}

extension CollectionUpdate: CustomStringConvertible {
    /// The operations of each kind that occurs, with their indexes.
    public var description: String {
        func list(_ items: [some Any]) -> String { items.isEmpty ? "" : "\(items)" }
        func replaced(_ cause: OperationCause) -> String {
            let old = batch.rows.deletes.description(cause)
            return old.isEmpty ? "" : "\(old) as \(batch.rows.inserts.description(cause))"
        }
        let parts = [
            ("section deletes", list(sectionDeletes)),
            ("section inserts", list(sectionInserts)),
            ("section moves", list(sectionMoves.map { "\($0.old)>\($0.new)" })),
            ("row deletes", batch.rows.deletes.description(.change)),
            ("row inserts", batch.rows.inserts.description(.change)),
            ("row moves", rowMoves.map(\.description).joined(separator: ", ")),
            ("row reloads", replaced(.reload)),
            ("undiffable reloads", replaced(.undiffableReload)),
            ("reconfigures", batch.rows.reconfigures.description(.change)),
            ("header updates", list(headerUpdates)),
            ("header replacements", list(headerReplacements)),
            ("footer updates", list(footerUpdates)),
            ("footer replacements", list(footerReplacements)),
        ].filter { !$0.1.isEmpty }.map { "\($0) \($1)" }
        return parts.isEmpty ? "no change" : parts.joined(separator: "; ")
    }
}
