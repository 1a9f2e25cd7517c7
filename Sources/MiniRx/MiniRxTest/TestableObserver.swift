public import MiniRx

/// An observer that records events with their virtual time.
public final class TestableObserver<Element>: Observer {
    /// The events received so far.
    public private(set) var events: [Recorded<Event<Element>>] = []

    private let clock: VirtualClock

    init(_ clock: VirtualClock) { self.clock = clock }

    /// Records an event.
    public func on(_ event: Event<Element>) {
        events.append(Recorded(time: clock.now, value: event))
    }
}
