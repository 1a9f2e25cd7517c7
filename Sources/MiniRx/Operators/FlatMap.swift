extension Observable {
    /// Maps each element to a sequence and emits the elements of all of them.
    ///
    /// Completes when this sequence and all inner sequences have completed. An error that
    /// `selector` throws ends the result.
    public func flatMap<Result>(_ selector: @escaping (Element) throws -> Observable<Result>)
        -> Observable<Result>
    {
        runInner(.all, selector)
    }

    /// Maps each element to a sequence and emits the elements of the latest one only.
    ///
    /// Completes when this sequence and the latest inner sequence have completed. An error that
    /// `selector` throws ends the result.
    public func flatMapLatest<Result>(
        _ selector: @escaping (Element) throws -> Observable<Result>
    ) -> Observable<Result> {
        runInner(.latest, selector)
    }

    /// Maps an element to a sequence, and drops elements that arrive while one is running.
    public func flatMapFirst<Result>(_ selector: @escaping (Element) throws -> Observable<Result>)
        -> Observable<Result>
    {
        runInner(.first, selector)
    }

    /// Maps each element to a sequence and runs the sequences one after another.
    ///
    /// `selector` is called when the element arrives, even if its sequence has to wait.
    public func concatMap<Result>(_ selector: @escaping (Element) throws -> Observable<Result>)
        -> Observable<Result>
    {
        runInner(.queue, selector)
    }
}
