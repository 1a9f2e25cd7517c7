/// The optional methods of a table's delegates and data source that this table knows.
public enum OptionalMethod: CaseIterable, Sendable {
    case didScroll, didChangeInset
    case willDisplayCell, willDisplayHeader, willDisplayFooter
    case didEndDisplayingCell, didEndDisplayingHeader, didEndDisplayingFooter
    case rowHeight, headerHeight, footerHeight
    case estimatedRowHeight, estimatedHeaderHeight, estimatedFooterHeight
    case headerView, footerView
    case shouldHighlight, didHighlight, didUnhighlight
    case willSelect, willDeselect, didSelect, didDeselect
    case canPerformPrimaryAction, performPrimaryAction
    case leadingSwipe, trailingSwipe, contextMenu
    case editingStyle, shouldIndent, canEdit, commit
    case canMove, moveRow, moveTarget
    case dragWillBegin, dragDidEnd
}

/// Stands in for the Objective-C runtime: what `responds(to:)` answers, and what a call then finds.
///
/// A delegate or data source without this conformance has all methods.
public protocol OptionalMethodResponding: AnyObject {
    /// Whether the table may call a method; read once, when the object is set.
    nonisolated func responds(to method: OptionalMethod) -> Bool
    /// Whether a call finds an implementation now, here or in what it is forwarded to.
    nonisolated func implements(_ method: OptionalMethod) -> Bool
    /// Returns the object that a call is forwarded to; nil for this one.
    @MainActor func forwardingTarget(for method: OptionalMethod) -> AnyObject?
}

extension OptionalMethodResponding {
    /// Without forwarding, both are the same.
    public nonisolated func implements(_ method: OptionalMethod) -> Bool { responds(to: method) }

    /// Nil.
    public func forwardingTarget(for method: OptionalMethod) -> AnyObject? { nil }
}

extension OptionalMethod {
    /// Returns the object that has the method: the one that is called, or what it forwards to.
    @MainActor
    func receiver<Receiver>(of object: Receiver?) -> Receiver? {
        let runtime = object as? any OptionalMethodResponding
        return runtime?.forwardingTarget(for: self) as? Receiver ?? object
    }
}

/// What a delegate or data source answered when it was set: a table never asks again.
struct KnownMethods {
    private weak var runtime: (any OptionalMethodResponding)?
    private var names: Set<OptionalMethod> = []

    /// Those of no object.
    init() {}

    init(of object: AnyObject?) {
        guard let object else { return }
        runtime = object as? any OptionalMethodResponding
        names = Set(OptionalMethod.allCases.filter { runtime?.responds(to: $0) ?? true })
    }

    func contains(_ method: OptionalMethod) -> Bool { names.contains(method) }

    /// Returns whether a method can be called; a known one that nobody has any more is a violation.
    @MainActor
    func allow(_ method: OptionalMethod, _ report: (String) -> Void) -> Bool {
        guard contains(method) else { return false }
        if runtime?.implements(method) != false { return true }
        report("Unrecognized selector: the table calls \(method), which nobody has any more.")
        return false
    }
}
