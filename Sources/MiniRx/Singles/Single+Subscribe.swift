extension Single {
    /// Subscribes with closures for the value and the error, which otherwise goes to `Hooks`.
    @inlinable
    public func subscribe(
        onSuccess: ((Element) -> Void)? = nil, onFailure: ((any Error) -> Void)? = nil,
        onDisposed: (() -> Void)? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        asObservable().subscribe(
            onNext: onSuccess, onError: onFailure, onDisposed: onDisposed, file: file, line: line)
    }

    /// Subscribes with closures that receive a weakly captured object.
    public func subscribe<Object: AnyObject>(
        with object: Object, onSuccess: ((Object, Element) -> Void)? = nil,
        onFailure: ((Object, any Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        asObservable().subscribe(
            with: object, onNext: onSuccess, onError: onFailure, onDisposed: onDisposed,
            file: file, line: line)
    }

    /// Subscribes with a closure for the result.
    public func subscribe(_ handler: @escaping (Result<Element, any Error>) -> Void)
        -> any Disposable
    {
        asObservable().subscribe(
            onNext: { handler(.success($0)) }, onError: { handler(.failure($0)) })
    }

    /// Waits for the element, or throws the error; cancelling the task disposes the subscription.
    public func value(isolation: isolated (any Actor)? = #isolation) async throws -> Element {
        let values = asObservable().values.makeAsyncIterator()
        guard let element = try await values.next(isolation: isolation) else {
            throw RxError.noElements
        }
        return element
    }
}
