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
        guard let index = shownIndex(of: section),
            let row = shown.contents[index].positions?.row(of: id)
        else { return nil }
        return IndexPath(row: row, section: index)
    }

    func hasIdentity(rowAt indexPath: IndexPath) -> Bool {
        shown.contents.indices.contains(indexPath.section)
            && shown.contents[indexPath.section].rows.type?.positions != nil
    }

    func hasOwnIdentity(rowAt indexPath: IndexPath) -> Bool {
        guard context(ofRowAt: indexPath) != nil else { return false }
        let content = shown.contents[indexPath.section]
        // Live rows are kept by their keys.
        if content.rows.pieces != nil { return true }
        let positions = content.models == nil ? content.positions : content.rows.positions()
        guard let positions, let identity = content.rows.identity(ofRow: indexPath.row) else {
            return false
        }
        return !positions.isRepeated(any: identity)
    }

    /// Returns a token for a displayed row, to keep while data changes.
    func token(at path: IndexPath) -> RowToken<Section>? {
        guard context(ofRowAt: path) != nil else { return nil }
        return RowToken(
            section: shown.sections[path.section], content: shown.contents[path.section],
            row: path.row)
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
