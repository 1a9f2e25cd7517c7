#if canImport(UIKit) && !os(watchOS)
public import UIKit

// With UIKit, these names stand for its classes.

/// UIKit's table view.
public typealias TableView = UITableView
/// UIKit's cell.
public typealias TableViewCell = UITableViewCell
/// UIKit's header or footer view.
public typealias TableViewHeaderFooterView = UITableViewHeaderFooterView
/// The common superclass of cells, headers and footers.
public typealias TableElementView = UIView
/// UIKit's data source.
public typealias TableViewDataSource = UITableViewDataSource
/// UIKit's delegate.
public typealias TableViewDelegate = UITableViewDelegate

extension UINibInitable {
    /// The nib that contains the view; its file is read when a view is created.
    public static var nib: UINib { UINib(nibName: nibName, bundle: nibBundle) }

    /// The bundle without the nib, for messages; `nil` if the nib exists.
    static var missingNib: String? {
        let bundle = nibBundle
        let file = bundle.url(forResource: nibName, withExtension: "nib")
        return file == nil ? bundle.bundleURL.lastPathComponent : nil
    }
}
#endif
