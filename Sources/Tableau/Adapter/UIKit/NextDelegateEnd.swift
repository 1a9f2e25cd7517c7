#if canImport(UIKit) && !os(watchOS)
import UIKit

extension TableViewAdapter {
    /// Makes the table ask for methods again: now, and when the next delegate ends.
    func nextDelegateDidChange(from old: (any TableViewDelegate)?) {
        // A delegate may be that of several tables.
        let key = UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
        if let old { objc_setAssociatedObject(old, key, nil, .OBJC_ASSOCIATION_RETAIN) }
        if let nextDelegate {
            objc_setAssociatedObject(
                nextDelegate, key, NextDelegateEnd(self), .OBJC_ASSOCIATION_RETAIN)
        }
        askForMethods()
    }

    /// A table asks which methods its delegates and data source have only when they are set.
    fileprivate func askForMethods() {
        if tableView.delegate === self {
            tableView.delegate = nil
            tableView.delegate = self
        }
        if isInstalled { tableView.dataSource = self }
        #if canImport(UIKit) && !os(tvOS)
        if tableView.dragDelegate === self {
            tableView.dragDelegate = nil
            tableView.dragDelegate = self
        }
        #endif
    }
}

/// Ends with the next delegate, which alone retains it.
///
/// UIKit would go on to call the methods that the delegate had, and end the program.
@MainActor
private final class NextDelegateEnd {
    private weak var adapter: TableViewAdapter?

    init(_ adapter: TableViewAdapter) { self.adapter = adapter }

    deinit {
        guard let adapter else { return }
        MainQueue.run { adapter.askForMethods() }
    }
}
#endif
