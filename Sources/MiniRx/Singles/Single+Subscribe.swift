extension Single {
    /// Runs the single and hears its one result.
    ///
    /// - Parameters:
    ///   - onSuccess: receives the element.
    ///   - onFailure: receives the error; without it an error goes to `Hooks`.
    ///   - onDisposed: called once, when the subscription is over for whatever reason.
    ///   - file: the file to name for an unhandled error.
    ///   - line: the line to name for an unhandled error.
    /// - Returns: what ends the subscription; keep it in a `DisposeBag`.
    public func subscribe(
        onSuccess: ((Element) -> Void)? = nil,
        onFailure: ((any Error) -> Void)? = nil,
        onDisposed: (() -> Void)? = nil,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> any Disposable {
        asObservable().subscribe(
            onNext: onSuccess, onError: onFailure, onDisposed: onDisposed, file: file, line: line)
    }

    /// Runs the single for an object that is not kept alive, and is handed to the closures.
    ///
    /// - Returns: what ends the subscription; keep it in a `DisposeBag`.
    public func subscribe<Object: AnyObject>(
        with object: Object, onSuccess: ((Object, Element) -> Void)? = nil,
        onFailure: ((Object, any Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        asObservable().subscribe(
            with: object, onNext: onSuccess, onError: onFailure, onDisposed: onDisposed,
            file: file, line: line)
    }

    /// Runs the single and hears its one result.
    ///
    /// - Parameter handler: receives the element or the error.
    /// - Returns: what ends the subscription; keep it in a `DisposeBag`.
    public func subscribe(_ handler: @escaping (Result<Element, any Error>) -> Void)
        -> any Disposable
    {
        asObservable().subscribe(
            onNext: { handler(.success($0)) }, onError: { handler(.failure($0)) })
    }

    /// The element, awaited; throws the error.
    ///
    /// Cancelling the task disposes the subscription.
    public func value(isolation: isolated (any Actor)? = #isolation) async throws -> Element {
        let values = asObservable().values.makeAsyncIterator()
        guard let element = try await values.next(isolation: isolation) else {
            throw RxError.noElements
        }
        return element
    }
}
