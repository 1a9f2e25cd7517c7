import Foundation

/// The reason why a batch deletes or inserts a row or section.
package enum OperationCause: UInt8, Hashable, Sendable {
    /// The row or section was deleted or inserted.
    case change
    /// It remains: a row whose cell is replaced, or a section that changes its order.
    case reload
    /// It is a row that can only be compared by position.
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

    package var rows: Range<Int> { Int(row)..<Int(end) }

    var indexPaths: [IndexPath] { rows.map { [Int(section), $0] } }

    package func contains(_ path: RowPath) -> Bool {
        section == path.section && row <= path.row && path.row < end
    }
}

extension RowPath {
    /// A section as a row of one section.
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

    /// The sections that they name as rows of one section.
    package var sections: [Int] { flatMap { $0.rows } }
}

/// Operations on rows, or on sections as the rows of one section; see ``RowPath/section(_:)``.
///
/// Deletes, reloads and the sources of moves refer to the table before the batch; the others refer to
/// the table after it. The order doesn't matter, but ascending lists are not sorted again.
package struct BatchOperations: Hashable, Sendable {
    package var deletes: [RowRun] = []
    package var inserts: [RowRun] = []
    package var reloads: [RowRun] = []
    package var moves: [RowMove] = []
    /// Rows that keep their cell and are requested again after the batch; never sections.
    package var reconfigures: [RowRun] = []

    package init() {}

    /// Whether they change the set or order of rows or sections, or replace some.
    package var areStructural: Bool {
        !(deletes.isEmpty && inserts.isEmpty && reloads.isEmpty && moves.isEmpty)
    }

    package var isEmpty: Bool { !areStructural && reconfigures.isEmpty }
}

/// A compact batch of operations: a run of a million rows takes 16 bytes.
package struct TableBatch: Hashable, Sendable {
    package var sections = BatchOperations()
    package var rows = BatchOperations()

    package init() {}

    package var isStructural: Bool { sections.areStructural || rows.areStructural }

    package var isEmpty: Bool { sections.isEmpty && rows.isEmpty }
}
