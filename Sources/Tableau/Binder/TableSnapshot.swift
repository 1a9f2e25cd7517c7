/// Sections in an order, with their contents at one moment.
struct TableSnapshot {
    /// The states of the sections; in a table, the same array while none comes, goes or moves.
    var states: [AnySectionState] = []
    var contents = SectionContents()

    static func + (first: TableSnapshot, second: TableSnapshot) -> TableSnapshot {
        var contents = first.contents
        contents.edit(from: contents.count) { rest, _ in rest += second.contents }
        return TableSnapshot(states: first.states + second.states, contents: contents)
    }

    /// Returns where the sections are in another table.
    func match(with new: TableSnapshot) -> SectionMatch {
        states.isSame(as: new.states)
            ? .identity : SectionMatch(from: states.map(\.number), to: new.states.map(\.number))
    }

    func plan(to new: TableSnapshot, options: UpdateOptions) -> UpdatePlan {
        UpdatePlan(from: contents, to: new.contents, match: match(with: new), options: options)
    }

    /// Returns the places of rows in a later table.
    func places(
        of rows: [RowPath], in new: TableSnapshot, through steps: [UpdatePlan.Step] = []
    ) -> [RowPath: RowPath] {
        RowMap(old: contents, new: new.contents, steps: steps) { match(with: new) }.places(of: rows)
    }

    var indexesByNumber: [Int: Int] {
        Dictionary(
            zip(states.map(\.number), states.indices), uniquingKeysWith: { first, _ in first })
    }

    func after(_ step: UpdatePlan.Step, to new: TableSnapshot) -> TableSnapshot {
        guard let survivors = step.survivors else { return new }
        return TableSnapshot(states: survivors.map { states[$0] }, contents: step.contents)
    }
}
