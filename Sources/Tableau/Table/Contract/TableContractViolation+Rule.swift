extension TableContractViolation {
    /// What a table demands.
    ///
    /// ``Rule/advice`` says how to keep each rule.
    public enum Rule: String, Hashable, Sendable, CaseIterable {
        /// Sections after must be sections before, less the deleted, plus the inserted.
        case sectionCountMismatch
        /// Rows after must be rows before, less the deleted, plus the inserted and moved.
        case rowCountMismatch
        /// What is deleted, reloaded or moved must exist before the batch.
        case sourceOutOfRange
        /// What is inserted or moved to must exist after the batch.
        case destinationOutOfRange
        /// One row or section is deleted and reloaded.
        case deletedAndReloaded
        /// One row or section is deleted or reloaded, and moved.
        case deletedAndMoved
        /// One place is inserted (or refilled by a reload) and moved to.
        case insertedAndMovedTo
        /// One source is moved twice.
        case sourceMovedTwice
        /// Two moves lead to one place.
        case destinationMovedToTwice
        /// A row is moved into a section that the batch inserts.
        case movedIntoInsertedSection
        /// A row is moved out of a section that the batch deletes.
        case movedOutOfDeletedSection
        /// One row or section is deleted twice.
        case duplicateDelete
        /// One row or section is inserted twice.
        case duplicateInsert
        /// One row or section is reloaded twice.
        case duplicateReload
        /// A row operation touches a section that the batch moves.
        case rowOperationInMovedSection
        /// A row operation touches a section that the batch reloads.
        case rowOperationInReloadedSection
        /// A reuse identifier is dequeued that nothing was registered for.
        case unregisteredIdentifier
        /// A second cell is dequeued for one row in one request.
        case dequeuedTwice
        /// A call names a row or section that the table does not have.
        case unknownIndexPath
        /// The cell given for a reconfigured row is not the one the row has.
        case cellChangedOnReconfigure
        /// `reloadData` is called inside a batch.
        case reloadDuringUpdates
        /// `endUpdates` is called without its `beginUpdates`.
        case unbalancedEndUpdates
        /// A batch is started by code that the table called to make cells or to apply a batch.
        case updatesDuringLayout
        /// The data source returned a negative number of rows or sections.
        case negativeCount
    }
}
