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
#endif
