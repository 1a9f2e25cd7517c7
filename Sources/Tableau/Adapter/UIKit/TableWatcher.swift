#if canImport(UIKit) && !os(watchOS)
import UIKit

/// An invisible subview of a table that notices what no delegate is told: that the table's height
/// has changed, and that it leaves its window or enters one.
final class TableWatcher: UIView {
    private weak var adapter: TableViewAdapter?

    init(_ adapter: TableViewAdapter) {
        self.adapter = adapter
        super.init(
            frame: CGRect(x: 0, y: 0, width: 0, height: adapter.tableView.bounds.size.height))
        isHidden = true
        autoresizingMask = .flexibleHeight
    }

    required init?(coder: NSCoder) { nil }

    override func willMove(toWindow window: UIWindow?) {
        super.willMove(toWindow: window)
        if window == nil, self.window != nil { adapter?.ownPlace?.willLeaveWindow() }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { adapter?.didEnterWindow() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        adapter?.ownPlace?.visibleHeightDidChange()
    }
}

extension TableViewAdapter {
    /// Adds a watcher to the table, in place of that of an earlier adapter.
    func watchTable() {
        for case let watcher as TableWatcher in tableView.subviews { watcher.removeFromSuperview() }
        tableView.addSubview(TableWatcher(self))
    }

    /// The place of rows that are this adapter's.
    var ownPlace: AdapterPlace? { isInstalled ? place : nil }

    fileprivate func didEnterWindow() {
        guard isInstalled else { return }
        place.didEnterWindow()
        contents?.didEnterWindow()
    }
}
#endif
