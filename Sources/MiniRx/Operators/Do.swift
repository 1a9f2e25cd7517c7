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
    ///   - onDispose: called when the subscription is over.
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
        return Do(self, hooks, onSubscribe, onSubscribed, onDispose)
    }
}

private final class DoHooks<Element> {
    let onNext: ((Element) throws -> Void)?
    let afterNext: ((Element) throws -> Void)?
    let onError: ((any Error) throws -> Void)?
    let afterError: ((any Error) throws -> Void)?
    let onCompleted: (() throws -> Void)?
    let afterCompleted: (() throws -> Void)?

    init(
        onNext: ((Element) throws -> Void)?, afterNext: ((Element) throws -> Void)?,
        onError: ((any Error) throws -> Void)?, afterError: ((any Error) throws -> Void)?,
        onCompleted: (() throws -> Void)?, afterCompleted: (() throws -> Void)?
    ) {
        self.onNext = onNext
        self.afterNext = afterNext
        self.onError = onError
        self.afterError = afterError
        self.onCompleted = onCompleted
        self.afterCompleted = afterCompleted
    }
}

private final class Do<Element>: Observable<Element> {
    private let source: Observable<Element>
    private let hooks: DoHooks<Element>
    private let onSubscribe: (() -> Void)?
    private let onSubscribed: (() -> Void)?
    private let onDispose: (() -> Void)?

    init(
        _ source: Observable<Element>, _ hooks: DoHooks<Element>, _ onSubscribe: (() -> Void)?,
        _ onSubscribed: (() -> Void)?, _ onDispose: (() -> Void)?
    ) {
        self.source = source
        self.hooks = hooks
        self.onSubscribe = onSubscribe
        self.onSubscribed = onSubscribed
        self.onDispose = onDispose
        super.init()
    }

    override func run(_ sink: Sink<Element>) {
        onSubscribe?()
        if let onDispose { sink.subscription.add(ClosureResource(onDispose)) }
        source.run(DoSink(sink, hooks))
        onSubscribed?()
    }
}

private final class DoSink<Element>: Sink<Element> {
    private let downstream: Sink<Element>
    private let hooks: DoHooks<Element>

    init(_ downstream: Sink<Element>, _ hooks: DoHooks<Element>) {
        self.downstream = downstream
        self.hooks = hooks
        super.init(downstream.subscription)
    }

    override func next(_ element: Element) {
        do {
            try hooks.onNext?(element)
            downstream.next(element)
            try hooks.afterNext?(element)
        } catch {
            fail(downstream, error)
        }
    }

    override func finish(_ error: (any Error)?) {
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
            fail(downstream, error)
        }
    }
}
