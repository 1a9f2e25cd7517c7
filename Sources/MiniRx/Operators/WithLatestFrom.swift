extension Observable {
    /// Combines each element with the latest of another sequence; drops it while there is none.
    ///
    /// Completes with the receiver; the other's completion means nothing.
    public func withLatestFrom<Other, Result>(
        _ second: Observable<Other>, resultSelector: @escaping (Element, Other) throws -> Result
    ) -> Observable<Result> {
        ClosureSource { [self] sink in
            let main = WithLatestSink(sink, resultSelector)
            if main.startAside(second, main.setOther) { run(main) }
        }
    }

    /// Replaces each element by the latest of another sequence; drops it while there is none.
    public func withLatestFrom<Other>(_ second: Observable<Other>) -> Observable<Other> {
        withLatestFrom(second) { $1 }
    }
}

private final class WithLatestSink<Input, Other, Output>: GatedSink<Input, Output> {
    private let resultSelector: (Input, Other) throws -> Output
    // Guarded by the lock.
    private let latest = Latest<Other>()

    init(
        _ downstream: Sink<Output>, _ resultSelector: @escaping (Input, Other) throws -> Output
    ) {
        self.resultSelector = resultSelector
        super.init(downstream)
    }

    func setOther(_ element: Other) {
        lock.lock()
        latest.set(element)
        lock.unlock()
    }

    override func next(_ element: Input) {
        lock.lock()
        defer { lock.unlock() }
        if !latest.isSet || downstream.isClosed { return }
        do {
            downstream.next(try resultSelector(element, latest.read()))
        } catch {
            end(error)
        }
    }
}
