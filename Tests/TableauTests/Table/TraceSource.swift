#if !canImport(UIKit) || os(watchOS)
import Foundation
import Tableau

/// A data source and delegate that records every call.
@MainActor
final class TraceSource: TableViewDataSource, TableViewDelegate {
    var counts: [Int]
    var trace: [String] = []
    var headerHeight = TableView.automaticDimension
    var headers: [String?] = []
    var hasHeaderViews = false
    var rowHeight: (IndexPath) -> CGFloat = { _ in TableView.automaticDimension }
    /// Called when a row's display ends.
    var onEnd: (TableView) -> Void = { _ in }
    /// The names of the calls that are answered with no.
    var refused: Set<String> = []

    init(_ counts: [Int]) {
        self.counts = counts
    }

    /// The calls since the last `take()`.
    func take() -> [String] {
        defer { trace = [] }
        return trace
    }

    private func note(_ name: String, _ path: IndexPath) {
        trace.append("\(name) \(path.section).\(path.row)")
    }

    private func note(_ name: String, _ section: Int) {
        trace.append("\(name) \(section)")
    }

    // MARK: Data source

    func numberOfSections(in tableView: TableView) -> Int {
        trace.append("sections")
        return counts.count
    }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        note("rows", section)
        return counts[section]
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        note("cell", indexPath)
        return tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }

    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        note("title", section)
        return headers.indices ~= section ? headers[section] : nil
    }

    // MARK: Delegate

    func scrollViewDidScroll(_ scrollView: TableView) { trace.append("scrolled") }

    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        note("height", indexPath)
        return rowHeight(indexPath)
    }

    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
        note("headerHeight", section)
        return headerHeight
    }

    func tableView(
        _ tableView: TableView, viewForHeaderInSection section: Int
    ) -> TableElementView? {
        note("headerView", section)
        return hasHeaderViews ? TableViewHeaderFooterView(reuseIdentifier: nil) : nil
    }

    func tableView(
        _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
    ) {
        note("willDisplay", indexPath)
    }

    func tableView(
        _ tableView: TableView, didEndDisplaying cell: TableViewCell,
        forRowAt indexPath: IndexPath
    ) {
        note("didEndDisplaying", indexPath)
        onEnd(tableView)
    }

    func tableView(
        _ tableView: TableView, willDisplayHeaderView view: TableElementView,
        forSection section: Int
    ) {
        note("willDisplayHeader", section)
    }

    func tableView(
        _ tableView: TableView, didEndDisplayingHeaderView view: TableElementView,
        forSection section: Int
    ) {
        note("didEndDisplayingHeader", section)
    }

    func tableView(
        _ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool {
        note("shouldHighlight", indexPath)
        return !refused.contains("shouldHighlight")
    }

    func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {
        note("didHighlight", indexPath)
    }

    func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {
        note("didUnhighlight", indexPath)
    }

    func tableView(
        _ tableView: TableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? {
        note("willSelect", indexPath)
        return refused.contains("willSelect") ? nil : indexPath
    }

    func tableView(
        _ tableView: TableView, willDeselectRowAt indexPath: IndexPath
    ) -> IndexPath? {
        note("willDeselect", indexPath)
        return refused.contains("willDeselect") ? nil : indexPath
    }

    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
        note("didSelect", indexPath)
    }

    func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
        note("didDeselect", indexPath)
    }
}

/// A table with `source` as delegate too; 44 points a row, `height` points visible.
@MainActor
func makeTraced(_ source: TraceSource, height: CGFloat) -> TableView {
    let table = makeTable(source, height: height)
    table.delegate = source
    return table
}
#endif
