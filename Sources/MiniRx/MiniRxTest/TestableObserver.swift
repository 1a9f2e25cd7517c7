public import MiniRx

/// Records what it receives, with the virtual time.
public final class TestableObserver<Element>: Observer {
    /// Everything received so far.
    public private(set) var events: [Recorded<Event<Element>>] = []

    private let clock: VirtualClock

    init(_ clock: VirtualClock) { self.clock = clock }

    /// Records an event.
    public func on(_ event: Event<Element>) {
        events.append(Recorded(time: clock.now, value: event))
    }
}
