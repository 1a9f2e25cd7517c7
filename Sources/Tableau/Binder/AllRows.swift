import Foundation

/// The rows before and after an update, those of hidden sections included: their sections follow
/// the displayed ones.
struct AllRows<Section: TableViewSection> {
    fileprivate let old: TableSnapshot<Section>
    fileprivate let new: TableSnapshot<Section>
    /// The number of displayed sections after the update.
    fileprivate let displayedCount: Int

    /// Returns a map from the rows before the update to those after it, through the batches of a
    /// plan, if any.
    func map(through steps: [UpdatePlan<Section>.Step] = []) -> RowMap<Section> {
        RowMap(from: old, to: new, through: steps)
    }

    /// Returns whether a row is displayed after the update.
    func isDisplayed(_ path: IndexPath) -> Bool { path[0] < displayedCount }

    /// Returns the places of rows before the update.
    ///
    /// - Complexity: O(sections + rows).
    func oldPaths(of rows: [RowReference<Section>]) -> [IndexPath] {
        if rows.isEmpty { return [] }
        let sections = old.indexesByIdentity
        return rows.compactMap { row in
            guard let section = sections[sectionIdentity(of: row.section)] else { return nil }
            return old.contents[section].row(of: row.id).map { [section, $0] }
        }
    }

    /// Returns the identity of a row after the update.
    func reference(at path: IndexPath) -> RowReference<Section> {
        RowReference(new.contents[path[0]].id(ofRow: path[1]), in: new.sections[path[0]])
    }
}

extension BinderEngine {
    /// Returns the rows before and after an update; hidden ones only if a selection follows them.
    ///
    /// - Parameter paths: The displayed rows that are searched for; nil for rows that the table doesn't
    ///   display, which are found in the data. Where the table differs from these, they may have the
    ///   same rows in hidden sections: it is the displayed ones that go there.
    func allRows(
        from old: ShownTable<Section>, to new: ShownTable<Section>, following paths: [IndexPath]?
    ) -> AllRows<Section> {
        var (before, after) = (old.snapshot, new.snapshot)
        var states = old.states
        if paths == nil, let data = unarrangedBefore {
            before = data.snapshot
            states = data.states
        }
        if pending.keepsOldContents {
            var displayed: [RowID] = []
            if unarrangedBefore != nil, let paths {
                displayed = paths.map { old.contents[$0[0]].id(ofRow: $0[1]) }
            }
            for state in hiddenSections(beside: states) {
                let content = state.oldContent(others: pending.others)
                before.append(state.section, content.removing(displayed))
            }
            for state in hiddenSections(beside: new.states) {
                after.append(state.section, state.content(others: pending.others))
            }
        }
        return AllRows(old: before, new: after, displayedCount: new.sections.count)
    }

    private func hiddenSections(beside displayed: [AnySectionState]) -> [SectionState<Section>] {
        guard pending.sections.count > displayed.count else { return [] }
        displayed.mark(true)
        defer { displayed.mark(false) }
        return pending.sections.compactMap { $0.isMarked ? nil : pending.typed($0) }
    }
}

extension SectionContent {
    /// Returns the section without the rows that have one of some identities.
    fileprivate func removing(_ ids: [RowID]) -> SectionContent {
        ids.reduce(self) { content, id in
            guard id.identity != nil, let row = content.row(of: id) else { return content }
            return content.removing(row).removing([id])
        }
    }
}
