import Foundation

/// A row that the user is moving, and that is shown at its target until the data follow.
struct Reorder<Section: TableViewSection> {
    /// The row in the latest data.
    var row: RowToken
    /// The place where the row is displayed, or will be after the current turn.
    var path: IndexPath
    let rule: ReorderRule<Section>
    /// The current target; nil for its place in the data.
    var target: Target?
    /// Whether it was dropped and the app is changing its data.
    var isPutDown = false
    /// The task in which it does.
    var task: Task<Void, Never>?
    /// Tells this move from a later one of the same row.
    let id = UUID()

    /// A place between two rows, either of which may be deleted and inserted again.
    struct Target {
        let section: AnySectionState
        let previous: RowToken?
        let next: RowToken?
        /// The index to use if both neighbours are gone.
        let index: Int

        /// Returns the index of the place among the rows of its section other than the moved one.
        func row(in content: SectionContent, without moved: Int?) -> Int {
            func index(of neighbour: RowToken?) -> Int? {
                guard let row = neighbour?.row(in: content), row != moved else { return nil }
                guard let moved, row > moved else { return row }
                return row - 1
            }
            let count = content.rows.count - (moved == nil ? 0 : 1)
            if previous == nil, self.index == 0 { return 0 }
            if let previous = index(of: previous) { return previous + 1 }
            return index(of: next) ?? min(self.index, count)
        }
    }

    /// Returns the places of the row and of its target in a table of the data; nil without the row.
    func places(in table: ShownTable) -> (home: IndexPath, target: IndexPath?)? {
        guard let home = table.states.index(of: row.section),
            let moved = row.row(in: table.contents[home])
        else { return nil }
        let path = IndexPath(row: moved, section: home)
        guard let target, let section = table.states.index(of: target.section) else {
            return (path, nil)
        }
        let row = target.row(in: table.contents[section], without: section == home ? moved : nil)
        return (path, IndexPath(row: row, section: section))
    }
}
