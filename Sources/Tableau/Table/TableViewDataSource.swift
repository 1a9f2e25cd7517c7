#if !canImport(UIKit) || os(watchOS)
public import Foundation

/// An object that provides a table's counts and cells.
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
/// Counts are requested on `reloadData()` and after each batch, never while scrolling.
@MainActor
public protocol TableViewDataSource: AnyObject {
    /// Returns the number of rows in a section; 0 or more.
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int
    /// Returns the cell for a row that is about to become visible.
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell
    /// Returns the number of sections; 1 by default.
    func numberOfSections(in tableView: TableView) -> Int
    /// Returns the section's header title, if there is no view; nil, the default, for none.
    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?
    /// Returns the section's footer title, if there is no view; nil, the default, for none.
    func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?
}

extension TableViewDataSource {
    /// Returns 1.
    public func numberOfSections(in _: TableView) -> Int { 1 }

    /// Returns nil.
    public func tableView(_: TableView, titleForHeaderInSection _: Int) -> String? { nil }

    /// Returns nil.
    public func tableView(_: TableView, titleForFooterInSection _: Int) -> String? { nil }
}
#endif
