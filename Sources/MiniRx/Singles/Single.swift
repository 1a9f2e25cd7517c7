/// A sequence of exactly one element or an error, such as the response to a request.
///
/// Like an `Observable` it does nothing until subscribed to, and runs again for each subscription.
public struct Single<Element>: ObservableConvertible {
    private let source: Observable<Element>

    /// Wraps a sequence that is known to have exactly one element.
    init(trusting source: Observable<Element>) { self.source = source }

    /// Returns the single as a sequence: the element, then completion.
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
        // Inlinable: where `Element` is known, a `Result` of it needs no lookup at run time.
        Single { entrance in
            subscribe { result in
                switch result {
                case .success(let element): entrance.succeed(element)
                case .failure(let error): entrance.fail(error)
                }
            }
        }
    }

    @usableFromInline
    init(_ run: @escaping (EntranceOwner) -> any Disposable) {
        self.init(
            trusting: ClosureSource(mayLoop: false) { sink in
                sink.subscription.add(run(EntranceOwner(ChainEntrance(sink))))
            })
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
