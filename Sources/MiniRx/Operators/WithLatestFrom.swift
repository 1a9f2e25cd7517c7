extension Observable {
    /// Combines each element with the latest element of another sequence, if it has emitted one.
    ///
    /// Completes with this sequence; the completion of the other one is ignored.
    public func withLatestFrom<Other, Result>(
        _ second: Observable<Other>, resultSelector: @escaping (Element, Other) throws -> Result
    ) -> Observable<Result> {
        ClosureSource { [self] sink in
            let main = WithLatestSink(sink, resultSelector)
            if main.startAside(second, main.latest.set) { run(main) }
        }
    }

    /// Replaces each element with the latest element of another sequence, if it has emitted one.
    public func withLatestFrom<Other>(_ second: Observable<Other>) -> Observable<Other> {
        withLatestFrom(second) { $1 }
    }
}

private final class WithLatestSink<Input, Other, Output>: GatedSink<Input, Output> {
    private let resultSelector: (Input, Other) throws -> Output
    /// Guarded by the lock.
    let latest = Latest<Other>()

    init(
        _ downstream: Sink<Output>, _ resultSelector: @escaping (Input, Other) throws -> Output
    ) {
        self.resultSelector = resultSelector
        super.init(downstream)
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
