import Synchronization

extension Observable {
    /// Creates a sequence from a closure that runs for every subscription.
    ///
    /// After the end or disposal, the observer ignores events and holds nothing.
    ///
    /// - Parameter subscribe: emits into the observer, immediately or later in the same isolation,
    ///   and returns a disposable that stops it. For a source that emits on any thread, see
    ///   `ConcurrentObservable.create(_:)`.
    public static func create(
        _ subscribe: @escaping (AnyObserver<Element>) -> any Disposable
    ) -> Observable<Element> {
        AnonymousObservable(subscribe)
    }
}

/// A sequence made from a closure; the base class of MiniRxTest's sources.
open class AnonymousObservable<Element>: Observable<Element> {
    private let handler: (AnyObserver<Element>) -> any Disposable

    package init(_ subscribe: @escaping (AnyObserver<Element>) -> any Disposable) {
        handler = subscribe
        super.init()
    }

    override func run(_ sink: Sink<Element>) {
        let entrance = CreateEntrance(sink)
        let subscription = sink.subscription
        subscription.add(entrance)
        let disposable = handler(AnyObserver(CreateObserver(entrance)))
        if disposable is NopDisposable { return }
        if let anonymous = disposable as? AnonymousDisposable, anonymous.claimLink() {
            subscription.add(anonymous)
        } else {
            subscription.add(ClosureResource(disposable.dispose))
        }
    }
}

/// The observer that `create` provides, which user code may keep forever.
///
/// Once it is released, the chain behind it is freed, since nothing can be emitted any more.
private final class CreateObserver<Element>: Observer {
    private let entrance: CreateEntrance<Element>

    init(_ entrance: CreateEntrance<Element>) { self.entrance = entrance }

    func on(_ event: Event<Element>) {
        switch event {
        case .next(let element): onNext(element)
        case .error(let error): onError(error)
        case .completed: onCompleted()
        }
    }

    func onNext(_ element: Element) { entrance.next(element) }
    func onError(_ error: any Error) { entrance.end(error) }
    func onCompleted() { entrance.end(nil) }

    deinit { entrance.cancel() }
}

/// The entry to the chain behind a `create`, which any thread may call; it releases the chain at
/// the end.
///
/// One atomic word: bit 0 means "over", the rest counts the calls inside. The last caller to leave
/// frees the chain.
private final class CreateEntrance<Element>: Resource {
    private let word = Atomic<Int>(0)
    private var sink: Sink<Element>?

    init(_ sink: Sink<Element>) { self.sink = sink }

    func next(_ element: Element) {
        if enter() { sink.unsafelyUnwrapped.next(element) }
        leave()
    }

    func end(_ error: (any Error)?) {
        // Only the call that sets the bit may deliver the end, and only once.
        let old = word.add(2, ordering: .acquiringAndReleasing).oldValue
        if old & 1 == 0, word.bitwiseOr(1, ordering: .acquiringAndReleasing).oldValue & 1 == 0 {
            sink.unsafelyUnwrapped.finish(error)
        }
        leave()
    }

    override func cancel() {
        word.add(2, ordering: .acquiringAndReleasing)
        word.bitwiseOr(1, ordering: .acquiringAndReleasing)
        leave()
    }

    @inline(__always)
    private func enter() -> Bool { word.add(2, ordering: .acquiringAndReleasing).oldValue & 1 == 0 }

    @inline(__always)
    private func leave() {
        let left = word.subtract(2, ordering: .acquiringAndReleasing).newValue
        if left == 1 { free() }
    }

    @inline(never)
    private func free() {
        // Several callers may reach zero one after another; only one may free the chain.
        guard
            word.compareExchange(expected: 1, desired: .min | 1, ordering: .acquiringAndReleasing)
                .exchanged
        else { return }
        sink = nil
    }
}
