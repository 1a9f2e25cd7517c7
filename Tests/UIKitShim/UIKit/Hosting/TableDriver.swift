import Foundation
import TableEngine

/// Forwards the engine's calls to the table's data source and delegate.
@MainActor
final class TableDriver: NSObject {
    unowned let table: UITableView

    var showsTitlesInCapitals = false
    /// Whether the last tap highlighted its row, which the delegate can refuse.
    var hasHighlighted = false

    static let titleIdentifier = "UIKit.title"

    init(_ table: UITableView) {
        self.table = table
        super.init()
    }

    private func host(_ given: UIView?, title: String?) -> HeaderFooterHost? {
        if let given { return HeaderFooterHost.host(of: given) }
        guard let title else { return nil }
        let view = table.dequeueReusableHeaderFooterView(withIdentifier: Self.titleIdentifier)
        guard let view else { return nil }
        view.contentConfiguration = nil
        view.textLabel?.text = showsTitlesInCapitals ? title.localizedUppercase : title
        return HeaderFooterHost.host(of: view)
    }
}

extension TableDriver: TableViewDataSource {
    func numberOfSections(in tableView: TableView) -> Int {
        table.dataSource?.numberOfSections(in: table) ?? 0
    }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        table.dataSource?.tableView(table, numberOfRowsInSection: section) ?? 0
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        guard let dataSource = table.dataSource else {
            fatalError("The table asks for a cell, but has no data source.")
        }
        return CellHost.host(
            of: table.callForCell { dataSource.tableView(table, cellForRowAt: indexPath) })
    }
}

extension TableDriver: TableViewDelegate {
    func scrollViewDidScroll(_ scrollView: TableView) {
        table.delegate(for: .didScroll)?.scrollViewDidScroll(table)
    }

    func tableView(
        _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
    ) {
        guard let cell = (cell as? CellHost)?.cell else { return }
        table.prepareForEditing(cell, at: indexPath)
        table.callForCell {
            table.delegate(for: .willDisplayCell)?.tableView(
                table, willDisplay: cell, forRowAt: indexPath)
        }
    }

    func tableView(
        _ tableView: TableView, didEndDisplaying cell: TableViewCell,
        forRowAt indexPath: IndexPath
    ) {
        guard let cell = (cell as? CellHost)?.cell else { return }
        table.callForCell {
            table.delegate(for: .didEndDisplayingCell)?.tableView(
                table, didEndDisplaying: cell, forRowAt: indexPath)
        }
    }

    func tableView(
        _ tableView: TableView, willDisplayHeaderView view: TableElementView,
        forSection section: Int
    ) {
        guard let view = (view as? HeaderFooterHost)?.view else { return }
        table.delegate(for: .willDisplayHeader)?.tableView(
            table, willDisplayHeaderView: view, forSection: section)
    }

    func tableView(
        _ tableView: TableView, willDisplayFooterView view: TableElementView,
        forSection section: Int
    ) {
        guard let view = (view as? HeaderFooterHost)?.view else { return }
        table.delegate(for: .willDisplayFooter)?.tableView(
            table, willDisplayFooterView: view, forSection: section)
    }

    func tableView(
        _ tableView: TableView, didEndDisplayingHeaderView view: TableElementView,
        forSection section: Int
    ) {
        guard let view = (view as? HeaderFooterHost)?.view else { return }
        table.delegate(for: .didEndDisplayingHeader)?.tableView(
            table, didEndDisplayingHeaderView: view, forSection: section)
    }

    func tableView(
        _ tableView: TableView, didEndDisplayingFooterView view: TableElementView,
        forSection section: Int
    ) {
        guard let view = (view as? HeaderFooterHost)?.view else { return }
        table.delegate(for: .didEndDisplayingFooter)?.tableView(
            table, didEndDisplayingFooterView: view, forSection: section)
    }

    // Titles are requested here too, so that a header with a title is a UIKit view like any other.

    func tableView(
        _ tableView: TableView, viewForHeaderInSection section: Int
    ) -> TableElementView? {
        let view = table.delegate(for: .headerView)?.tableView(
            table, viewForHeaderInSection: section)
        return host(
            view,
            title: view == nil
                ? table.dataSource?.tableView(table, titleForHeaderInSection: section) : nil)
    }

    func tableView(
        _ tableView: TableView, viewForFooterInSection section: Int
    ) -> TableElementView? {
        let view = table.delegate(for: .footerView)?.tableView(
            table, viewForFooterInSection: section)
        return host(
            view,
            title: view == nil
                ? table.dataSource?.tableView(table, titleForFooterInSection: section) : nil)
    }

    func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        table.delegate(for: .shouldHighlight)?.tableView(table, shouldHighlightRowAt: indexPath)
            ?? true
    }

    func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {
        hasHighlighted = true
        table.delegate(for: .didHighlight)?.tableView(table, didHighlightRowAt: indexPath)
    }

    func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {
        table.delegate(for: .didUnhighlight)?.tableView(table, didUnhighlightRowAt: indexPath)
    }

    func tableView(
        _ tableView: TableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? {
        guard let delegate = table.delegate(for: .willSelect) else { return indexPath }
        return delegate.tableView(table, willSelectRowAt: indexPath)
    }

    func tableView(
        _ tableView: TableView, willDeselectRowAt indexPath: IndexPath
    ) -> IndexPath? {
        guard let delegate = table.delegate(for: .willDeselect) else { return indexPath }
        return delegate.tableView(table, willDeselectRowAt: indexPath)
    }

    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
        table.delegate(for: .didSelect)?.tableView(table, didSelectRowAt: indexPath)
    }

    func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
        table.delegate(for: .didDeselect)?.tableView(table, didDeselectRowAt: indexPath)
    }
}
