#if canImport(UIKit) && !os(watchOS)
public import UIKit

// Where there is UIKit, its classes stand behind the names that all code of this package uses.

/// UIKit's table view.
public typealias TableView = UITableView
/// UIKit's cell.
public typealias TableViewCell = UITableViewCell
/// UIKit's header or footer view.
public typealias TableViewHeaderFooterView = UITableViewHeaderFooterView
/// What cells, headers and footers have in common: a view.
public typealias TableElementView = UIView
/// UIKit's data source.
public typealias TableViewDataSource = UITableViewDataSource
/// UIKit's delegate.
public typealias TableViewDelegate = UITableViewDelegate
/// UIKit's prefetching data source.
public typealias TableViewDataSourcePrefetching = UITableViewDataSourcePrefetching
#endif
