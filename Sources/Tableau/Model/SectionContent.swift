/// The content of a section without its identity: the part that is compared without generics.
///
/// Immutable, so two sections with the same instance show the same content.
package final class SectionContent {
    package let rows: RowList
    /// The models of the rows, if rows are view models.
    ///
    /// Never compared.
    package let models: RowList?
    package let header: HeaderFooterContent?
    package let footer: HeaderFooterContent?
    /// How a row with changed content is updated.
    package let rowUpdates: RowUpdateStyle
    /// A number that identifies the source of the cells (a chain).
    ///
    /// Rows keep their cells only between sections with the same number.
    package let cellSource: Int
    /// The indices of rows by the identity of their models, or of the rows themselves.
    ///
    /// Computed on first use: O(rows).
    package private(set) lazy var positions: RowPositions? = identifyingRows.positions()

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

    /// The rows by which rows are recognised: the models, unless only what is compared has identities.
    var identifyingRows: RowList {
        guard let models else { return rows }
        return models.type?.identifies != true && rows.type?.identifies == true ? rows : models
    }

    package subscript(edge: HeaderFooterKind) -> HeaderFooterContent? {
        edge == .header ? header : footer
    }
}

/// The way a row with changed content is updated.
package enum RowUpdateStyle: Sendable, Hashable {
    /// Reconfigures the cell after the batch: keeps first responder and selection.
    case reconfigure
    /// Replaces the cell with the update animation, for providers that may choose another class.
    case replace
}
