// UIKit's own table has no such members; the shim and the display-neutral table do.
#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit

extension UITableView {
    /// A table of the size of a screen.
    convenience init(style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: style)
    }

    /// Does what a person's tap does, in the order in which UIKit tells its delegate.
    ///
    /// - Returns: Whether the tap got through to selecting the row.
    @discardableResult
    func tapRow(at indexPath: IndexPath) -> Bool {
        guard allowsSelection,
            delegate?.tableView?(self, shouldHighlightRowAt: indexPath) ?? true,
            let path = willSelect(indexPath)
        else { return false }
        selectRow(at: path, animated: false, scrollPosition: .none)
        delegate?.tableView?(self, didSelectRowAt: path)
        return true
    }

    /// The row that the delegate has selected instead, or none.
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
