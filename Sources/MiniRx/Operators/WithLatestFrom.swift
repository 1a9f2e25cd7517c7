extension Observable {
    /// Combines each element with the latest element of another sequence, if it has emitted one.
    ///
    /// Completes with this sequence; the completion of the other one is ignored.
    public func withLatestFrom<Other, Result>(
        _ second: Observable<Other>, resultSelector: @escaping (Element, Other) throws -> Result
    ) -> Observable<Result> {
        ClosureSource { [self] sink in
            let latest = Latest<Other>()
            let main = GatedSink(sink) { element, downstream, _ in
                if latest.isSet { downstream.next(try resultSelector(element, latest.read())) }
            }
            if main.startBeside(second, latest.set) { run(main) }
        }
    }

    /// Replaces each element with the latest element of another sequence, if it has emitted one.
    public func withLatestFrom<Other>(_ second: Observable<Other>) -> Observable<Other> {
        withLatestFrom(second) { $1 }
    }
}
