#if canImport(UIKit) && canImport(ObjectiveC) && !os(watchOS)
package import Foundation

extension TableViewAdapter {
    /// Returns false for methods of heights that are not bound, and true for those of the next
    /// delegate.
    ///
    /// An implemented method would override the table's own property, and UIKit would call it for
    /// each row.
    package nonisolated override func responds(to aSelector: Selector!) -> Bool {
        if let height = Self.height(askedBy: aSelector), !answers(height) {
            return nextResponds(to: aSelector)
        }
        if let offer = Self.offer(askedBy: aSelector), !offers(offer) {
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
        return MainActor.assumeIsolated { SendableDelegate(nextDelegate) }.delegate
    }

    private nonisolated func nextResponds(to selector: Selector?) -> Bool {
        guard let selector else { return false }
        return nextObject?.responds(to: selector) ?? false
    }

    #if canImport(UIKit) && os(tvOS)
    private nonisolated static func offer(askedBy selector: Selector?) -> Offers? { nil }
    #else
    private nonisolated static func offer(askedBy selector: Selector?) -> Offers? {
        switch selector {
        case #selector(tableView(_:leadingSwipeActionsConfigurationForRowAt:)):
            .actions(.leading)
        case #selector(tableView(_:trailingSwipeActionsConfigurationForRowAt:)):
            .actions(.trailing)
        case #selector(tableView(_:contextMenuConfigurationForRowAt:point:)): .actions(.context)
        case #selector(tableView(_:canMoveRowAt:)), #selector(tableView(_:moveRowAt:to:)): .moves
        default: nil
        }
    }
    #endif

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

/// Carries the next delegate out of `assumeIsolated`.
///
/// Safety: created and read on the main thread, in one call.
private struct SendableDelegate: @unchecked Sendable {
    let delegate: (any NSObjectProtocol)?

    init(_ delegate: (any NSObjectProtocol)?) { self.delegate = delegate }
}
#endif
