extension Observable {
    /// Returns the first element, or `nil` if the sequence completes without one.
    public func first() -> Single<Element?> { Single(trusting: take(1).reduce(nil) { $1 }) }
}
