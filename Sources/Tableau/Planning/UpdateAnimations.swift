package struct UpdateAnimations: Sendable {
    package var rowInsertion = TableView.RowAnimation.automatic
    package var rowDeletion = TableView.RowAnimation.automatic
    package var rowUpdate = TableView.RowAnimation.automatic
    package var sectionInsertion = TableView.RowAnimation.automatic
    package var sectionDeletion = TableView.RowAnimation.automatic
    package var sectionUpdate = TableView.RowAnimation.automatic
    package var undiffableSectionUpdate = TableView.RowAnimation.fade
    package var sectionHeaderFooterUpdate = TableView.RowAnimation.none
}
