extension Observable {
    /// Drops all elements and keeps completion or the error.
    public func ignoreElements() -> Completable { endOnly() }

    func endOnly<Result>() -> Observable<Result> { compactMap { _ in nil } }
}
