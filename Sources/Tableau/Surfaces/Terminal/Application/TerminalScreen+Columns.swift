#if !canImport(UIKit)
import Tableau

// Sorting by columns.

extension TerminalScreen {
    var showsColumnHeader: Bool {
        sectionsThatMaySort.contains { section in
            (table.headerView(forSection: section) as? ColumnHeaderView)?.sorts == true
        }
    }

    /// The section with the focus, and those whose headers are on the screen.
    private var sectionsThatMaySort: [Int] {
        var sections = list.focus.map { [Int($0.section)] } ?? []
        for case .edge(.header, let section) in slots.map(\.kind) { sections.append(section) }
        return sections
    }

    /// Sorts by the next or previous column, or with a step of 0 reverses the order.
    func sort(by step: Int) {
        _ = sectionsThatMaySort.contains { section in
            table.withView(of: .header, inSection: section) { view in
                guard let header = view as? ColumnHeaderView, header.sorts,
                    let viewModel = header.viewModel
                else { return false }
                let shown = header.content.columnLayout(in: rowColumns).shown
                guard let first = shown.first, let last = shown.last else { return false }
                let column = viewModel.order?.column
                let before = shown.last { $0 < column ?? .min } ?? last
                let after = shown.first { $0 > column ?? .max } ?? first
                header.sort(by: step == 0 ? column ?? first : step < 0 ? before : after)
                return true
            } == true
        }
    }

    /// Sorts by the column there, or performs the view's action.
    func tapHeader(of section: Int, column: Int) {
        _ = table.withView(of: .header, inSection: section) { view in
            if let header = view as? ColumnHeaderView,
                let index = header.content.columnLayout(in: rowColumns).column(at: column)
            {
                header.sort(by: index)
            } else {
                (view as? TableViewHeaderFooterView)?.onTap?()
            }
        }
    }
}

extension ColumnHeaderView {
    fileprivate var sorts: Bool { viewModel?.onSort != nil && viewModel?.columns.isEmpty == false }
}
#endif
