public import Foundation
import TableEngine

// What tests need and UIKit doesn't have.

extension UITableViewCell {
    /// The texts that the cell shows, in its labels or by its configuration.
    public var texts: (title: String?, detail: String?) {
        guard let list = contentConfiguration as? UIListContentConfiguration else {
            return (textLabel?.text, detailTextLabel?.text)
        }
        return (list.text, list.secondaryText)
    }
}

extension UITableViewHeaderFooterView {
    /// The text that the view shows, in its label or by its configuration.
    public var title: String? {
        (contentConfiguration as? UIListContentConfiguration)?.text ?? textLabel?.text
    }
}

extension UITableView {
    /// A table with the size of a screen.
    public convenience init(style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: style)
    }

    /// Does what a user's tap does, calling the delegate in UIKit's order.
    ///
    /// The row's primary action comes last, unless the tap adds to the selection; that the row could
    /// not be selected doesn't prevent it.
    ///
    /// - Parameter indexPath: The row; one that the table has.
    /// - Returns: Whether the row was selected or deselected.
    @discardableResult
    public func tapRow(at indexPath: IndexPath) -> Bool {
        driver.hasHighlighted = false
        let marks = selectsSeveralRows && indexPathsForSelectedRows != nil
        let isChanged = engine.tapRow(at: indexPath)
        guard driver.hasHighlighted, !marks,
            delegate(for: .canPerformPrimaryAction)?
                .tableView(self, canPerformPrimaryActionForRowAt: indexPath) ?? !isEditing
        else { return isChanged }
        delegate(for: .performPrimaryAction)?
            .tableView(self, performPrimaryActionForRowAt: indexPath)
        return isChanged
    }

    /// Whether headers with a title show it in capitals, as grouped tables did up to iOS 18.
    public var showsTitlesInCapitals: Bool {
        get { driver.showsTitlesInCapitals }
        set { driver.showsTitlesInCapitals = newValue }
    }

    /// Receives the explanation when a batch or a call violates the table's contract.
    ///
    /// The default ends the program, like the exception that UIKit raises.
    public var contractViolationHandler: @MainActor (String) -> Void {
        get { violationHandler }
        set {
            violationHandler = newValue
            engine.contractViolationHandler = { newValue($0.description) }
        }
    }
}
