import Foundation

/// A row that the user is moving, and that is shown at its target until the data follow.
struct Reorder<Section: TableViewSection> {
    /// The row in the latest data.
    var row: RowToken<Section>
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
    let token = Token()

    final class Token {}

    /// A place between two rows, either of which may be deleted and inserted again.
    struct Target {
        let section: Section
        let previous: RowToken<Section>?
        let next: RowToken<Section>?
        /// The index to use if both neighbours are gone.
        let index: Int
    }

    /// Returns the row's index among the other rows of its section.
    func place(in content: SectionContent, without moved: Int?) -> Int {
        guard let target else { return 0 }
        func index(of neighbour: RowToken<Section>?) -> Int? {
            guard let row = neighbour?.row(in: content), row != moved else { return nil }
            guard let moved, row > moved else { return row }
            return row - 1
        }
        let count = content.rows.count - (moved == nil ? 0 : 1)
        if target.previous == nil, target.index == 0 { return 0 }
        if let previous = index(of: target.previous) { return previous + 1 }
        return index(of: target.next) ?? min(target.index, count)
    }
}
