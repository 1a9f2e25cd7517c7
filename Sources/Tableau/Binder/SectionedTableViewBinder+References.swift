import Foundation

extension SectionedTableViewBinder {
    func reference(at path: IndexPath) -> RowReference<Section>? {
        context(ofRowAt: path) == nil ? nil : reference(at: path, in: shown.snapshot)
    }

    func reference(at path: IndexPath, in table: TableSnapshot) -> RowReference<Section> {
        let section = table.states[path.section].typed(Section.self).shown
        return RowReference(table.contents[path.section].id(ofRow: path.row), in: section)
    }

    /// Returns the places of those rows that a table has.
    ///
    /// - Complexity: O(sections + rows).
    func paths(of rows: [RowReference<Section>], in table: TableSnapshot) -> [IndexPath] {
        if rows.isEmpty { return [] }
        let sections = table.indexesByNumber
        return rows.compactMap { row in
            guard let section = pending.known(row.section).flatMap({ sections[$0.number] })
            else { return nil }
            return table.contents[section].row(of: row.id).map { [section, $0] }
        }
    }

    /// Returns the name of a displayed section.
    func name(ofSection index: Int) -> Section { shown.states[index].typed(Section.self).shown }

    func indexPath(of row: RowReference<Section>) -> IndexPath? {
        guard let section = shownIndex(of: row.section) else { return nil }
        return shown.contents[section].row(of: row.id).map { IndexPath(row: $0, section: section) }
    }

    /// Returns whether a section has rows, displayed or not.
    func hasRows(in section: Section) -> Bool { content(of: section)?.rows.isEmpty == false }

    /// Returns a section's content in the data, displayed or not.
    func content(of section: Section) -> SectionContent? {
        // A held table differs from the data.
        let index = unarranged == nil ? shownIndex(of: section) : nil
        return index.map { shown.contents[$0] } ?? pending.known(section)?.currentContent
    }

    func model<Model>(of row: RowReference<Section>, as type: Model.Type) -> Model? {
        // The data may no longer have it.
        if let path = indexPath(of: row) { return model(at: path, as: type) }
        guard let content = content(of: row.section) else { return nil }
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
