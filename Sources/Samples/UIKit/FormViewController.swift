#if canImport(UIKit)
import Foundation
import UIKit

/// The form on iOS.
final class FormViewController: TableViewController {
    convenience init(start: Date) {
        self.init(title: "Add Event")
        content = FormTable(
            tableView, start: start, say: { [unowned self] in say($0) }, didAdd: {})
    }
}
#endif
