#if canImport(UIKit) && !os(watchOS)
public import UIKit
#endif

extension SectionedTableViewBinder {
    /// The animation of inserted rows.
    ///
    /// The default is `.automatic`, as for the next five properties.
    public var rowInsertionAnimation: TableView.RowAnimation {
        get { planning.animations.rowInsertion }
        set { planning.animations.rowInsertion = newValue }
    }

    /// The animation of deleted rows.
    public var rowDeletionAnimation: TableView.RowAnimation {
        get { planning.animations.rowDeletion }
        set { planning.animations.rowDeletion = newValue }
    }

    /// The animation of rows with new content: of cells that are replaced, which are those of cell
    /// providers, and, on a terminal, the highlight of others; `.none` shows neither.
    public var rowUpdateAnimation: TableView.RowAnimation {
        get { planning.animations.rowUpdate }
        set { planning.animations.rowUpdate = newValue }
    }

    /// The animation of inserted sections.
    public var sectionInsertionAnimation: TableView.RowAnimation {
        get { planning.animations.sectionInsertion }
        set { planning.animations.sectionInsertion = newValue }
    }

    /// The animation of deleted sections.
    public var sectionDeletionAnimation: TableView.RowAnimation {
        get { planning.animations.sectionDeletion }
        set { planning.animations.sectionDeletion = newValue }
    }

    /// The animation of sections that change their order by being deleted and inserted.
    ///
    /// Unused with ``animateSectionMoves``, which moves them.
    public var sectionUpdateAnimation: TableView.RowAnimation {
        get { planning.animations.sectionUpdate }
        set { planning.animations.sectionUpdate = newValue }
    }

    /// The animation of changes in sections whose data has neither identity nor equality.
    ///
    /// The default is `.fade`.
    public var undiffableSectionUpdateAnimation: TableView.RowAnimation {
        get { planning.animations.undiffableSectionUpdate }
        set { planning.animations.undiffableSectionUpdate = newValue }
    }

    /// The animation of headers and footers that appear, disappear or change their kind.
    ///
    /// The default is `.none`.
    public var sectionHeaderFooterUpdateAnimation: TableView.RowAnimation {
        get { planning.animations.sectionHeaderFooterUpdate }
        set { planning.animations.sectionHeaderFooterUpdate = newValue }
    }

    /// A Boolean value that indicates whether reordered sections move on screen.
    ///
    /// If false, the default, such a section is deleted and inserted in the same batch as all other
    /// changes. If true, it moves with its cells in a second batch, after the batch with all
    /// changes of rows; an ``updateDelegate`` receives both batches.
    public var animateSectionMoves: Bool {
        get { planning.showsSectionMoves }
        set { planning.showsSectionMoves = newValue }
    }
}
