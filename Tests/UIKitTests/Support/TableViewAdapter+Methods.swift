import Tableau
import UIKit

/// The equivalent of what the adapter does with an Objective-C runtime.
extension TableViewAdapter: OptionalMethodResponding {
    nonisolated func responds(to method: OptionalMethod) -> Bool {
        let isOffered =
            switch method {
            case .rowHeight: answers(.height(.cellHeight))
            case .headerHeight: answers(.height(.headerHeight))
            case .footerHeight: answers(.height(.footerHeight))
            case .estimatedRowHeight: answers(.height(.estimatedCellHeight))
            case .estimatedHeaderHeight: answers(.height(.estimatedHeaderHeight))
            case .estimatedFooterHeight: answers(.height(.estimatedFooterHeight))
            case .leadingSwipe: answers(.actions(.leading))
            case .trailingSwipe: answers(.actions(.trailing))
            case .contextMenu: answers(.actions(.context))
            case .canMove, .moveRow: answers(.moves)
            default: Self.implemented(method)
            }
        return isOffered || nextResponds(to: method)
    }

    nonisolated func implements(_ method: OptionalMethod) -> Bool {
        Self.implemented(method) || nextResponds(to: method)
    }

    func forwardingTarget(for method: OptionalMethod) -> AnyObject? {
        Self.implemented(method) ? nil : nextDelegate
    }

    private nonisolated static func implemented(_ method: OptionalMethod) -> Bool {
        switch method {
        case .willDisplayHeader, .willDisplayFooter, .didEndDisplayingCell,
            .didEndDisplayingHeader, .didEndDisplayingFooter, .didHighlight, .didUnhighlight,
            .willSelect, .willDeselect, .canPerformPrimaryAction, .canEdit,
            .commit, .dragWillBegin:
            false
        default: true
        }
    }

    private nonisolated func nextResponds(to method: OptionalMethod) -> Bool {
        MainActor.assumeIsolated {
            guard let next = nextDelegate else { return false }
            if let known = next as? any OptionalMethodResponding {
                return known.responds(to: method)
            }
            return switch method {
            case .canEdit, .commit, .canMove, .moveRow: next is any UITableViewDataSource
            case .dragWillBegin, .dragDidEnd: next is any UITableViewDragDelegate
            default: true
            }
        }
    }
}
