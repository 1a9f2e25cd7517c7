#if !canImport(UIKit)
import Tableau

// Sorting by columns: keys, and clicks on the titles of columns.

extension TerminalScreen {
    /// The header that sorts: that of the section with the focus, or the first on the screen.
    var columnHeader: ColumnHeaderView? {
        var sections = surface.focus.map { [Int($0.section)] } ?? []
        for case .header(let section) in surface.slots.map(\.kind) { sections.append(section) }
        for section in sections {
            if let header = table.headerView(forSection: section) as? ColumnHeaderView,
                let viewModel = header.viewModel, viewModel.onSort != nil,
                !viewModel.columns.isEmpty
            {
                return header
            }
        }
        return nil
    }

    /// Sorts by another column, relative to the current one, or reverses the order; returns false
    /// if nothing sorts.
    func sort(by step: Int) -> Bool {
        guard let header = columnHeader, let viewModel = header.viewModel else { return false }
        let count = viewModel.columns.count
        guard let order = viewModel.order else {
            header.sort(by: step < 0 ? count - 1 : 0)
            return true
        }
        header.sort(by: ((order.column + step) % count + count) % count)
        return true
    }

    /// Handles a click on a header: sorts by the column there, or performs the view's action.
    func tapHeader(of section: Int, column: Int) {
        let view = table.headerView(forSection: section)
        if let header = view as? ColumnHeaderView,
            let index = ColumnPlaces(header.content, in: rowColumns).column(at: column)
        {
            header.sort(by: index)
        } else {
            view?.onTap?()
        }
    }
}
#endif
