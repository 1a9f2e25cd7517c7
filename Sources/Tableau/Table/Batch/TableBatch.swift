/// Why a batch deletes or inserts a row or section.
package enum OperationCause: UInt8, Hashable, Sendable, CaseIterable {
    /// It is gone, or new.
    case change
    /// It stays: a row whose cell is replaced, or a section that changes its order.
    case reload
    /// It is a row of a section whose rows can only be compared by position.
    case undiffableReload
}

/// Rows that follow one another in one section and share one operation and animation.
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
        precondition(count > 0, "a run of \(count) rows; 1 is the least")
        self.section = section
        self.row = row
        self.count = count
        self.animation = animation
        self.cause = cause
    }

    package init(_ path: RowPath, animation: TableView.RowAnimation = .automatic) {
        self.init(section: path.section, row: path.row, animation: animation)
    }

    /// The row after the last.
    package var end: Int32 { row + count }

    /// A number that ascends as the runs' first rows do.
    var order: UInt64 { RowPath(section: section, row: row).order }

    package func contains(_ path: RowPath) -> Bool {
        section == path.section && row <= path.row && path.row < end
    }
}

/// One row that goes from a place before the batch to one after it.
package struct RowMove: Hashable, Sendable {
    package var from: RowPath
    package var to: RowPath

    package init(from: RowPath, to: RowPath) {
        self.from = from
        self.to = to
    }
}

/// One section, deleted, inserted or reloaded.
package struct SectionOperation: Hashable, Sendable {
    package var section: Int32
    package var animation: TableView.RowAnimation
    package let cause: OperationCause

    package init(
        _ section: Int32, animation: TableView.RowAnimation = .automatic,
        cause: OperationCause = .change
    ) {
        self.section = section
        self.animation = animation
        self.cause = cause
    }
}

extension [RowRun] {
    /// Adds a row at the end; it joins the last run where it is its next neighbour.
    package mutating func append(
        _ path: RowPath, animation: TableView.RowAnimation = .automatic,
        cause: OperationCause = .change
    ) {
        if let last, last.section == path.section, last.end == path.row,
            last.animation == animation, last.cause == cause
        {
            self[count - 1].count += 1
        } else {
            append(
                RowRun(
                    section: path.section, row: path.row, animation: animation, cause: cause))
        }
    }

    /// How many rows there are.
    package var rowCount: Int { reduce(0) { $0 + Int($1.count) } }
}

/// One batch of operations, compact: a run of a million rows takes 16 bytes.
///
/// Deletes, reloads and the sources of moves count in the table before the batch; inserts, the
/// destinations of moves and `rowReconfigures` in the table after it. Order does not matter, but
/// lists that are already ascending are not sorted again.
///
/// ```swift
/// var batch = TableBatch()
/// batch.rowDeletes.append(RowRun(section: 0, row: 3, count: 2, animation: .fade))
/// table.apply(batch) { model = newModel }
/// ```
package struct TableBatch: Hashable, Sendable {
    package var sectionDeletes: [SectionOperation] = []
    package var sectionInserts: [SectionOperation] = []
    package var sectionReloads: [SectionOperation] = []
    package var sectionMoves: [SectionMove] = []
    package var rowDeletes: [RowRun] = []
    package var rowInserts: [RowRun] = []
    package var rowReloads: [RowRun] = []
    package var rowMoves: [RowMove] = []
    /// Rows that keep their cell and are asked for again after the batch, where they are then.
    package var rowReconfigures: [RowRun] = []

    package init() {}

    /// Whether the batch changes which rows and sections there are, or where.
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
}
