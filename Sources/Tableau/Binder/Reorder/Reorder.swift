/// A row that the user is moving.
///
/// The data change only when it is put down. Until then the binder shows them with the row at its
/// target.
struct Reorder<Section: TableViewSection> {
    /// The row, at its place in the data.
    let row: RowReference<Section>
    let rule: ReorderRule<Section>
    /// The chain that makes the row's cell.
    let cellSource: Int
    /// Where it is held; nil for its place in the data.
    var target: Target?
    /// Whether it was put down, and the app is changing its data.
    var isPutDown = false

    /// A place between two rows, either of which may come and go.
    struct Target {
        let section: Section
        let previous: RowID?
        let next: RowID?
        /// The index to use when both neighbours are gone.
        let index: Int
    }

    /// The row's index among the other rows of its section.
    func place(in content: SectionContent, without moved: Int?) -> Int {
        guard let target else { return 0 }
        func index(of id: RowID?) -> Int? {
            guard let id, let row = content.row(of: id), row != moved else { return nil }
            guard let moved, row > moved else { return row }
            return row - 1
        }
        let count = content.rows.count - (moved == nil ? 0 : 1)
        if target.previous == nil, target.index == 0 { return 0 }
        if let previous = index(of: target.previous) { return previous + 1 }
        return index(of: target.next) ?? min(target.index, count)
    }
}

extension SectionContent {
    /// The content with other rows.
    private func with(_ rows: RowList, _ models: RowList?, from source: SectionContent? = nil)
        -> SectionContent
    {
        SectionContent(
            rows: rows, models: models, header: header, footer: footer,
            rowUpdates: (source ?? self).rowUpdates, cellSource: (source ?? self).cellSource)
    }

    /// The content with a row at another place.
    func moving(_ row: Int, to target: Int) -> SectionContent {
        with(rows.moving(row, to: target), models?.moving(row, to: target))
    }

    /// The content without a row.
    func removing(_ row: Int) -> SectionContent {
        with(rows.removing(row), models?.removing(row))
    }

    /// The content with a row of another section.
    func inserting(_ row: Int, of other: SectionContent, at index: Int) -> SectionContent {
        with(
            rows.inserting(row, of: other.rows, at: index),
            other.models.map { models?.inserting(row, of: $0, at: index) ?? $0.only(row) },
            from: other)
    }
}
