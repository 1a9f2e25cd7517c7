import Dispatch
import Synchronization

/// Takes data that arrive on whatever thread to the main actor, in order.
///
/// On the main queue an element is delivered at once, so that what a relay holds is there when
/// `finish()` loads the table. It does not matter what else waits for the main queue, as it would
/// with a scheduler that is shared: only elements of the same delivery come first.
package final class MainActorDelivery<Element>: Sendable {
    private let deliver: @MainActor (Element) -> Void
    /// How many elements are on their way.
    private let waiting = Atomic<Int>(0)

    package init(_ deliver: @escaping @MainActor (Element) -> Void) {
        self.deliver = deliver
    }

    package func put(_ element: Element) {
        // Safety: whoever emits an element on another thread has let go of it; it is used on the
        // main actor from here on.
        nonisolated(unsafe) let element = element
        if MainQueue.isCurrent, waiting.load(ordering: .acquiring) == 0 {
            return MainActor.assumeIsolated { deliver(element) }
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
