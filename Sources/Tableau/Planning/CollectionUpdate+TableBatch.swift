extension CollectionUpdate {
    /// The batch with the animation of each operation.
    ///
    /// - Parameter animations: Which operation is animated how.
    /// - Complexity: O(runs).
    package func batch(with animations: UpdateAnimations) -> TableBatch {
        var batch = batch
        for index in batch.sectionDeletes.indices {
            batch.sectionDeletes[index].animation = animations.of(
                batch.sectionDeletes[index], orElse: animations.sectionDeletion)
        }
        for index in batch.sectionInserts.indices {
            batch.sectionInserts[index].animation = animations.of(
                batch.sectionInserts[index], orElse: animations.sectionInsertion)
        }
        for index in batch.rowDeletes.indices {
            batch.rowDeletes[index].animation = animations.of(
                batch.rowDeletes[index], orElse: animations.rowDeletion)
        }
        for index in batch.rowInserts.indices {
            batch.rowInserts[index].animation = animations.of(
                batch.rowInserts[index], orElse: animations.rowInsertion)
        }
        return batch
    }
}

extension UpdateAnimations {
    fileprivate func of(
        _ operation: SectionOperation, orElse plain: TableView.RowAnimation
    ) -> TableView.RowAnimation {
        operation.cause == .change ? plain : sectionUpdate
    }

    fileprivate func of(
        _ run: RowRun, orElse plain: TableView.RowAnimation
    ) -> TableView.RowAnimation {
        switch run.cause {
        case .change: plain
        case .reload: rowUpdate
        case .undiffableReload: undiffableSectionUpdate
        }
    }
}
