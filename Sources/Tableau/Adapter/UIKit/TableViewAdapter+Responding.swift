#if canImport(UIKit) && canImport(ObjectiveC) && !os(watchOS)
package import Foundation

extension TableViewAdapter {
    /// Returns false for methods whose answer is not bound, which would override the table's own property
    /// and be called for each row, and true for those of the next delegate.
    package nonisolated override func responds(to aSelector: Selector!) -> Bool {
        if let question = Self.question(askedBy: aSelector), !answers(question) {
            return nextResponds(to: aSelector)
        }
        return super.responds(to: aSelector) || nextResponds(to: aSelector)
    }

    /// Forwards methods that this class doesn't implement to the next delegate.
    package nonisolated override func forwardingTarget(for aSelector: Selector!) -> Any? {
        // `NSObject` itself returns nil.
        nextResponds(to: aSelector) ? nextObject : nil
    }

    private nonisolated var nextObject: (any NSObjectProtocol)? {
        // UIKit calls its delegates on the main thread only.
        guard Thread.isMainThread else { return nil }
        return MainActor.assumeIsolated { SendableDelegate(delegate: nextDelegate) }.delegate
    }

    private nonisolated func nextResponds(to selector: Selector?) -> Bool {
        guard let selector else { return false }
        return nextObject?.responds(to: selector) ?? false
    }

    private nonisolated static func question(askedBy selector: Selector?) -> TableQuestions? {
        switch selector {
        case #selector(tableView(_:heightForRowAt:)): return .height(.cellHeight)
        case #selector(tableView(_:heightForHeaderInSection:)): return .height(.headerHeight)
        case #selector(tableView(_:heightForFooterInSection:)): return .height(.footerHeight)
        case #selector(tableView(_:estimatedHeightForRowAt:)):
            return .height(.estimatedCellHeight)
        case #selector(tableView(_:estimatedHeightForHeaderInSection:)):
            return .height(.estimatedHeaderHeight)
        case #selector(tableView(_:estimatedHeightForFooterInSection:)):
            return .height(.estimatedFooterHeight)
        #if canImport(UIKit) && !os(tvOS)
        case #selector(tableView(_:leadingSwipeActionsConfigurationForRowAt:)):
            return .actions(.leading)
        case #selector(tableView(_:trailingSwipeActionsConfigurationForRowAt:)):
            return .actions(.trailing)
        case #selector(tableView(_:contextMenuConfigurationForRowAt:point:)):
            return .actions(.context)
        case #selector(tableView(_:canMoveRowAt:)), #selector(tableView(_:moveRowAt:to:)):
            return .moves
        #endif
        default: return nil
        }
    }
}

/// Carries the next delegate out of `assumeIsolated`; created and read on the main thread, in one call.
private struct SendableDelegate: @unchecked Sendable {
    let delegate: (any NSObjectProtocol)?
}
#endif
