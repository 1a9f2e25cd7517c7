/// For other operators, call `asObservable()`, and convert back with `asSingle()`.
extension Single {
    /// Transforms the element.
    @inlinable
    public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Single<Result> {
        Single<Result>(trusting: asObservable().map(transform))
    }

    /// Maps the element to another single and runs it.
    public func flatMap<Result>(_ selector: @escaping (Element) throws -> Single<Result>)
        -> Single<Result>
    {
        Single<Result>(trusting: asObservable().flatMap { try selector($0).asObservable() })
    }

    /// Replaces an error with another single, or with the error that `handler` throws.
    public func `catch`(_ handler: @escaping (any Error) throws -> Single<Element>)
        -> Single<Element>
    {
        Single(trusting: asObservable().catch { try handler($0).asObservable() })
    }
}
