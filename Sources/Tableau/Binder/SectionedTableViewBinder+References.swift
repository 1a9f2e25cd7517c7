import Foundation

// Rows by identity, displayed or not.

extension SectionedTableViewBinder {
    func reference(at path: IndexPath) -> RowReference<Section>? {
        context(ofRowAt: path) == nil ? nil : shown.snapshot.reference(at: path)
    }

    func indexPath(of row: RowReference<Section>) -> IndexPath? {
        guard let section = shownIndex(of: row.section) else { return nil }
        return shown.contents[section].row(of: row.id).map { IndexPath(row: $0, section: section) }
    }

    /// Returns whether a section has rows, displayed or not.
    func hasRows(in section: Section) -> Bool { content(of: section)?.rows.isEmpty == false }

    /// Returns a section's content, displayed or not.
    func content(of section: Section) -> SectionContent? {
        shownIndex(of: section).map { shown.contents[$0] } ?? hiddenContent(of: section)
    }

    func model<Model>(of row: RowReference<Section>, as type: Model.Type) -> Model? {
        if let path = indexPath(of: row) { return model(at: path, as: type) }
        guard let content = hiddenContent(of: row.section), let index = content.row(of: row.id)
        else { return nil }
        return (content.models ?? content.rows)[index] as? Model ?? content.rows[index] as? Model
    }

    func hiddenContent(of section: Section) -> SectionContent? {
        guard shownIndex(of: section) == nil, let state = pending.known(section) else { return nil }
        return state.content(others: pending.others)
    }
}

extension SectionContent {
    package func id(ofRow row: Int) -> RowID {
        identifyingRows.identity(ofRow: row).map { .row($0) } ?? .position(row)
    }

    /// Returns the row with an identity; nil if there is none.
    package func row(of id: RowID) -> Int? {
        if let identity = id.identity { return positions?.row(ofAny: identity) }
        guard let row = id.position, positions == nil, (0..<rows.count).contains(row) else {
            return nil
        }
        return row
    }
}
