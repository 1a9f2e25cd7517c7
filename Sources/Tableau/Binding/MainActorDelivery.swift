import Dispatch
import Synchronization

/// Takes data that arrive on any thread to the main actor, in order.
///
/// On the main queue an element is delivered at once, so that what a relay holds is there when
/// `finish()` loads the table. It does not matter what else waits for the main queue, as it would
/// with a scheduler that is shared: only elements of the same delivery come first.
package final class MainActorDelivery<Element>: Sendable {
    private let deliver: @MainActor (Element) -> Void
    // Safety: `deliver` itself, called only where `MainQueue.isCurrent` has shown that this is the
    // main actor. Its type without the actor has the same representation; `assumeIsolated` would
    // ask again, which takes longer than all else that a delivery does.
    private nonisolated(unsafe) let deliverOnMain: (Element) -> Void
    /// How many elements are on their way.
    private let waiting = Atomic<Int>(0)

    package init(_ deliver: @escaping @MainActor (Element) -> Void) {
        self.deliver = deliver
        deliverOnMain = unsafeBitCast(deliver, to: ((Element) -> Void).self)
    }

    package func put(_ element: Element) {
        // Safety: an element emitted on another thread is no longer used there; only the main actor
        // uses it from here on.
        nonisolated(unsafe) let element = element
        if MainQueue.isCurrent, waiting.load(ordering: .acquiring) == 0 {
            return deliverOnMain(element)
        }
        waiting.add(1, ordering: .acquiringAndReleasing)
        DispatchQueue.main.async {
            MainActor.assumeIsolated { self.deliver(element) }
            self.waiting.subtract(1, ordering: .acquiringAndReleasing)
        }
    }
}

/// Tells whether code runs on the main queue.
///
/// `Thread.isMainThread` answers wrongly for a program with an asynchronous `main` on Linux.
enum MainQueue {
    static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) != nil }

    private static let mark: DispatchSpecificKey<Void> = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()
}
