extension Observable {
    /// Runs closures on events of the sequence without changing it.
    ///
    /// An error that a closure throws ends the sequence. `on...` closures run before the event is
    /// passed on, `after...` closures after it; `onSubscribe` and `onSubscribed` run before and
    /// after the subscription to the source. `onDispose` runs after the source was disposed.
    public func `do`(
        onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
        onError: ((any Error) throws -> Void)? = nil,
        afterError: ((any Error) throws -> Void)? = nil,
        onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
        onDispose: (() -> Void)? = nil
    ) -> Observable<Element> {
        let atEnd: DoSink<Element>.AtEnd = { error, hasPassed in
            if let error {
                try (hasPassed ? afterError : onError)?(error)
            } else {
                try (hasPassed ? afterCompleted : onCompleted)?()
            }
        }
        return ClosureSource { [self] sink in
            onSubscribe?()
            let disposal = onDispose.map(DoDisposal.init)
            if let disposal { sink.subscription.add(disposal) }
            run(DoSink(sink, onNext: onNext, afterNext: afterNext, atEnd: atEnd))
            onSubscribed?()
            disposal?.sourceHasStarted()
        }
    }
}

/// Runs `onDispose` after the source is disposed.
///
/// This also holds if the source ends before its subscription returns a disposable, which is
/// disposed first.
private final class DoDisposal: Resource {
    private let lock = Lock()
    // Guarded by the lock.
    private var action: (() -> Void)?
    private var hasStarted = false
    private var isDisposed = false

    init(_ action: @escaping () -> Void) { self.action = action }

    override func cancel() { run { isDisposed = true } }

    func sourceHasStarted() { run { hasStarted = true } }

    private func run(after note: () -> Void) {
        lock.lock()
        note()
        let action = hasStarted && isDisposed ? action : nil
        if action != nil { self.action = nil }
        lock.unlock()
        action?()
    }
}

private final class DoSink<Element>: Stage<Element, Element> {
    typealias AtEnd = (_ error: (any Error)?, _ hasPassed: Bool) throws -> Void

    private let onNext: ((Element) throws -> Void)?
    private let afterNext: ((Element) throws -> Void)?
    private let atEnd: AtEnd

    init(
        _ downstream: Sink<Element>, onNext: ((Element) throws -> Void)?,
        afterNext: ((Element) throws -> Void)?,
        atEnd: @escaping AtEnd
    ) {
        self.onNext = onNext
        self.afterNext = afterNext
        self.atEnd = atEnd
        super.init(downstream)
    }

    override func next(_ element: Element) {
        if isClosed { return }
        do {
            try onNext?(element)
            downstream.next(element)
            try afterNext?(element)
        } catch {
            end(error)
        }
    }

    override func sourceEnded(_ error: (any Error)?) {
        do {
            try atEnd(error, false)
            downstream.finish(error)
            try atEnd(error, true)
        } catch {
            end(error)
        }
    }
}
