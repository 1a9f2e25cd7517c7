extension Observable {
    /// Subscribes again after every error, for ever.
    public func retry() -> Observable<Element> { retry(upTo: nil) }

    /// Subscribes again after an error.
    ///
    /// - Parameter maxAttemptCount: attempts in all, the first included; the error of the last one
    ///   passes on. Traps if negative; with 0 it completes without subscribing.
    public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
        require(
            maxAttemptCount >= 0,
            "retry(_:) takes a count that is not negative, but got \(maxAttemptCount).")
        return retry(upTo: maxAttemptCount)
    }

    private func retry(upTo limit: Int?) -> Observable<Element> {
        let source = self
        return Sequential {
            var attempts = 0
            return { end in
                if let end, end.error == nil { return .finish(nil) }
                if let limit, attempts == limit { return .finish(end?.error) }
                attempts += 1
                return .run(source)
            }
        }
    }
}
