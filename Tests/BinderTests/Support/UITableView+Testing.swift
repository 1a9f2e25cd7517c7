// UIKit's own table has no such members; the shim and the display-neutral table do.
#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit

extension UITableView {
    /// A table with the size of a screen.
    convenience init(style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: style)
    }

    /// Does what a user's tap does, calling the delegate in UIKit's order.
    ///
    /// - Returns: Whether the row was selected.
    @discardableResult
    func tapRow(at indexPath: IndexPath) -> Bool {
        guard allowsSelection,
            delegate?.tableView?(self, shouldHighlightRowAt: indexPath) ?? true,
            let path = willSelect(indexPath)
        else { return false }
        selectRow(at: path, animated: false, scrollPosition: .none)
        delegate?.tableView?(self, didSelectRowAt: path)
        if !isEditing { delegate?.tableView?(self, performPrimaryActionForRowAt: path) }
        return true
    }

    /// The row that the delegate selects instead, or nil.
    private func willSelect(_ indexPath: IndexPath) -> IndexPath? {
        guard let delegate, let path = delegate.tableView?(self, willSelectRowAt: indexPath) else {
            return indexPath
        }
        return path
    }

    /// Never called: UIKit raises an exception, which ends the tests.
    var contractViolationHandler: @MainActor (String) -> Void {
        get { { _ in } }
        set {}
    }
}
#endif
