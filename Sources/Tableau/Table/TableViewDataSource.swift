#if !canImport(UIKit) || os(watchOS)
public import Foundation

/// Tells a table how much there is, and gives it the cells.
///
/// ```swift
/// final class Names: TableViewDataSource {
///     var names = ["Ada", "Grace"]
///     func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
///         names.count
///     }
///     func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
///         let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
///         cell.textLabel?.text = names[indexPath.row]
///         return cell
///     }
/// }
/// ```
///
/// Counts are asked on `reloadData()` and after each batch, never while scrolling.
@MainActor
public protocol TableViewDataSource: AnyObject {
    /// How many rows the section has; 0 or more.
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int
    /// The cell for a row that is about to be seen.
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell
    /// How many sections there are; 1 by default.
    func numberOfSections(in tableView: TableView) -> Int
    /// The section's header title; nil, the default, for none.
    ///
    /// Asked if there is no view.
    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?
    /// The section's footer title; nil, the default, for none.
    ///
    /// Asked if there is no view.
    func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?
}

extension TableViewDataSource {
    /// One section.
    public func numberOfSections(in tableView: TableView) -> Int { 1 }

    /// No title.
    public func tableView(
        _ tableView: TableView, titleForHeaderInSection section: Int
    ) -> String? { nil }

    /// No title.
    public func tableView(
        _ tableView: TableView, titleForFooterInSection section: Int
    ) -> String? { nil }
}

/// A data source that knows the text of its rows without their cells.
@MainActor
package protocol TableViewRowDescribing: TableViewDataSource {
    /// Passes on the search text of rows of one section.
    ///
    /// - Returns: Whether it did; false where only the cells know it.
    func searchText(
        ofRows rows: Range<Int>, inSection section: Int,
        _ take: (_ row: Int, _ text: String) -> Void
    ) -> Bool
}

/// A data source that can tell all its counts in one call.
///
/// Otherwise a table of a thousand sections asks a thousand times for one batch.
@MainActor
package protocol TableViewBulkCounting: TableViewDataSource {
    /// The rows of each section, in order.
    func rowCounts(in tableView: TableView) -> [Int32]
}

/// Receives the rows that a table is likely to ask for soon.
///
/// ```swift
/// func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath]) {
///     for path in indexPaths { images.load(path.row) }
/// }
/// ```
@MainActor
public protocol TableViewDataSourcePrefetching: AnyObject {
    /// These rows are likely to be asked for, the nearest first.
    func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath])
    /// These rows, announced before, are no longer near.
    ///
    /// Does nothing by default.
    func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension TableViewDataSourcePrefetching {
    /// Does nothing.
    public func tableView(
        _ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
    ) {}
}
#endif
