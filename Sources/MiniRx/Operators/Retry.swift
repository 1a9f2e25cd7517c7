extension Observable {
    /// Resubscribes after every error, without limit.
    public func retry() -> Observable<Element> { retry(.max) }

    /// Resubscribes after an error, a limited number of times.
    ///
    /// - Parameter maxAttemptCount: the number of attempts, including the first. The error of the
    ///   last attempt is passed on. Traps if it is negative. With 0, it completes without
    ///   subscribing.
    public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
        require(
            maxAttemptCount >= 0,
            "retry(_:) takes a count that is not negative, but got \(maxAttemptCount).")
        if maxAttemptCount == 0 { return .empty() }
        return retry { errors in
            var attempts = 0
            return errors.map { error in
                attempts += 1
                if attempts == maxAttemptCount { throw error }
            }
        }
    }
}
