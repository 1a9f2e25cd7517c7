public import MiniRx
package import TableauPlatform

/// A scheduler on virtual time: a test advances the clock, and all due work runs in order.
///
/// Time is counted in ticks, one second each by default. Not Sendable: a test uses it in one
/// isolation.
public final class TestScheduler: Scheduler {
    /// The virtual time, in ticks.
    public var clock: Int { virtualClock.now }

    package let virtualClock: VirtualClock<Int>
    private let resolution: Duration
    private var isRunning = false

    /// Creates a scheduler that starts at a given time.
    ///
    /// - `resolution`: the length of a tick, to which times are rounded up; traps unless positive.
    public init(initialClock: Int = 0, resolution: Duration = .seconds(1)) {
        precondition(resolution > .zero, "The resolution must be positive, but got \(resolution).")
        virtualClock = VirtualClock(initialClock)
        self.resolution = resolution
    }

    /// Observers keep the time, not the work, which nobody can run any more.
    deinit {
        for work in virtualClock.waiting { work.cancel() }
    }

    // MARK: Scheduling

    /// Runs `action` at an absolute time, after work scheduled earlier for that time.
    ///
    /// - `time`: the time in ticks. Past work runs next, without moving the clock.
    @discardableResult
    public func scheduleAt(_ time: Int, action: @escaping () -> Void) -> any Disposable {
        virtualClock.add(at: time, action)
    }

    /// Runs `action` after some ticks; 0 or less becomes 1.
    @discardableResult
    public func scheduleRelative(_ dueTime: Int, action: @escaping () -> Void) -> any Disposable {
        virtualClock.add(at: clock + max(dueTime, 1), action)
    }

    /// The virtual time as a duration.
    public var now: Duration { resolution * clock }

    /// Runs `action` at the next tick.
    public func schedule(_ action: @escaping () -> Void) -> any Disposable {
        scheduleRelative(0, action: action)
    }

    /// Runs `action` after some time, rounded up to ticks, at the next tick at the earliest.
    public func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Disposable {
        // Not as floating-point numbers, which are a tick too long for some times.
        let ticks = (delay.attoseconds - 1) / resolution.attoseconds + 1
        // At most a time that no clock reaches, and that is still a number of ticks from now.
        return scheduleRelative(Int(min(max(ticks, 0), 9_000_000_000_000_000_000)), action: action)
    }

    // MARK: Running

    /// Runs all scheduled work, including work that it schedules, and advances the clock.
    public func start() { runAll(upTo: .max) }

    /// Runs work in order until none is due; returns false if `stop()` is called before.
    ///
    /// Work may call this too; its own run then goes on afterwards.
    @discardableResult
    private func runAll(upTo time: Int) -> Bool {
        let wasRunning = isRunning
        defer { isRunning = wasRunning }
        isRunning = true
        while isRunning, virtualClock.runNext(upTo: time) {}
        return isRunning
    }

    /// Makes a running `start()` or `advanceTo(_:)` return after the current piece of work.
    public func stop() { isRunning = false }

    /// Runs all work due up to a time in ticks, then advances the clock to it; traps if it is past.
    public func advanceTo(_ time: Int) {
        precondition(
            time >= clock, "The clock is at \(clock) and cannot go back to \(time).")
        if runAll(upTo: time) { virtualClock.pass(to: time) }
    }
}

extension TestScheduler {
    /// Creates a sequence that emits at absolute times, whether or not it has observers.
    public func createHotObservable<Element>(_ events: [Recorded<Event<Element>>])
        -> TestableObservable<Element>
    {
        // Not a subject of elements: a script may continue after the end, to test how operators
        // react.
        let relay = PublishRelay<Event<Element>>()
        for event in events { scheduleAt(event.time) { relay.accept(event.value) } }
        return TestableObservable(events, virtualClock) { observer in
            relay.subscribe(onNext: { observer.on($0) })
        }
    }

    /// Creates a sequence that emits at times relative to each subscription; 0 becomes 1.
    public func createColdObservable<Element>(_ events: [Recorded<Event<Element>>])
        -> TestableObservable<Element>
    {
        TestableObservable(events, virtualClock) { observer in
            Disposables.create(
                events.map { event in
                    self.scheduleRelative(event.time) { observer.on(event.value) }
                })
        }
    }

    /// Creates an observer that records its events.
    public func createObserver<Element>(_ type: Element.Type) -> TestableObserver<Element> {
        TestableObserver(virtualClock)
    }

    /// Builds a sequence, subscribes and disposes at the given times, and runs all work.
    public func start<Element>(
        created: Int = 100, subscribed: Int = 200, disposed: Int = 1000,
        _ create: @escaping () -> Observable<Element>
    ) -> TestableObserver<Element> {
        var source: Observable<Element>?
        var subscription: (any Disposable)?
        let observer = createObserver(Element.self)
        scheduleAt(created) { source = create() }
        scheduleAt(subscribed) { subscription = source?.subscribe(observer) }
        scheduleAt(disposed) { subscription?.dispose() }
        start()
        return observer
    }
}
