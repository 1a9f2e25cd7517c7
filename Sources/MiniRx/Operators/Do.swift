extension Observable {
    /// Looks at what passes, without changing it.
    ///
    /// - Parameters:
    ///   - onNext: receives each element before it passes on; an error it throws ends the sequence.
    ///   - afterNext: receives each element after it passed on.
    ///   - onError: receives the error before it passes on.
    ///   - afterError: receives the error after it passed on.
    ///   - onCompleted: called before completion passes on.
    ///   - afterCompleted: called after completion passed on.
    ///   - onSubscribe: called before the source is subscribed to.
    ///   - onSubscribed: called after the source was subscribed to.
    ///   - onDispose: called when the subscription is over, after the source was disposed.
    public func `do`(
        onNext: ((Element) throws -> Void)? = nil,
        afterNext: ((Element) throws -> Void)? = nil,
        onError: ((any Error) throws -> Void)? = nil,
        afterError: ((any Error) throws -> Void)? = nil,
        onCompleted: (() throws -> Void)? = nil,
        afterCompleted: (() throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil,
        onSubscribed: (() -> Void)? = nil,
        onDispose: (() -> Void)? = nil
    ) -> Observable<Element> {
        let hooks = DoHooks(
            onNext: onNext, afterNext: afterNext, onError: onError, afterError: afterError,
            onCompleted: onCompleted, afterCompleted: afterCompleted)
        return ClosureSource { [self] sink in
            onSubscribe?()
            let disposal = onDispose.map(DoDisposal.init)
            if let disposal { sink.subscription.add(disposal) }
            run(DoSink(sink, hooks))
            disposal?.sourceHasStarted()
            onSubscribed?()
        }
    }
}

/// The closures of one `do` that a stage calls.
private struct DoHooks<Element> {
    let onNext: ((Element) throws -> Void)?
    let afterNext: ((Element) throws -> Void)?
    let onError: ((any Error) throws -> Void)?
    let afterError: ((any Error) throws -> Void)?
    let onCompleted: (() throws -> Void)?
    let afterCompleted: (() throws -> Void)?
}

/// Runs `onDispose` after what the source disposes, also if that ends before it has returned from
/// being subscribed to: what it returns then is disposed on the way.
private final class DoDisposal: Resource {
    private let lock = Lock()
    // Guarded by the lock.
    private var action: (() -> Void)?
    private var hasStarted = false
    private var isDisposed = false

    init(_ action: @escaping () -> Void) {
        self.action = action
    }

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
    private let hooks: DoHooks<Element>

    init(_ downstream: Sink<Element>, _ hooks: DoHooks<Element>) {
        self.hooks = hooks
        super.init(downstream)
    }

    override func next(_ element: Element) {
        if isTooLate { return }
        do {
            try hooks.onNext?(element)
            downstream.next(element)
            try hooks.afterNext?(element)
        } catch {
            end(error)
        }
    }

    override func sourceEnded(_ error: (any Error)?) {
        do {
            if let error {
                try hooks.onError?(error)
                downstream.finish(error)
                try hooks.afterError?(error)
            } else {
                try hooks.onCompleted?()
                downstream.finish(nil)
                try hooks.afterCompleted?()
            }
        } catch {
            end(error)
        }
    }
}
