import Foundation

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
        shownIndex(of: section).map { shown.contents[$0] } ?? pendingContent(of: section)
    }

    func pendingContent(of section: Section) -> SectionContent? {
        pending.known(section)?.currentContent
    }

    func model<Model>(of row: RowReference<Section>, as type: Model.Type) -> Model? {
        // A held table lacks rows of the data.
        let isHeldBack = unarranged != nil && indexPath(of: row) == nil
        let content = isHeldBack ? pendingContent(of: row.section) : content(of: row.section)
        guard let content else { return nil }
        return content.row(of: row.id).flatMap { content.model(ofRow: $0, as: type) }
    }
}

extension SectionContent {
    /// Returns a row's model or view model, if it is of a type.
    func model<Model>(ofRow row: Int, as type: Model.Type) -> Model? {
        models[row] as? Model ?? rows[row] as? Model
    }

    package func id(ofRow row: Int) -> RowID {
        identifyingRows.identity(ofRow: row).map { .row($0) } ?? .position(row)
    }

    package func row(of id: RowID) -> Int? {
        if let identity = id.identity { return positions?.row(ofAny: identity) }
        guard let row = id.position, positions == nil, (0..<rows.count).contains(row) else {
            return nil
        }
        return row
    }
}
