public import MiniRx

/// A scheduler whose time is a number that only tests move: everything runs at once, and in order.
///
/// ```swift
/// let scheduler = TestScheduler(initialClock: 0)
/// let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(250)])
/// let result = scheduler.start { source.debounce(.seconds(20), scheduler: scheduler) }
/// #expect(result.events == [.next(240, 2), .completed(250)])
/// ```
///
/// Time counts in ticks, of one second each unless said otherwise. Not Sendable: a test runs it in
/// one isolation.
public final class TestScheduler: Scheduler {
    /// The virtual time, in ticks.
    public var clock: Int { virtualClock.now }

    let virtualClock: VirtualClock
    private let resolution: Duration
    private var queue = EventQueue()
    private var isRunning = false

    /// A scheduler at some time.
    ///
    /// - `resolution`: how long a tick is for operators; traps if it is not positive. A
    ///   time that is no whole number of ticks is rounded up.
    public init(initialClock: Int = 0, resolution: Duration = .seconds(1)) {
        precondition(resolution > .zero, "A tick lasts some time, but got \(resolution).")
        virtualClock = VirtualClock(initialClock)
        self.resolution = resolution
    }

    // MARK: Scheduling

    /// Runs `action` at an absolute time, after all that was scheduled for that time before.
    ///
    /// - `time`: in ticks; what is past runs next, without moving the clock.
    @discardableResult
    public func scheduleAt(_ time: Int, action: @escaping () -> Void) -> any Disposable {
        queue.add(at: time, action)
    }

    /// Runs `action` some time from now.
    ///
    /// - `dueTime`: in ticks; 0 or less becomes 1, since work takes time.
    @discardableResult
    public func scheduleRelative(_ dueTime: Int, action: @escaping () -> Void) -> any Disposable {
        queue.add(at: clock + max(dueTime, 1), action)
    }

    /// The virtual time, as operators read it.
    public var now: Duration { resolution * clock }

    /// Runs `action` at the next tick.
    public func schedule(_ action: @escaping () -> Void) -> any Disposable {
        scheduleRelative(0, action: action)
    }

    /// Runs `action` after some time, at the next tick at the earliest.
    ///
    /// - `delay`: rounded up to ticks.
    public func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Disposable {
        scheduleRelative(Int((delay / resolution).rounded(.up)), action: action)
    }

    // MARK: Running

    /// Runs everything that is scheduled, and what that schedules, moving the clock along.
    public func start() {
        isRunning = true
        while isRunning, let item = queue.next(upTo: .max) { run(item) }
        isRunning = false
    }

    /// Makes a running `start()` or `advanceTo(_:)` return after the current piece of work.
    public func stop() { isRunning = false }

    /// Runs everything due up to a time, then moves the clock there.
    ///
    /// - Parameter time: in ticks; traps if it is past.
    public func advanceTo(_ time: Int) {
        precondition(
            time >= clock, "It is \(clock) already; the clock does not go back to \(time).")
        isRunning = true
        while isRunning, let item = queue.next(upTo: time) { run(item) }
        if isRunning { virtualClock.now = time }
        isRunning = false
    }

    /// Runs a piece of work that waits, before its turn if need be; the clock never goes back.
    package func run(_ item: EventQueue.Item) {
        virtualClock.now = max(clock, item.time)
        item.run()
    }

    /// What waits to be run, in the order in which it would be.
    package func waiting() -> [EventQueue.Item] { queue.waiting() }

    /// Runs what is due next, however late.
    ///
    /// - Returns: Whether there was anything.
    package func runNext() -> Bool {
        guard let item = queue.next(upTo: .max) else { return false }
        run(item)
        return true
    }

    /// Has work wait until an absolute time.
    package func add(at time: Int, _ action: @escaping () -> Void) -> EventQueue.Item {
        queue.add(at: time, action)
    }
}

extension TestScheduler {
    /// A sequence whose events happen at absolute times, whether anybody listens or not.
    public func createHotObservable<Element>(_ events: [Recorded<Event<Element>>])
        -> TestableObservable<Element>
    {
        TestableObservable(hot: events, self)
    }

    /// A sequence whose events happen at times relative to each subscription.
    public func createColdObservable<Element>(_ events: [Recorded<Event<Element>>])
        -> TestableObservable<Element>
    {
        TestableObservable(cold: events, self)
    }

    /// An observer that records what it receives.
    public func createObserver<Element>(_ type: Element.Type) -> TestableObserver<Element> {
        TestableObserver(virtualClock)
    }

    /// Builds a sequence, subscribes to it, leaves it, all at given times, and runs everything.
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
