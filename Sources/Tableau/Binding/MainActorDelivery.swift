import Dispatch
import Synchronization

/// Delivers data from any thread to the main actor, in order.
///
/// On the main queue an element is delivered at once, so that a relay's value is there when
/// `finish()` loads the table, unless earlier ones of the same delivery are still in transit.
package final class MainActorDelivery<Element>: Sendable {
    // Safety: called only on the main actor, or after `MainQueue.isCurrent` has shown that this is
    // it; the function's type has the same representation without the actor. `assumeIsolated` would
    // check again, which takes longer than the rest of a delivery.
    private nonisolated(unsafe) let onMain: OnAnyActor
    /// The number of elements in transit.
    private let waiting = Atomic<Int>(0)

    // As properties, both types of function have one convention. As arguments of `unsafeBitCast`
    // they would be wrapped twice.
    private struct OnMainActor { let deliver: @MainActor (Element) -> Void }
    private struct OnAnyActor { let deliver: (Element) -> Void }

    package init(_ deliver: @escaping @MainActor (Element) -> Void) {
        onMain = unsafeBitCast(OnMainActor(deliver: deliver), to: OnAnyActor.self)
    }

    package func put(_ element: Element) {
        // Safety: an element emitted on another thread is no longer used there; from here on, only
        // the main actor uses it.
        nonisolated(unsafe) let element = element
        if isImmediate { return onMain.deliver(element) }
        enqueue { self.onMain.deliver(element) }
    }

    /// Calls a function after the elements that were put before.
    package func then(_ work: @escaping @MainActor () -> Void) {
        if isImmediate { return MainActor.assumeIsolated(work) }
        enqueue(work)
    }

    private var isImmediate: Bool {
        MainQueue.isCurrent && waiting.load(ordering: .acquiring) == 0
    }

    private func enqueue(_ work: @escaping @MainActor () -> Void) {
        waiting.add(1, ordering: .acquiringAndReleasing)
        DispatchQueue.main.async {
            MainActor.assumeIsolated(work)
            self.waiting.subtract(1, ordering: .acquiringAndReleasing)
        }
    }
}
