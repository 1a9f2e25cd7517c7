extension CollectionUpdate {
    /// The same operations as the table takes them, each with its animation: run for run, so that a
    /// million rows inserted at once are one run here as well.
    ///
    /// - Parameter animations: Which operation is animated how.
    /// - Complexity: O(runs).
    package func tableBatch(with animations: UpdateAnimations) -> TableBatch {
        var batch = TableBatch()
        let (leaving, returning) = replacedSections
        batch.sectionDeletes = sectionDeletes.map {
            SectionOperation(
                Int32($0),
                animation: leaving.contains($0)
                    ? animations.sectionUpdate : animations.sectionDeletion)
        }
        batch.sectionInserts = sectionInserts.map {
            SectionOperation(
                Int32($0),
                animation: returning.contains($0)
                    ? animations.sectionUpdate : animations.sectionInsertion)
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

    /// The sections that leave and come back only to change their order: before the batch, and
    /// after it.
    package var replacedSections: (leaving: Set<Int>, returning: Set<Int>) {
        (Set(sectionReplacements.map(\.old)), Set(sectionReplacements.map(\.new)))
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
