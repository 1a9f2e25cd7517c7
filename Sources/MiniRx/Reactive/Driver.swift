/// A sequence for user interfaces: it emits on the main actor, never fails, and is shared, with its
/// last element for a new observer.
///
/// ```swift
/// let names = search.asDriver(onErrorJustReturn: [])
/// names.map { "\($0.count) found" }.drive(onNext: { [unowned self] in title = $0 }).disposed(by: bag)
/// ```
///
/// For other operators, call `asObservable()`, and convert back with
/// `asDriver(onErrorJustReturn:)`.
@MainActor
public struct Driver<Element>: @MainActor ObservableConvertible {
    private let source: Observable<Element>

    /// Shares a sequence that is known not to fail and to emit on the main actor.
    fileprivate init(sharing source: Observable<Element>) { self.source = source.share(replay: 1) }

    /// Returns the sequence as an observable.
    public func asObservable() -> Observable<Element> { source }

    /// Transforms each element.
    public func map<Result>(_ transform: @escaping (Element) -> Result) -> Driver<Result> {
        Driver<Result>(sharing: source.map(transform))
    }

    /// Subscribes with a closure for the elements.
    public func drive(
        onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        source.subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Subscribes an observer, for example a `Binder`.
    public func drive(_ observer: some Observer<Element>) -> any Disposable {
        source.subscribe(observer)
    }

    /// Passes each element to a relay.
    public func drive(_ relay: Relay<Element>) -> any Disposable { source.bind(to: relay) }
}

extension ObservableConvertible {
    /// Converts the sequence to a driver that replaces an error with an element, then completes.
    @MainActor
    public func asDriver(onErrorJustReturn element: Element) -> Driver<Element> {
        Driver(sharing: asObservable().observe(on: .forDriver).catchAndReturn(element))
    }
}

extension Relay {
    /// Converts the relay to a driver.
    @MainActor
    public func asDriver() -> Driver<Element> { Driver(sharing: observe(on: .forDriver)) }
}

extension Scheduler where Self == MainScheduler {
    /// A scheduler of its own for each driver: what one delivers may drive another at once.
    fileprivate static var forDriver: MainScheduler { MainScheduler(isAlwaysAsync: false) }
}
