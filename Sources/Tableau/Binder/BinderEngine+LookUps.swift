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

    func shownIndex(of section: Section) -> Int? {
        guard let state = pending.known(section) else { return nil }
        let index = state.displayIndex
        if shown.states.indices.contains(index), shown.states[index] === state { return index }
        // The displayed sections will change in the next turn.
        return shown.states.firstIndex { $0 === state }
    }
}
