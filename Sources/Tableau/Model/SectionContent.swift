/// The content of a section without its identity, compared without generics; immutable, so two sections
/// with the same instance show the same.
package final class SectionContent {
    package let rows: RowList
    /// The models of the rows; `rows` themselves unless these are view models.
    package let models: RowList
    package let header: HeaderFooterContent?
    package let footer: HeaderFooterContent?
    package let rowUpdates: RowUpdateStyle
    /// The number of the chain that makes the cells: rows keep theirs only between sections of one.
    package let cellSource: Int
    /// The indices of the identifying rows by identity; computed on first use, in O(rows).
    package private(set) lazy var positions: RowPositions? = identifyingRows.positions()

    package init(
        rows: RowList, models: RowList? = nil, header: HeaderFooterContent? = nil,
        footer: HeaderFooterContent? = nil, rowUpdates: RowUpdateStyle = .reconfigure,
        cellSource: Int = 0
    ) {
        self.rows = rows
        self.models = models ?? rows
        self.header = header
        self.footer = footer
        self.rowUpdates = rowUpdates
        self.cellSource = cellSource
    }

    /// The rows by which rows are recognised: the models, unless only what is compared has identities.
    var identifyingRows: RowList {
        models.type?.identifies != true && rows.type?.identifies == true ? rows : models
    }

    package subscript(edge: HeaderFooterKind) -> HeaderFooterContent? {
        edge == .header ? header : footer
    }
}

/// How a row with changed content is updated.
package enum RowUpdateStyle: Sendable, Hashable {
    /// The cell is reconfigured after the batch: it keeps first responder and selection.
    case reconfigure
    /// The cell is replaced with the update animation, for providers that may choose another class.
    case replace
}
