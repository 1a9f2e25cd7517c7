public import MiniRx

/// Records what it receives, with the virtual time.
///
/// ```swift
/// let observer = scheduler.createObserver(Int.self)
/// let subscription = source.subscribe(observer)
/// scheduler.start()
/// #expect(observer.events == [.next(210, 1), .completed(250)])
/// ```
public final class TestableObserver<Element>: Observer {
    /// Everything received so far.
    public private(set) var events: [Recorded<Event<Element>>] = []

    private let clock: VirtualClock

    init(_ clock: VirtualClock) {
        self.clock = clock
    }

    /// Records an event.
    public func on(_ event: Event<Element>) {
        events.append(Recorded(time: clock.now, value: event))
    }
}
