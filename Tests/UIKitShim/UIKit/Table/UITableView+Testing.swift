public import Foundation
import TableEngine

// What tests need and UIKit doesn't have.

extension UITableView {
    /// A table with the size of a screen.
    public convenience init(style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: style)
    }

    /// Does what a user's tap does, calling the delegate in UIKit's order.
    ///
    /// - Parameter indexPath: The row; one that the table has.
    /// - Returns: Whether the row was selected or deselected.
    @discardableResult
    public func tapRow(at indexPath: IndexPath) -> Bool { engine.tapRow(at: indexPath) }

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
