/// A sequence of exactly one element or an error, such as the response to a request.
///
/// Like an `Observable` it does nothing until subscribed to, and runs again for each subscription.
///
/// Inlinable where that spares a subscription the lookup of a type: the caller knows `Element`.
public struct Single<Element>: ObservableConvertible {
    @usableFromInline let source: Observable<Element>

    /// Wraps a sequence that is known to have exactly one element.
    @inlinable
    init(trusting source: Observable<Element>) { self.source = source }

    /// Returns the single as a sequence: the element, then completion.
    @inlinable
    public func asObservable() -> Observable<Element> { source }
}

extension Single {
    /// Creates a single from a closure that runs for every subscription.
    ///
    /// - Parameter subscribe: calls its argument once, immediately or later in the same isolation,
    ///   and returns a disposable that stops it.
    @inlinable
    public static func create(
        subscribe: @escaping (@escaping (Result<Element, any Error>) -> Void) -> any Disposable
    ) -> Single<Element> {
        let source = ClosureSource<Element>(mayLoop: false) { sink in
            EntranceOwner.open(sink) { entrance in
                subscribe { result in
                    switch result {
                    case .success(let element): entrance.chain.last(element)
                    case .failure(let error): entrance.chain.end(error)
                    }
                }
            }
        }
        return Single(trusting: source)
    }

    /// Creates a single with a known element.
    public static func just(_ element: Element) -> Single<Element> {
        Single(trusting: .just(element))
    }

    /// Creates a single that fails immediately.
    public static func error(_ error: any Error) -> Single<Element> {
        Single(trusting: .error(error))
    }
}
