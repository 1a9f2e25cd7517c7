extension Observable {
    /// Collects elements into arrays of limited size and time span.
    ///
    /// Emits an array when it is full, or when the time span has passed since the previous array;
    /// that array may be empty.
    ///
    /// On completion the remaining elements are emitted. An error drops them.
    ///
    /// - `timeSpan`: the maximum time between two arrays. Traps if it isn't positive.
    /// - `count`: the maximum number of elements in an array. Traps if it isn't positive.
    public func buffer(timeSpan: Duration, count: Int, scheduler: any Scheduler)
        -> Observable<[Element]>
    {
        require(
            timeSpan > .zero, "buffer(timeSpan:) takes a time above 0, but got \(timeSpan).")
        require(count > 0, "buffer(count:) takes 1 or more, but got \(count).")
        return Lift(self) { BufferSink($0, timeSpan: timeSpan, count: count, scheduler: scheduler) }
    }
}

private final class BufferSink<Element>: TimedSink<Element, [Element]> {
    private let count: Int
    // Guarded by the lock.
    private var elements: [Element] = []
    private weak var keeper: Keeper?

    /// Retained by the timer alone; retains the stage while it has elements.
    private final class Keeper {
        var stage: BufferSink?
    }

    init(
        _ downstream: Sink<[Element]>, timeSpan: Duration, count: Int, scheduler: any Scheduler
    ) {
        self.count = count
        super.init(downstream, dueTime: timeSpan, scheduler: scheduler)
        begin()
    }

    /// Starts a time span; an empty buffer ends when its source is freed.
    private func begin() {
        let keeper = Keeper()
        self.keeper = keeper
        wake(after: dueTime, keeper: keeper)
    }

    override func received(_ element: Element) {
        elements.append(element)
        keeper?.stage = self
        if elements.count == count { wake() }
    }

    override func ended(_ error: (any Error)?) {
        if error == nil { emit() }
        downstream.finish(error)
    }

    override func wake() {
        if subscription.isDisposed { return }
        begin()
        emit()
    }

    private func emit() {
        if downstream.isClosed { return }
        // Taken out before emitting: the observer may emit again.
        let full = elements
        elements = []
        downstream.next(full)
    }
}
