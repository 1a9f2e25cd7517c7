package import Foundation

// Connects the selection model, which identifies rows by identity, and the table, which uses index
// paths. The table's own selection determines which displayed rows are selected; none are while the
// table has another data source, whose rows these are.

extension SectionedTableViewBinder {
    /// The selected rows by identity, which can be read, changed and observed.
    ///
    /// ```swift
    /// binder.selection.mode = .multiple
    /// ```
    public var selection: SelectionModel<Section> { feature(SelectionModel.self) }

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
        adapter.place.deselect(path)
    }

    /// Returns the displayed row at a place, or the nearest one before or after it.
    func displayedRow(near place: IndexPath?) -> IndexPath? {
        let counts = shown.contents.map(\.rows.count)
        let filled = counts.indices.filter { counts[$0] > 0 }
        guard let place, let section = filled.last(where: { $0 <= place.section }) else {
            return filled.first.map { IndexPath(row: 0, section: $0) }
        }
        let last = counts[section] - 1
        return IndexPath(
            row: section == place.section ? min(place.row, last) : last, section: section)
    }

    // MARK: Rows by identity

    /// Where a row of the data is.
    enum WantedRowPlace {
        case displayed(IndexPath)
        /// In a section that is not displayed, or in one that a held table shows without it.
        case hidden
        case nowhere
    }

    func place(of row: RowReference<Section>) -> WantedRowPlace {
        if let path = indexPath(of: row) { return .displayed(path) }
        // A held table differs from the data.
        let content =
            unarranged == nil ? content(of: row.section) : pendingContent(of: row.section)
        return content?.row(of: row.id) == nil ? .nowhere : .hidden
    }

    /// Returns whether the data contains a row, displayed or not.
    func contains(_ row: RowReference<Section>) -> Bool {
        if case .nowhere = place(of: row) { false } else { true }
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

    // MARK: The user

    package var selectsRows: Bool {
        existing(SelectionModel<Section>.self)?.modeNow != SelectionMode.none
    }

    package func didSelect(rowAt path: IndexPath) {
        guard let selection = existing(SelectionModel<Section>.self) else { return }
        if selection.modeNow == .none { deselect(path) }
        selection.userDidChange()
    }

    package func selectionDidChange() { existing(SelectionModel<Section>.self)?.userDidChange() }

    package func didDeselect(rowAt path: IndexPath) {
        // If only one row can be selected, the selection of the next row follows.
        if tableView.selectsSeveralRows { selectionDidChange() }
    }
}
