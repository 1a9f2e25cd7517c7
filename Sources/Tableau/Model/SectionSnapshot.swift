/// One section as the binder wants it shown: rows, header, footer, and how its rows change.
///
/// ```swift
/// let section = SectionSnapshot(
///     section: .checking, rows: RowList(accounts, kind: kind), header: .title("Checking"))
/// ```
package struct SectionSnapshot<Section: Hashable> {
    /// The section's identity.
    package var section: Section
    /// What it shows.
    package var content: SectionContent

    /// Makes a section's snapshot.
    ///
    /// - Parameters:
    ///   - section: The section's identity.
    ///   - rows: The rows, as they are compared.
    ///   - models: What the rows were made of, where rows are view models; not compared.
    ///   - header: What its header shows; nil for none.
    ///   - footer: What its footer shows; nil for none.
    ///   - rowUpdates: How a row with changed content is shown anew.
    ///   - cellSource: A number for whoever makes the cells (a chain). Rows keep their cells only
    ///     between sections with the same one.
    package init(
        section: Section, rows: RowList, models: RowList? = nil,
        header: HeaderFooterContent? = nil, footer: HeaderFooterContent? = nil,
        rowUpdates: RowUpdateStyle = .reconfigure, cellSource: Int = 0
    ) {
        self.section = section
        content = SectionContent(
            rows: rows, models: models, header: header, footer: footer, rowUpdates: rowUpdates,
            cellSource: cellSource)
    }
}

/// What a section shows, without its identity: the part that needs no generics to be compared.
///
/// An instance never changes, so two sections with the same instance show the same.
package final class SectionContent {
    /// The rows, as they are compared.
    package let rows: RowList
    /// What the rows were made of, where rows are view models.
    ///
    /// Travels along, never compared.
    package let models: RowList?
    /// What its header shows; nil for none.
    package let header: HeaderFooterContent?
    /// What its footer shows; nil for none.
    package let footer: HeaderFooterContent?
    /// How a row with changed content is shown anew.
    package let rowUpdates: RowUpdateStyle
    /// Who makes the cells.
    ///
    /// Rows keep their cells only between sections with the same one.
    package let cellSource: Int
    /// Where rows stand by the identity of their models, or of the rows themselves.
    ///
    /// Made when first asked for: O(rows).
    package private(set) lazy var positions: RowPositions? =
        models?.positions() ?? rows.positions()

    init(
        rows: RowList, models: RowList?, header: HeaderFooterContent?,
        footer: HeaderFooterContent?, rowUpdates: RowUpdateStyle, cellSource: Int
    ) {
        self.rows = rows
        self.models = models
        self.header = header
        self.footer = footer
        self.rowUpdates = rowUpdates
        self.cellSource = cellSource
    }
}

/// How a row that stays but has another content is shown anew.
package enum RowUpdateStyle: Sendable, Hashable {
    /// The cell stays and is bound anew after the batch: keeps first responder and selection.
    case reconfigure
    /// The cell is replaced with the update animation: for providers that may choose another type.
    case replace
}
