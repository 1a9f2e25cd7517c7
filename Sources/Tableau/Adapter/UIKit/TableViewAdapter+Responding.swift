#if canImport(UIKit) && canImport(ObjectiveC) && !os(watchOS)
package import Foundation

extension TableViewAdapter {
    /// Says no to the methods for heights that are not bound.
    ///
    /// An answer would count in place of the table's own property, and UIKit would ask for each
    /// row.
    package nonisolated override func responds(to aSelector: Selector!) -> Bool {
        if let height = Self.height(askedBy: aSelector), !answers(height) { return false }
        return super.responds(to: aSelector)
    }

    private nonisolated static func height(askedBy selector: Selector?) -> HeightKinds? {
        switch selector {
        case #selector(tableView(_:heightForRowAt:)): .row
        case #selector(tableView(_:heightForHeaderInSection:)): .header
        case #selector(tableView(_:heightForFooterInSection:)): .footer
        case #selector(tableView(_:estimatedHeightForRowAt:)): .estimatedRow
        case #selector(tableView(_:estimatedHeightForHeaderInSection:)): .estimatedHeader
        case #selector(tableView(_:estimatedHeightForFooterInSection:)): .estimatedFooter
        default: nil
        }
    }
}
#endif
