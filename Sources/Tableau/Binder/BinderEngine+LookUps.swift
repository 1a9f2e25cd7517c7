import Foundation

// Look-ups between index paths and sections or models. They refer to the displayed data.

extension BinderEngine {
    func section(at index: Int) -> Section? {
        shown.sections.indices.contains(index) ? shown.sections[index] : nil
    }

    func model<Model>(at indexPath: IndexPath, as type: Model.Type) -> Model? {
        guard let context = context(ofRowAt: indexPath) else { return nil }
        return context.models[context.row] as? Model
            ?? shown.contents[indexPath.section].rows[indexPath.row] as? Model
    }

    func indexPath(of id: some Hashable, in section: Section) -> IndexPath? {
        guard let index = shownIndex(of: section), let positions = shown.contents[index].positions,
            let row = positions.row(of: id) ?? positions.row(of: Optional(id))
        else { return nil }
        return IndexPath(row: row, section: index)
    }

    func hasIdentity(rowAt indexPath: IndexPath) -> Bool {
        shown.contents.indices.contains(indexPath.section)
            && shown.contents[indexPath.section].rows.type?.positions != nil
    }

    func rowData(ofSection section: Int) -> AnyObject? {
        shown.contents.indices.contains(section) ? shown.contents[section] : nil
    }

    func isRow(at indexPath: IndexPath, theRow row: Int, of data: AnyObject) -> Bool {
        guard let before = data as? SectionContent, context(ofRowAt: indexPath) != nil else {
            return false
        }
        let now = shown.contents[indexPath.section]
        if before === now { return row == indexPath.row }
        let identity = before.rows.identity(ofRow: row)
        return identity != nil && identity == now.rows.identity(ofRow: indexPath.row)
            && before.hasOwnIdentity(ofRow: row) && now.hasOwnIdentity(ofRow: indexPath.row)
    }

    /// Returns a token for a displayed row, to keep while data changes.
    func token(at path: IndexPath) -> RowToken<Section>? {
        guard context(ofRowAt: path) != nil else { return nil }
        return RowToken(
            section: shown.sections[path.section], content: shown.contents[path.section],
            row: path.row)
    }

    func finder(ofRowAt path: IndexPath) -> () -> IndexPath? {
        let token = token(at: path)
        return { [weak self] in token.flatMap { self?.indexPath(of: $0) } }
    }

    /// Returns the index path of a token's row; nil if it is not displayed.
    func indexPath(of token: RowToken<Section>) -> IndexPath? {
        guard let section = shownIndex(of: token.section) else { return nil }
        return token.row(in: shown.contents[section]).map { IndexPath(row: $0, section: section) }
    }

    func shownIndex(of section: Section) -> Int? {
        guard let state = pending.known(section) else { return nil }
        let index = state.displayIndex
        if shown.states.indices.contains(index), shown.states[index] === state { return index }
        // The displayed sections will change in the next turn.
        return shown.states.firstIndex { $0 === state }
    }
}

extension SectionContent {
    /// Returns whether a row has an identity that no other row has.
    fileprivate func hasOwnIdentity(ofRow row: Int) -> Bool {
        // Live rows are kept by their keys.
        if rows.pieces != nil { return true }
        guard let positions = models == nil ? positions : rows.positions(),
            let identity = rows.identity(ofRow: row)
        else { return false }
        return !positions.isRepeated(any: identity)
    }
}
