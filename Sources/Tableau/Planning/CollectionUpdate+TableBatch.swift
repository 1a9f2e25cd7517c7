extension CollectionUpdate {
    /// The same operations as the table takes them, each with its animation: run for run, so that a
    /// million rows inserted at once are one run here as well.
    ///
    /// - Parameter animations: Which operation is animated how.
    /// - Complexity: O(runs).
    package func tableBatch(with animations: UpdateAnimations) -> TableBatch {
        var batch = TableBatch()
        batch.sectionDeletes = sectionDeletes.map {
            SectionOperation(Int32($0), animation: animations.sectionDeletion)
        }
        batch.sectionInserts = sectionInserts.map {
            SectionOperation(Int32($0), animation: animations.sectionInsertion)
        }
        batch.sectionMoves = sectionMoves.map { .init(from: Int32($0.old), to: Int32($0.new)) }
        batch.rowDeletes.append(rowDeletes, animations.rowDeletion)
        batch.rowDeletes.append(rowReloads.old, animations.rowUpdate)
        batch.rowDeletes.append(undiffableReloads.old, animations.undiffableSectionUpdate)
        batch.rowInserts.append(rowInserts, animations.rowInsertion)
        batch.rowInserts.append(rowReloads.new, animations.rowUpdate)
        batch.rowInserts.append(undiffableReloads.new, animations.undiffableSectionUpdate)
        batch.rowMoves = rowMoves.moves.map { move in
            RowMove(
                from: RowPath(section: move.oldSection, row: move.oldRow),
                to: RowPath(section: move.newSection, row: move.newRow))
        }
        batch.rowReconfigures.append(rowReconfigures, .none)
        return batch
    }
}

extension [RowRun] {
    fileprivate mutating func append(_ rows: RowSpans, _ animation: TableView.RowAnimation) {
        if rows.isEmpty { return }
        reserveCapacity(count + rows.spans.count)
        for span in rows.spans {
            append(
                RowRun(
                    section: span.section32, row: span.row32, count: span.count32,
                    animation: animation))
        }
    }
}
