/// The reason why a batch deletes or inserts a row or section.
package enum OperationCause: UInt8, Hashable, Sendable, CaseIterable {
    /// The row or section was deleted or inserted.
    case change
    /// It remains: a row whose cell is replaced, or a section that changes its order.
    case reload
    /// It is a row of a section whose rows can only be compared by position.
    case undiffableReload
}

/// Consecutive rows of one section that share an operation and animation.
package struct RowRun: Hashable, Sendable {
    package var section: Int32
    package var row: Int32
    package var count: Int32
    package var animation: TableView.RowAnimation
    package let cause: OperationCause

    package init(
        section: Int32, row: Int32, count: Int32 = 1,
        animation: TableView.RowAnimation = .automatic, cause: OperationCause = .change
    ) {
        precondition(count > 0, "a run has \(count) rows; the minimum is 1")
        self.section = section
        self.row = row
        self.count = count
        self.animation = animation
        self.cause = cause
    }

    package init(
        _ path: RowPath, animation: TableView.RowAnimation = .automatic,
        cause: OperationCause = .change
    ) {
        self.init(section: path.section, row: path.row, animation: animation, cause: cause)
    }

    /// The row after the last one.
    package var end: Int32 { row + count }

    package var first: RowPath { RowPath(section: section, row: row) }

    package func contains(_ path: RowPath) -> Bool {
        section == path.section && row <= path.row && path.row < end
    }
}

extension RowPath {
    /// A section in place of a row: sections are the rows of one section.
    package static func section(_ number: Int32) -> RowPath {
        // One less than the maximum, so that the row after it doesn't overflow.
        RowPath(section: 0, row: min(number, .max - 1))
    }
}

extension [RowRun] {
    /// Appends a row, extending the last run if the row follows it.
    package mutating func append(
        _ path: RowPath, animation: TableView.RowAnimation = .automatic,
        cause: OperationCause = .change
    ) {
        if let last, last.section == path.section, last.end == path.row,
            last.animation == animation, last.cause == cause
        {
            self[count - 1].count += 1
        } else {
            append(RowRun(path, animation: animation, cause: cause))
        }
    }

    package var rowCount: Int { reduce(0) { $0 + Int($1.count) } }
}

extension [RowRun] {
    /// The sections that they name as rows of one section.
    package var sections: [Int] { flatMap { Int($0.row)..<Int($0.end) } }
}

/// A compact batch of operations: a run of a million rows takes 16 bytes.
///
/// Deletes, reloads and the sources of moves refer to the table before the batch; inserts, the
/// destinations of moves and `rowReconfigures` refer to the table after it. The order doesn't
/// matter, but ascending lists are not sorted again. Sections are rows of one section; see
/// ``RowPath/section(_:)``.
package struct TableBatch: Hashable, Sendable {
    package var sectionDeletes: [RowRun] = []
    package var sectionInserts: [RowRun] = []
    package var sectionReloads: [RowRun] = []
    package var sectionMoves: [RowMove] = []
    package var rowDeletes: [RowRun] = []
    package var rowInserts: [RowRun] = []
    package var rowReloads: [RowRun] = []
    package var rowMoves: [RowMove] = []
    /// Rows that keep their cell and are requested again after the batch, by their new places.
    package var rowReconfigures: [RowRun] = []

    package init() {}

    /// Whether the batch changes the set or order of rows and sections.
    package var isStructural: Bool {
        hasSectionOperations || hasRowOperations
    }

    package var hasSectionOperations: Bool {
        !(sectionDeletes.isEmpty && sectionInserts.isEmpty && sectionReloads.isEmpty
            && sectionMoves.isEmpty)
    }

    package var hasRowOperations: Bool {
        !(rowDeletes.isEmpty && rowInserts.isEmpty && rowReloads.isEmpty && rowMoves.isEmpty)
    }

    package var isEmpty: Bool { !isStructural && rowReconfigures.isEmpty }

    /// The operations on sections, as those on the rows of a table with one section.
    package var ofSections: TableBatch {
        var batch = TableBatch()
        batch.rowDeletes = sectionDeletes
        batch.rowInserts = sectionInserts
        batch.rowReloads = sectionReloads
        batch.rowMoves = sectionMoves
        return batch
    }
}
