/// What a section shows, without its identity: the part that needs no generics to be compared.
///
/// An instance never changes, so two sections with the same instance show the same.
package final class SectionContent {
    /// The rows, as they are compared.
    package let rows: RowList
    /// What the rows were made of, where rows are view models.
    ///
    /// Never compared.
    package let models: RowList?
    /// What its header shows; nil for none.
    package let header: HeaderFooterContent?
    /// What its footer shows; nil for none.
    package let footer: HeaderFooterContent?
    /// How a row with changed content is updated.
    package let rowUpdates: RowUpdateStyle
    /// A number for whoever makes the cells (a chain).
    ///
    /// Rows keep their cells only between sections with the same one.
    package let cellSource: Int
    /// Where rows are, by the identity of their models, or of the rows themselves.
    ///
    /// Made when first asked for: O(rows).
    package private(set) lazy var positions: RowPositions? =
        models?.positions() ?? rows.positions()

    package init(
        rows: RowList, models: RowList? = nil, header: HeaderFooterContent? = nil,
        footer: HeaderFooterContent? = nil, rowUpdates: RowUpdateStyle = .reconfigure,
        cellSource: Int = 0
    ) {
        self.rows = rows
        self.models = models
        self.header = header
        self.footer = footer
        self.rowUpdates = rowUpdates
        self.cellSource = cellSource
    }
}

/// How a row that stays but has other content is updated.
package enum RowUpdateStyle: Sendable, Hashable {
    /// The cell stays and is reconfigured after the batch: keeps first responder and selection.
    case reconfigure
    /// The cell is replaced with the update animation: for providers that may choose another type.
    case replace
}
