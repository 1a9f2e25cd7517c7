import Foundation

extension SectionedTableViewBinder {
    /// Returns the rows before and after an update: those of displayed sections, followed by those of
    /// hidden ones if a selection follows them.
    ///
    /// - Parameter paths: The displayed rows that are searched for; nil for rows that the table doesn't
    ///   display, which are found in the data. Where the table differs from these, they may have the
    ///   same rows in hidden sections: it is the displayed ones that go there.
    func allRows(
        from old: ShownTable<Section>, to new: ShownTable<Section>, following paths: [IndexPath]?
    ) -> (old: TableSnapshot<Section>, new: TableSnapshot<Section>) {
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
                let content = state.oldContent
                before.append(state.section, content.removing(displayed))
            }
            for state in hiddenSections(beside: new.states) {
                after.append(state.section, state.contentInTurn)
            }
        }
        return (before, after)
    }

    private func hiddenSections(beside displayed: [AnySectionState]) -> [SectionState<Section>] {
        guard pending.sections.count > displayed.count else { return [] }
        return pending.sections.without(displayed).map(pending.typed)
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
