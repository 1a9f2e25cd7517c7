/// A sequence of exactly one element, or an error: a request and its answer.
///
/// ```swift
/// func load() -> Single<String> {
///     Single.create { single in
///         single(.success("answer"))
///         return Disposables.create()
///     }
/// }
/// ```
///
/// Like an `Observable` it does nothing until subscribed to, and runs anew for each subscription.
public struct Single<Element>: ObservableConvertible {
    private let source: Observable<Element>

    /// Wraps a sequence known to have exactly one element.
    init(trusting source: Observable<Element>) {
        self.source = source
    }

    /// The same as a sequence: the element, then completion.
    public func asObservable() -> Observable<Element> { source }
}

extension Single {
    /// A single made by a closure, run for every subscription.
    ///
    /// - Parameter subscribe: calls its argument once, at once or later in the same isolation, and
    ///   returns what stops it.
    public static func create(
        subscribe: @escaping (@escaping (Result<Element, any Error>) -> Void) -> any Disposable
    ) -> Single<Element> {
        let source = Observable<Element>.create { observer in
            subscribe { result in
                switch result {
                case .success(let element):
                    observer.onNext(element)
                    observer.onCompleted()
                case .failure(let error): observer.onError(error)
                }
            }
        }
        return Single(trusting: source.take(1))
    }

    /// A single that has its element already.
    ///
    /// - Parameter element: emitted at once.
    public static func just(_ element: Element) -> Single<Element> {
        Single(trusting: .just(element))
    }

    /// A single that fails at once.
    ///
    /// - Parameter error: what it fails with.
    public static func error(_ error: any Error) -> Single<Element> {
        Single(trusting: .error(error))
    }
}
