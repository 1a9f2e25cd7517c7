public import Foundation
import TableEngine

// What UIKit does not have, and tests need.

extension UITableView {
    /// A table of the size of a screen.
    public convenience init(style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: style)
    }

    /// Does what a person's tap does, in the order in which UIKit tells its delegate.
    ///
    /// - Parameter indexPath: The row; one that the table has.
    /// - Returns: Whether the tap got through to selecting or deselecting a row.
    @discardableResult
    public func tapRow(at indexPath: IndexPath) -> Bool { engine.tapRow(at: indexPath) }

    /// Whether headers with a title show it in capitals, as grouped tables did up to iOS 18.
    public var showsTitlesInCapitals: Bool {
        get { driver.showsTitlesInCapitals }
        set { driver.showsTitlesInCapitals = newValue }
    }

    /// Is given the explanation when a batch or a call breaks the table's contract.
    ///
    /// The default ends the program, as the exception does that UIKit raises.
    public var contractViolationHandler: @MainActor (String) -> Void {
        get { violationHandler }
        set {
            violationHandler = newValue
            engine.contractViolationHandler = { newValue($0.description) }
        }
    }
}
