import Foundation

// Connects the selection model, which identifies rows by identity, and the table, which uses index
// paths. The table's own selection determines which displayed rows are selected; none are while the
// table has another data source, whose rows these are.

extension BinderEngine {
    var selectedPaths: [IndexPath] {
        adapter.isInstalled ? (tableView.indexPathsForSelectedRows ?? []).sorted() : []
    }

    var selectedRows: [RowReference<Section>] { selectedPaths.compactMap(reference(at:)) }

    var displayedRows: [RowReference<Section>] {
        shown.contents.indices.flatMap { section in
            (0..<shown.contents[section].rows.count).compactMap {
                reference(at: IndexPath(row: $0, section: section))
            }
        }
    }

    /// Whether the table shows a selection.
    var hasSelectedRows: Bool {
        adapter.isInstalled && tableView.indexPathForSelectedRow != nil
    }

    func isSelected(_ path: IndexPath) -> Bool {
        adapter.isInstalled && tableView.isRowSelected(at: path)
    }

    func select(_ path: IndexPath) {
        guard adapter.isInstalled else { return }
        tableView.selectRow(at: path, animated: false, scrollPosition: .none)
    }

    func deselect(_ path: IndexPath) {
        guard adapter.isInstalled else { return }
        tableView.deselectRow(at: path, animated: false)
    }

    /// Returns the displayed row at a place, or the nearest one before or after it.
    func displayedRow(nearSection section: Int?, row: Int?) -> IndexPath? {
        let counts = shown.contents.map(\.rows.count)
        guard let first = counts.firstIndex(where: { $0 > 0 }) else { return nil }
        guard let section, let row else { return IndexPath(row: 0, section: first) }
        if counts.indices.contains(section), counts[section] > 0 {
            return IndexPath(row: min(row, counts[section] - 1), section: section)
        }
        let before = counts.prefix(section).lastIndex { $0 > 0 }
        return before.map { IndexPath(row: counts[$0] - 1, section: $0) }
            ?? IndexPath(row: 0, section: first)
    }

    // MARK: Rows by identity

    /// Returns the identity of a displayed row.
    func reference(at path: IndexPath) -> RowReference<Section>? {
        guard shown.contents.indices.contains(path.section) else { return nil }
        let content = shown.contents[path.section]
        guard (0..<content.rows.count).contains(path.row) else { return nil }
        return RowReference(content.id(ofRow: path.row), in: shown.sections[path.section])
    }

    /// Returns the index path of a row; nil if it is not displayed.
    func indexPath(of row: RowReference<Section>) -> IndexPath? {
        guard let section = shownIndex(of: row.section) else { return nil }
        return shown.contents[section].row(of: row.id).map {
            IndexPath(row: $0, section: section)
        }
    }

    /// Where a row of the data is.
    enum WantedRowPlace {
        case displayed(IndexPath)
        /// In a section that is not displayed.
        case hidden
        /// Nowhere, but its section has no rows yet.
        case awaited
        case none
    }

    func place(of row: RowReference<Section>) -> WantedRowPlace {
        if let section = shownIndex(of: row.section) {
            let content = shown.contents[section]
            if let row = content.row(of: row.id) { return .displayed([section, row]) }
            return content.rows.isEmpty ? .awaited : .none
        }
        guard let content = hiddenContent(of: row.section), !content.rows.isEmpty else {
            return .awaited
        }
        return content.row(of: row.id) == nil ? .none : .hidden
    }

    /// Returns whether the data contains a row, displayed or not.
    func contains(_ row: RowReference<Section>) -> Bool {
        switch place(of: row) {
        case .displayed, .hidden: true
        case .awaited, .none: false
        }
    }

    /// Returns whether a section has rows, displayed or not.
    func hasRows(in section: Section) -> Bool { content(of: section)?.rows.isEmpty == false }

    /// Returns a section's content, displayed or not.
    func content(of section: Section) -> SectionContent? {
        shownIndex(of: section).map { shown.contents[$0] } ?? hiddenContent(of: section)
    }

    func model<Model>(of row: RowReference<Section>, as type: Model.Type) -> Model? {
        if let path = indexPath(of: row) { return model(at: path, as: type) }
        guard let content = hiddenContent(of: row.section), let index = content.row(of: row.id)
        else { return nil }
        return (content.models ?? content.rows)[index] as? Model ?? content.rows[index] as? Model
    }

    private func hiddenContent(of section: Section) -> SectionContent? {
        guard shownIndex(of: section) == nil, let state = pending.known(section) else { return nil }
        return state.content(others: pending.others)
    }

    // MARK: Observing

    /// Calls an observer with the models of the selected rows of some sections on each change.
    func observeSelection<Model>(
        in coverage: SectionCoverage<Section>, chain: ChainLabel,
        _ handler: @escaping ([Model]) -> Void
    ) {
        guard admitBinding("onSelectionChanged", chain) else { return }
        var last: [RowReference<Section>] = []
        let covers = cover(of: coverage)
        selection.onChange { [unowned self] rows in
            let own = rows.filter { covers($0.section) }
            guard own != last else { return }
            last = own
            handler(own.compactMap { model(of: $0, as: Model.self) })
        }
    }

    /// Returns a function that tells whether sections belong to a chain's.
    private func cover(of coverage: SectionCoverage<Section>) -> (Section) -> Bool {
        switch coverage {
        case .named(let sections):
            let identities = Set(sections.map(sectionIdentity))
            return { identities.contains(sectionIdentity(of: $0)) }
        case .allOthers:
            return { [unowned self] in pending.known($0)?.takesFromAllSections ?? true }
        case .any: return { _ in true }
        }
    }

    // MARK: Updates

    /// Applies an update and keeps the selection by identity.
    func followingSelection(_ update: () -> Void) {
        guard let selection = existingSelection else { return update() }
        let (before, selected) = (shown, selectedPaths)
        update()
        if !selected.isEmpty || !selection.isIdle { selection.follow(from: before, selected) }
    }

    /// Called when the user has selected a row.
    func didSelect(rowAt path: IndexPath) {
        guard let selection = existingSelection else { return }
        if selection.modeNow == .none { deselect(path) }
        selection.userDidChange()
    }

    /// Called when the user has deselected a row.
    func didDeselect(rowAt path: IndexPath) {
        // If only one row can be selected, the selection of the next row follows.
        if tableView.selectsSeveralRows { existingSelection?.userDidChange() }
    }
}

extension SectionContent {
    /// Returns the identity of a row.
    package func id(ofRow row: Int) -> RowID {
        (models?.identity(ofRow: row) ?? rows.identity(ofRow: row)).map { .row($0) }
            ?? .position(row)
    }

    /// Returns the row with an identity; nil if there is none.
    package func row(of id: RowID) -> Int? {
        if let identity = id.identity { return positions?.row(ofAny: identity) }
        guard let row = id.position, positions == nil, (0..<rows.count).contains(row) else {
            return nil
        }
        return row
    }
}
