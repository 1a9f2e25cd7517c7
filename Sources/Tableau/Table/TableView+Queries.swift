#if !canImport(UIKit) || os(watchOS)
public import Foundation

extension TableView {
    /// The number of sections, as last reported by the data source.
    public var numberOfSections: Int { rowCounts.count }

    package var rowCounts: [Int32] {
        loadIfNeeded()
        return loaded.counts
    }

    /// Returns the number of rows in a section, as last reported; 0 for an unknown section.
    public func numberOfRows(inSection section: Int) -> Int {
        loadIfNeeded()
        return loaded.counts.indices ~= section ? Int(loaded.counts[section]) : 0
    }

    // MARK: Visible elements

    /// The visible cells, from top to bottom.
    public var visibleCells: [TableViewCell] {
        layoutIfNeeded()
        return visible.rows.map(\.cell)
    }

    /// The visible rows from top to bottom, or nil if the table has no data source.
    public var indexPathsForVisibleRows: [IndexPath]? {
        layoutIfNeeded()
        return dataSource == nil ? nil : visible.rows.map(\.path.indexPath)
    }

    /// Returns the row's cell, or nil if it is not visible.
    public func cellForRow(at indexPath: IndexPath) -> TableViewCell? {
        layoutIfNeeded()
        return visible.index(of: RowPath(clamping: indexPath)).map { visible.rows[$0].cell }
    }

    /// Returns the cell's row, or nil if the cell is neither visible nor being edited.
    public func indexPath(for cell: TableViewCell) -> IndexPath? {
        layoutIfNeeded()
        if let row = visible.edited, row.cell === cell { return row.path.indexPath }
        return visible.rows.first { $0.cell === cell }?.path.indexPath
    }

    /// Returns the section's header view, or nil if it has none or it is not visible.
    public func headerView(forSection section: Int) -> TableViewHeaderFooterView? {
        layoutIfNeeded()
        return view(of: .header, section) as? TableViewHeaderFooterView
    }

    /// Returns the section's footer view, or nil if it has none or it is not visible.
    public func footerView(forSection section: Int) -> TableViewHeaderFooterView? {
        layoutIfNeeded()
        return view(of: .footer, section) as? TableViewHeaderFooterView
    }

    // MARK: Positions

    /// Returns the area of a section with its header and footer; zero for an unknown section.
    public func rect(forSection section: Int) -> CGRect {
        layoutIfNeeded()
        guard loaded.counts.indices ~= section else { return .zero }
        return area(
            loaded.geometry.top(of: section), loaded.geometry.sections[section].height)
    }

    /// Returns the area of a header at its current, possibly floating, position; zero if unknown.
    public func rectForHeader(inSection section: Int) -> CGRect {
        rect(of: .header, inSection: section)
    }

    /// Returns the area of a footer at its current, possibly floating, position; zero if unknown.
    public func rectForFooter(inSection section: Int) -> CGRect {
        rect(of: .footer, inSection: section)
    }

    package func rect(of kind: HeaderFooterKind, inSection section: Int) -> CGRect {
        layoutIfNeeded()
        guard loaded.counts.indices ~= section else { return .zero }
        return area(top(of: kind, section), loaded.geometry.sections[section].ends[kind].height)
    }

    /// Returns the area of a row, estimated where rows were not measured; zero for an unknown row.
    ///
    /// - Complexity: O(log *n*) in the rows.
    public func rectForRow(at indexPath: IndexPath) -> CGRect {
        layoutIfNeeded()
        let path = RowPath(clamping: indexPath)
        guard hasRow(path) else { return .zero }
        if visible.index(of: path) == nil, let height = explicitHeight(at: path) {
            let grown = height - loaded.geometry.height(of: path)
            setHeight(height, at: path)
            // Asking must not move the visible rows.
            if grown != 0, let first = visible.rows.first?.path, path < first {
                offset.y += CGFloat(grown)
                setNeedsLayout()
            }
        }
        return area(loaded.geometry.top(of: path), loaded.geometry.height(of: path))
    }

    private func area(_ y: Double, _ height: Double) -> CGRect {
        CGRect(x: 0, y: y, width: Double(viewport.width), height: height)
    }
}
#endif
