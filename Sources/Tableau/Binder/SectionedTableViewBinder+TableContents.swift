package import Foundation

// The table's data source calls. All results refer to the displayed data, never to pending data.

extension SectionedTableViewBinder: TableContents {
    package var numberOfSections: Int { shown.contents.count }

    package var rowCounts: [Int32] { shown.contents.rowCounts }

    package func numberOfRows(inSection section: Int) -> Int {
        content(at: section)?.rows.count ?? 0
    }

    package func cell(at indexPath: IndexPath, for tableView: TableView) -> TableViewCell {
        guard let context = context(ofRowAt: indexPath),
            let cells = shown.states[indexPath.section].binding(of: nil)?.cells
        else { return TableViewCell(style: .default, reuseIdentifier: nil) }
        let state = shown.states[indexPath.section]
        let cell = cells.make(
            tableView, indexPath, context.models, shown.contents[indexPath.section].rows)
        // The cell may have been that of a row that has gone, also of another binder.
        cell.setDimmed(hasGone(rowAt: indexPath))
        run(.onDequeue, in: state, context: context, cell: cell)
        return cell
    }

    package func title(of edge: HeaderFooterKind, inSection section: Int) -> String? {
        content(at: section)?[edge]?.title
    }

    package func view(
        of edge: HeaderFooterKind, inSection section: Int, for tableView: TableView
    ) -> TableViewHeaderFooterView? {
        guard let identifier = content(at: section)?[edge]?.reuseIdentifier,
            let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: identifier)
        else { return nil }
        _ = rebind(view, edge, inSection: section)
        return view
    }

    package func rebind(
        _ view: TableViewHeaderFooterView, _ edge: HeaderFooterKind, inSection section: Int
    ) -> Bool {
        guard let content = content(at: section)?[edge] else { return true }
        if let title = content.title {
            // UIKit removes the label once the view has a content configuration.
            guard let label = view.textLabel else { return false }
            let old = shownBefore.flatMap { before in
                let index = before.states.index(of: shown.states[section])
                return index.flatMap { before.contents[$0][edge]?.title }
            }
            // UIKit's grouped tables display titles in capitals up to iOS 18.
            let isInCapitals =
                old.map { label.text != $0 && label.text == $0.localizedUppercase } ?? false
            label.text = isInCapitals ? title.localizedUppercase : title
        }
        guard let viewModel = content.viewModel else { return true }
        shown.states[section].binding(of: edge)?.views?.assign(viewModel, view)
        return true
    }

    package func height(_ kind: DimensionKind, at path: IndexPath) -> CGFloat? {
        let context =
            kind.edge == nil
            ? context(ofRowAt: path)
            : section(at: path.section).map { RowContext(section: $0, row: 0, models: .empty) }
        guard let context else { return nil }
        let height = dimension(kind, in: shown.states[path.section], of: context)
        if kind.isEstimated { return permitted(height, in: context.section) }
        guard let edge = kind.edge, height == nil, content(at: path.section)?[edge] == nil
        else { return height }
        // Returning the table's own height would reserve space for a view that doesn't exist.
        let next = tableView.height(kind, at: path, from: adapter.nextDelegate)
        return next.flatMap { $0 == tableView.own(kind) ? nil : $0 } ?? TableView.automaticDimension
    }

    /// Lets the next turn do what had to wait until the table is in a window.
    package func didEnterWindow() {
        guard awaitsWindow || adapter.place.awaitsWindow, adapter.reasonToReload == nil else {
            return
        }
        awaitsWindow = false
        setNeedsTurn()
    }

    /// Whether any chain has work for rows that are about to be displayed.
    var watchesRows: Bool {
        let asked = BindingKind.ID.prefetch.question.union(BindingKind.ID.shownRows.question)
        return !answers.isDisjoint(with: asked)
    }

    package func willShow(rowAt indexPath: IndexPath) {
        didEnterWindow()
        guard watchesRows, let context = context(ofRowAt: indexPath) else { return }
        let state = shown.states[indexPath.section]
        prefetch(
            in: state, context.section, row: context.row,
            of: numberOfRows(inSection: indexPath.section))
        let observers: [RowHandler<Section>] = observers(.shownRows, in: state)
        for observer in observers { observer(context) }
    }

    package func didTap(rowAt indexPath: IndexPath) {
        guard !hasGone(rowAt: indexPath), let context = context(ofRowAt: indexPath),
            let cell = tableView.cellForRow(at: indexPath)
        else { return }
        reporter.recorder?.note(
            TurnEvent.tapped(
                section: context.section, row: context.row, shown.contents[indexPath.section]))
        let state = shown.states[indexPath.section]
        run(.onTapped, in: state, context: context, cell: cell)
        let observers: [CellHandler<Section>] = observers(.taps, in: state)
        for observer in observers { observer(context, cell) }
    }

    package func hasGone(rowAt path: IndexPath) -> Bool {
        for feature in features where feature.hasGone(path) { return true }
        return false
    }

    package func responds(toOpeningRowAt indexPath: IndexPath) -> Bool {
        guard shown.states.indices.contains(indexPath.section) else { return false }
        if adapter.nextDelegate != nil { return true }
        let state = shown.states[indexPath.section]
        return levels(of: state).contains { $0[.onTapped] != nil || $0[.taps] != nil }
    }

    /// Returns a displayed row with the data for finding its model.
    func context(ofRowAt indexPath: IndexPath) -> RowContext<Section>? {
        guard indexPath.count == 2, let content = content(at: indexPath.section),
            (0..<content.rows.count).contains(indexPath.row)
        else { return nil }
        return RowContext(
            section: name(ofSection: indexPath.section), row: indexPath.row,
            models: content.models)
    }

    /// Returns what the table displays of a section; nil if there is none at the index.
    func content(at section: Int) -> SectionContent? {
        shown.contents.indices.contains(section) ? shown.contents[section] : nil
    }
}
