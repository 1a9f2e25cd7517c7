import Tableau
import UIKit

/// The equivalent of `responds(to:)` with an Objective-C runtime.
extension TableViewAdapter: HeightMethodResponding {
    nonisolated func responds(to method: HeightMethod) -> Bool {
        switch method {
        case .row: answers(.row)
        case .header: answers(.header)
        case .footer: answers(.footer)
        case .estimatedRow: answers(.estimatedRow)
        case .estimatedHeader: answers(.estimatedHeader)
        case .estimatedFooter: answers(.estimatedFooter)
        }
    }
}
