package import Foundation

// Connects the selection model, which knows rows by identity, and the table, which uses index paths.
// Of displayed rows, those that the table has selected are; none while it has another data source.

extension SectionedTableViewBinder {
    /// The selected rows by identity, which can be read, changed and observed.
    public var selection: SelectionModel<Section> { feature(SelectionModel.self) }

    /// The table, while it shows the rows of this binder.
    private var ownTable: TableView? { adapter.isInstalled ? tableView : nil }

    var selectedPaths: [IndexPath] {
        adapter.isInstalled ? adapter.place.selectedPaths.sorted() : []
    }

    var selectedRows: [RowReference<Section>] { selectedPaths.compactMap(reference(at:)) }

    var hasSelectedRows: Bool { ownTable?.indexPathForSelectedRow != nil }

    func isSelected(_ path: IndexPath) -> Bool { ownTable?.isRowSelected(at: path) == true }

    func select(_ path: IndexPath) {
        ownTable?.selectRow(at: path, animated: false, scrollPosition: .none)
    }

    func deselect(_ path: IndexPath) {
        if adapter.isInstalled { adapter.place.deselect(path) }
    }

    var displayedRows: [RowReference<Section>] {
        shown.contents.indices.flatMap { section in
            (0..<shown.contents[section].rows.count).map {
                reference(at: IndexPath(row: $0, section: section), in: shown.snapshot)
            }
        }
    }

    /// Returns the displayed row at a place, or the nearest one before or after it.
    func displayedRow(near place: IndexPath) -> IndexPath? {
        let filled = shown.contents.indices.filter { !shown.contents[$0].rows.isEmpty }
        guard let section = filled.last(where: { $0 <= place[0] }) else {
            return filled.first.map { [$0, 0] }
        }
        let last = shown.contents[section].rows.count - 1
        return [section, section == place[0] ? min(place[1], last) : last]
    }

    // MARK: Rows by identity

    /// Returns where a row is displayed, unless a held table shows one that has gone from the data:
    /// that stays selected, but isn't selected any more.
    func selectablePath(of row: RowReference<Section>) -> IndexPath? {
        guard let path = indexPath(of: row) else { return nil }
        return hasGone(rowAt: path) && !isSelected(path) && !contains(row) ? nil : path
    }

    /// Returns whether the data contains a row, displayed or not.
    func contains(_ row: RowReference<Section>) -> Bool {
        content(of: row.section)?.row(of: row.id) != nil
    }

    /// Returns a function that tells whether sections belong to a chain's.
    func cover(of coverage: SectionCoverage<Section>) -> (Section) -> Bool {
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

    package func selectionDidChange(deselecting paths: [IndexPath]) {
        existing(SelectionModel<Section>.self)?
            .userDidChange(deselecting: paths.compactMap(reference(at:)))
    }
}
