extension TableContractViolation {
    /// A rule of the table contract; its ``advice`` describes how to follow it.
    public enum Rule: String, Hashable, Sendable, CaseIterable {
        /// The sections after the batch are those before, minus deletes, plus inserts.
        case sectionCountMismatch
        /// The rows after the batch are those before, minus deletes, plus inserts and moves.
        case rowCountMismatch
        /// Deleted, reloaded and moved rows and sections must exist before the batch.
        case sourceOutOfRange
        /// Inserted rows and sections and the destinations of moves must exist after the batch.
        case destinationOutOfRange
        /// A row or section is both deleted and reloaded.
        case deletedAndReloaded
        /// A row or section is deleted or reloaded, and also moved.
        case deletedAndMoved
        /// A place is inserted (or refilled by a reload), and also a destination of a move.
        case insertedAndMovedTo
        /// A row or section is moved twice.
        case sourceMovedTwice
        /// Two moves have the same destination.
        case destinationMovedToTwice
        /// A row is moved into a section that the batch inserts.
        case movedIntoInsertedSection
        /// A row is moved out of a section that the batch deletes.
        case movedOutOfDeletedSection
        /// A row or section is deleted twice.
        case duplicateDelete
        /// A row or section is inserted twice.
        case duplicateInsert
        /// A row or section is reloaded twice.
        case duplicateReload
        /// A row operation touches a section that the batch moves.
        case rowOperationInMovedSection
        /// A row operation touches a section that the batch reloads.
        case rowOperationInReloadedSection
        /// A reuse identifier is dequeued without a registration.
        case unregisteredIdentifier
        /// A second cell is dequeued in one request.
        case dequeuedTwice
        /// A call refers to a row or section that doesn't exist.
        case unknownIndexPath
        /// The cell returned for a reconfigured row is not the row's own cell.
        case cellChangedOnReconfigure
        /// `reloadData` is called inside a batch.
        case reloadDuringUpdates
        /// `endUpdates` is called without `beginUpdates`.
        case unbalancedEndUpdates
        /// A batch is begun by code that the table calls to make cells or to apply a batch.
        case updatesDuringLayout
        /// The data source returned a negative number of rows or sections.
        case negativeCount
    }
}
