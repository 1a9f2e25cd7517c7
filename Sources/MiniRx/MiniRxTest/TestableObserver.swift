public import MiniRx
import TableauPlatform

/// An observer that records events with their virtual time.
public final class TestableObserver<Element>: Observer {
    /// The events received so far.
    public private(set) var events: [Recorded<Event<Element>>] = []

    private let clock: VirtualClock<Int>

    init(_ clock: VirtualClock<Int>) { self.clock = clock }

    /// Records an event.
    public func on(_ event: Event<Element>) {
        events.append(Recorded(time: clock.now, value: event))
    }
}
